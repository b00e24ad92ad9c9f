import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { readWhole } from '#api/file-part.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { AppError } from '#http/errors.ts'
import { maxImageBytes } from '../schema.ts'
import { createImage } from './repository.ts'

type Origin = {
  /** The uploader; null for a picture that the server fetched. */
  userId: number | null
  sourceAddress?: string
}

/** Stores a re-encoded picture with its row and audit entry. Throws the errors of an upload. */
export const storeImage = async (request: FastifyRequest, source: Readable, origin: Origin) => {
  const { files, db, malwareChecks } = request.server
  // The original is only read; the re-encoded picture is stored.
  const sent = await readWhole(() => files.save(source, maxImageBytes, reEncode))
  await files.remove(sent.key)
  const { bytes, type, width, height } = sent.result
  const stored = await files.save(Readable.from([bytes]), Number.POSITIVE_INFINITY, async () => undefined)
  const created = await files.nameByRow(stored.key, () =>
    db.transaction(async (tx) => {
      const { key: storageKey, size, sha256 } = stored
      const malwareCheck = malwareChecks ? 'checking' : null
      const row = await createImage(tx, {
        storageKey,
        type,
        width,
        height,
        size,
        sha256,
        malwareCheck,
        ...origin,
      })
      await auditOf(request)(tx, 'create', 'image', row.id)
      return row
    }),
  )
  malwareChecks?.wake()
  return withUrl(created)
}

export const withUrl = <Row extends { storageKey: string }>(row: Row) => ({
  ...row,
  url: `/images/${row.storageKey}`,
})

const widest = 1600
const maxPixels = 40_000_000
const accepted = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

type Picture = { bytes: Buffer; type: 'image/jpeg' | 'image/webp'; width: number; height: number }

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
