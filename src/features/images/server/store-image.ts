import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { readWhole } from '#api/file-part.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { maxImageBytes } from '../schema.ts'
import { reEncode } from './re-encode.ts'
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
