import { type Routes, register, requireRecentProof, signedInUser } from '#api/routes.ts'
import { uniqueViolation } from '#db/errors.ts'
import { notifyLawyerOfErasure } from '#features/appointments/server/mails.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { askPassword } from '#features/auth/server/password-failures.ts'
import { lockGuestRequests } from '#features/consultations/server/guest-repository.ts'
import { findGuestPerson } from '#features/people/server/repository.ts'
import { AppError, notFound } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { isAwaited } from './admin-routes.ts'
import { hasRetainedAgreement } from './agreement-repository.ts'
import { personalDataCalls } from './calls.ts'
import { findLatestErasure, openErasure, withdrawErasure } from './erasure-repository.ts'
import { limitExports, sendExport } from './export.ts'
import { collectPersonalData } from './export-repository.ts'
import { collectGuestData, eraseGuest, listOwnAddresses, recordErasure } from './guest-data-repository.ts'
import { refuseRetainedIdentity } from './identity-rules.ts'
import { notifyOfErasure, notifyOfRequest } from './mails.ts'

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

/** A person without an account asks the office for a copy or the destruction of their data (decision 63). */
export const guestDataRoutes: Routes = async (app) => {
  const on = register(app, personalDataCalls)

  on('GET /api/admin/guests/:id/export', { onRequest: requireRecentProof }, async (request, reply) => {
    const { id } = request.params
    const actor = signedInUser(request)
    await limitExports(request, actor.id)
    const { collected, language } = await app.db.transaction(async (tx) => {
      const guest = (await findGuestPerson(tx, id, actor)) ?? notFound()
      const numbers = app.partyNumbers
      await auditOf(request)(tx, 'export', 'consultation', id)
      return {
        collected: await collectGuestData(tx, guest, { reader: actor, numbers }),
        language: guest.language,
      }
    })
    return sendExport(request, reply, collected, language)
  })

  on('POST /api/admin/guests/:id/erasure', { onRequest: requireRecentProof }, async (request) => {
    const { id } = request.params
    const actor = signedInUser(request)
    const files = await app.db.transaction(async (tx) => {
      const found = (await findGuestPerson(tx, id, actor)) ?? notFound()
      await lockGuestRequests(tx, found.guestId)
      // A request may have moved to an account before the lock.
      const guest = (await findGuestPerson(tx, id, actor)) ?? notFound()
      if (await hasRetainedAgreement(tx, { guestId: guest.guestId })) throw new AppError('agreement_kept')
      await refuseRetainedIdentity(tx, { guestId: guest.guestId }, request.language)
      const ids = (await lockGuestRequests(tx, guest.guestId)).map((row) => row.id)
      const [own] = await listOwnAddresses(tx, guest)
      const { files: keys, ended } = await eraseGuest(tx, guest, ids)
      if (own) await notifyOfErasure(tx, { email: own, preferredLanguage: guest.language })
      for (const appointment of ended.filter(isAwaited)) await notifyLawyerOfErasure(tx, app, appointment)
      await recordErasure(tx, actor.id)
      await auditOf(request)(tx, 'erase', 'consultation', id)
      return keys
    })
    for (const key of files) await app.files.remove(key)
  })
}
