import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { readWhole } from '#http/file-part.ts'
import { mostImageBytes } from '../schema.ts'
import { reEncode } from './re-encode.ts'
import { createImage } from './repository.ts'

type Origin = {
  /** Who sent it; null for what the server fetched. */
  userId: number | null
  sourceAddress?: string
}

/** Keeps a picture as we drew it, with its row and line of audit. Throws what an upload answers. */
export const keepImage = async (request: FastifyRequest, source: Readable, origin: Origin) => {
  const { files, db, malwareChecks } = request.server
  // The original is only read; what is stored is our re-encoded picture.
  const sent = await readWhole(() => files.save(source, mostImageBytes, reEncode))
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
