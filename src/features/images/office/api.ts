import { queryOptions } from '@tanstack/react-query'
import { uploadFile } from '#browser/upload-file.ts'
import { whileChecking } from '#features/malware/browser/api.ts'
import type { Image } from '../schema.ts'

/** `onProgress` hears from 0 to 1. */
export const uploadImage = (
  file: File,
  way: { onProgress: (sent: number) => void; signal: AbortSignal },
): Promise<Image> => uploadFile<Image>('/api/admin/images', { fields: {}, file, ...way })

/** One picture, asked for again until its malware check is done. */
export const imageQuery = (id: number) =>
  queryOptions<Image>({
    queryKey: ['images', `/api/admin/images/${id}`],
    refetchInterval: ({ state }) => whileChecking(state.data && [state.data.malwareCheck]),
    staleTime: 0,
  })
