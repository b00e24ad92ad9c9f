import { requireRecentProof, signedInUser } from '#api/guards.ts'
import { register } from '#api/register.ts'
import { notifyLawyerOfErasure } from '#features/appointments/server/mails.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { lockGuestRequests } from '#features/consultations/server/guest-repository.ts'
import { findGuestPerson } from '#features/people/server/repository.ts'
import type { Routes } from '#http/context.ts'
import { AppError, notFound } from '#http/errors.ts'
import { isAwaited } from './admin-routes.ts'
import { hasRetainedAgreement } from './agreement-repository.ts'
import { personalDataCalls } from './calls.ts'
import { notifyOfErasure } from './erasure-mail.ts'
import { collectGuestData, eraseGuest, listOwnAddresses, recordErasure } from './guest-data-repository.ts'
import { limitExports, sendExport } from './send-export.ts'

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
