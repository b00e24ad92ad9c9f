import { type Routes, register, requireRecentProof, signedInUser } from '#api/routes.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { AppError } from '#http/errors.ts'
import { sampleFirmCalls } from './calls.ts'
import { describeSample, hasSample, lockSample, removeSample } from './repository.ts'

/** Removes the whole sample firm in one step, instead of row by row. */
export const sampleFirmRoutes: Routes = async (app) => {
  const on = register(app, sampleFirmCalls)

  on('GET /api/admin/sample-firm', (request) => describeSample(app.db, signedInUser(request).id))

  on('GET /api/admin/sample-firm/notice', async (request) => ({
    isLeft: await hasSample(app.db, signedInUser(request).id),
  }))

  /**
   * Deletes rows first and files after the commit. If the server crashes in between, the next cleanup deletes
   * the files.
   */
  on('POST /api/admin/sample-firm/remove', { onRequest: requireRecentProof }, async (request) => {
    const { id } = signedInUser(request)
    const { left, files } = await app.db.transaction(async (tx) => {
      await lockSample(tx)
      const found = await describeSample(tx, id)
      if (found.total === 0) return { left: found, files: [] }
      if (found.ownDocuments > 0) throw new AppError('sample_in_use')
      const files = await removeSample(tx, id)
      await auditOf(request)(tx, 'delete', 'sampleFirm', null, { rows: String(found.total) })
      return { left: await describeSample(tx, id), files }
    })
    for (const key of files) await app.files.remove(key)
    return left
  })
}
