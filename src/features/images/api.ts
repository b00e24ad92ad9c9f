import { uploadFile } from '#http/upload-file.ts'
import type { Image } from './schema.ts'

/** `onProgress` hears from 0 to 1. */
export const uploadImage = (
  file: File,
  way: { onProgress: (sent: number) => void; signal: AbortSignal },
): Promise<Image> => uploadFile<Image>('/api/admin/images', { fields: {}, file, ...way })
