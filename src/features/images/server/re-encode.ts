import { AppError } from '#http/errors.ts'

const widest = 1600
const maxPixels = 40_000_000
const accepted = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

export type Picture = { bytes: Buffer; type: 'image/jpeg' | 'image/webp'; width: number; height: number }

/**
 * Re-encodes a picture: upright, at most 1600 px wide, without metadata and other data. Opaque pictures
 * become JPEG, which all link previews support. Throws `picture_kind` for a file that is not a picture, is
 * broken, or would decode to more than 40 megapixels.
 */
export const reEncode = async (path: string): Promise<Picture> => {
  // Loaded with the first picture, because the library is large.
  const { default: sharp } = await import('sharp')
  try {
    const source = sharp(path, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
    const { format, hasAlpha } = await source.metadata()
    if (!accepted.has(format ?? '')) throw new Error(unknownKind)
    const resized = source.rotate().resize({ width: widest, withoutEnlargement: true })
    const encoded = hasAlpha ? resized.webp({ quality: 86 }) : resized.jpeg({ quality: 84, mozjpeg: true })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    const type = hasAlpha ? 'image/webp' : 'image/jpeg'
    return { bytes: data, type, width: info.width, height: info.height }
  } catch (error) {
    if (isVerdict(error)) throw new AppError('picture_kind')
    throw error
  }
}

const unknownKind = 'no picture'

/** The beginnings of decoder messages about a bad file; decoders have no error codes. */
const verdicts =
  /^no picture|unsupported image format|corrupt header|exceeds pixel limit|security limit|^(vips)?_?(jpe?g|s?png|webp|gif|nsgif|heif|avif)/im

/** Messages about missing resources of the machine, independent of the picture. */
const shortages = /memory|alloc|too many open|no space|unable to open/i

/**
 * Whether the picture caused the error, not the machine. Machine errors are logged, and the same file may be
 * sent again.
 */
export const isVerdict = (error: unknown): boolean =>
  error instanceof Error &&
  verdicts.test(error.message) &&
  (/security limit/i.test(error.message) || !shortages.test(error.message))
