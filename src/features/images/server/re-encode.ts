import { AppError } from '#http/errors.ts'

const widest = 1600
const mostPixels = 40_000_000
const accepted = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

export type Picture = { bytes: Buffer; type: 'image/jpeg' | 'image/webp'; width: number; height: number }

/**
 * Re-encodes a picture: upright, at most 1600 px wide, without metadata or anything else in the file. Opaque pictures
 * become JPEG, which every network that previews links can read. Throws `unsupported_media_type` for what is not a
 * picture, is broken, or would decode to more than 40 megapixels.
 */
export const reEncode = async (path: string): Promise<Picture> => {
  // Loaded with the first picture: it brings a library of its own.
  const { default: sharp } = await import('sharp')
  try {
    const source = sharp(path, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
    const { format, hasAlpha } = await source.metadata()
    if (!accepted.has(format ?? '')) throw new Error(`no picture: ${format}`)
    const resized = source.rotate().resize({ width: widest, withoutEnlargement: true })
    const encoded = hasAlpha ? resized.webp({ quality: 86 }) : resized.jpeg({ quality: 84, mozjpeg: true })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    const type = hasAlpha ? 'image/webp' : 'image/jpeg'
    return { bytes: data, type, width: info.width, height: info.height }
  } catch {
    throw new AppError('picture_kind')
  }
}
