import { callQuery } from '#browser/call-api.ts'
import { uploadFile } from '#browser/files.ts'
import { whileChecking } from '#features/malware/browser/api.ts'
import type { Image } from '../schema.ts'

/** `onProgress` receives values from 0 to 1. */
export const uploadImage = (
  file: File,
  way: { onProgress: (sent: number) => void; signal: AbortSignal },
): Promise<Image> => uploadFile('POST /api/admin/images', { fields: {}, file, ...way })

/** One picture, polled until its malware check is done. */
export const imageQuery = (id: number) =>
  callQuery(['images'], 'GET /api/admin/images/:id', {
    params: { id },
    refetchInterval: ({ state }) => whileChecking(state.data && [state.data.malwareCheck]),
    staleTime: 0,
  })
