import { requireRecentProof, signedInUser } from '#api/guards.ts'
import { register } from '#api/register.ts'
import { uniqueViolation } from '#db/errors.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { askPassword } from '#features/auth/server/password-failures.ts'
import type { Routes } from '#http/context.ts'
import { AppError, notFound } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { personalDataCalls } from './calls.ts'
import { notifyOfRequest } from './erasure-mail.ts'
import { findLatestErasure, openErasure, withdrawErasure } from './erasure-repository.ts'
import { collectPersonalData } from './export-repository.ts'
import { limitExports, sendExport } from './send-export.ts'

/** Privacy calls of users for their own data (PDPL). */
export const personalDataRoutes: Routes = async (app) => {
  const on = register(app, personalDataCalls)

  on('GET /api/user/export', { onRequest: requireRecentProof }, async (request, reply) => {
    const person = signedInUser(request)
    await limitExports(request, person.id)
    const collected = await app.db.transaction(async (tx) => {
      await auditOf(request)(tx, 'export', 'user', person.id)
      return collectPersonalData(tx, person, app.partyNumbers)
    })
    return sendExport(request, reply, collected, person.preferredLanguage)
  })

  on('GET /api/user/erasure', async (request) => ({
    latest: await findLatestErasure(app.db, signedInUser(request).id),
  }))

  on('POST /api/user/erasure', { onRequest: limitPerMinute('password', 30) }, async (request) => {
    const person = signedInUser(request)
    await askPassword(request, request.body.password, 'password')
    return app.db
      .transaction(async (tx) => {
        const id = await openErasure(tx, person.id)
        await auditOf(request)(tx, 'create', 'erasureRequest', id)
        await notifyOfRequest(tx, person, app.publicUrl())
        return (await findLatestErasure(tx, person.id)) ?? notFound()
      })
      .catch((error: unknown) => {
        if (uniqueViolation(error) !== 'erasure_requests_open') throw error
        throw new AppError('erasure_open')
      })
  })

  on('DELETE /api/user/erasure', async (request) => {
    await app.db.transaction(async (tx) => {
      const id = (await withdrawErasure(tx, signedInUser(request).id)) ?? notFound()
      await auditOf(request)(tx, 'withdraw', 'erasureRequest', id)
    })
  })
}
