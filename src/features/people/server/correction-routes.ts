import { requireRecentProof, signedInUser } from '#api/guards.ts'
import { register } from '#api/register.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { endLinks } from '#features/auth/server/link-repository.ts'
import { deleteSessionsOf } from '#features/auth/server/repository.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import { endFollowLinks } from '#features/consultations/server/link-repository.ts'
import { findConsultation } from '#features/consultations/server/repository.ts'
import { withDetails } from '#features/consultations/server/restriction.ts'
import type { User } from '#features/users/schema.ts'
import { lockUser, refuseTakenName, updateUser } from '#features/users/server/repository.ts'
import type { Routes } from '#http/context.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { peopleCalls } from './calls.ts'
import { lockGuestRequests, mayCorrect, noteCorrection, saveContact } from './correction-repository.ts'
import { findPerson } from './repository.ts'

type Dependencies = {
  /** Mails the old address and the new one. */
  notifyOfNewAddress: (db: Database, before: User, after: User) => Promise<void>
}

/** Corrections of a phone number or an address by employees who may open the person's requests (decision 75). */
export const correctionRoutes =
  ({ notifyOfNewAddress }: Dependencies): Routes =>
  async (app) => {
    const on = register(app, peopleCalls)

    // A new address can give control of the account, so an open session is not enough.
    on('PUT /api/admin/people/:id', { onRequest: requireRecentProof }, async (request) => {
      const { id } = request.params
      const { phone, email, updatedAt } = request.body
      const actor = signedInUser(request)
      return app.db
        .transaction(async (tx) => {
          const before = await lockUser(tx, id)
          if (before?.role !== 'client') return notFound()
          if (!(await mayCorrect(tx, id, actor))) throw new AppError('forbidden')
          const isNew = email !== undefined && email !== before.email.toLowerCase()
          const isChanged = isNew || (phone !== undefined && phone !== before.phone)
          const after =
            (await updateUser(tx, id, {
              ...(phone !== undefined && { phone }),
              ...(isNew && { email, isVerified: false }),
              updatedAt,
            })) ?? notFound()
          if (isNew) {
            await endLinks(tx, id, ['password_reset', 'email_verification', 'email_change'])
            await deleteSessionsOf(tx, id)
            await notifyOfNewAddress(tx, before, after)
          }
          if (isChanged) {
            await noteCorrection(tx, id, actor.id)
            await auditOf(request)(tx, 'update', 'user', id, { contact: isNew ? 'email' : 'phone' })
          }
          return (await findPerson(tx, id)) ?? notFound()
        })
        .catch(refuseTakenName)
    })

    /** Corrects all requests of the guest that the employee may open. A link to a wrong address ends. */
    on('PUT /api/admin/consultations/:id/contact', async (request) => {
      const { id } = request.params
      const { phone, email, updatedAt } = request.body
      const actor = signedInUser(request)
      return app.db.transaction(async (tx) => {
        const rows = await lockGuestRequests(tx, { id, updatedAt, reader: actor })
        const row = rows.find((each) => each.id === id) ?? notFound()
        const contact = { phone: phone === undefined ? row.phone : (phone ?? ''), email: email ?? row.email }
        if (contact.phone === '' && contact.email === '') invalidField('phone', 'val.record.contact')
        const isNew = contact.email !== row.email
        if (isNew || contact.phone !== row.phone) {
          for (const each of rows) {
            await saveContact(tx, each.id, contact)
            await addHistory(tx, each.id, actor.id, 'contactCorrected', null, null)
          }
          if (isNew)
            await endFollowLinks(
              tx,
              rows.map((each) => each.id),
            )
          await auditOf(request)(tx, 'update', 'consultation', id, { contact: isNew ? 'email' : 'phone' })
        }
        return withDetails(tx, (await findConsultation(tx, id, actor)) ?? notFound(), actor)
      })
    })
  }
