import { requireRecentProof, signedInUser } from '#api/guards.ts'
import { register } from '#api/register.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { findConsultation } from '#features/consultations/server/repository.ts'
import { withDetails } from '#features/consultations/server/restriction.ts'
import type { User } from '#features/users/schema.ts'
import { lockUser, refuseTakenName, updateUser } from '#features/users/server/repository.ts'
import type { Routes } from '#http/context.ts'
import { AppError, notFound } from '#http/errors.ts'
import { peopleCalls } from './calls.ts'
import { correctGuest } from './correct-guest.ts'
import { mayCorrectAddress, mayCorrectPhone, noteCorrection } from './correction-repository.ts'
import { findGuest, listSharing } from './guest-contact-repository.ts'
import { findPerson } from './repository.ts'

type Dependencies = {
  /** Ends sessions and links of the account, and notifies both addresses. */
  afterNewAddress: (db: Database, change: { before: User; after: User }) => Promise<void>
}

/** Corrections of a phone number or an address by the office (decisions 75 and 19). */
export const correctionRoutes =
  ({ afterNewAddress }: Dependencies): Routes =>
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
          const isNew = email !== undefined && email !== before.email.toLowerCase()
          if (isNew && !(await mayCorrectAddress(tx, id, actor))) refuseAddress()
          if (!(await mayCorrectPhone(tx, id, actor))) throw new AppError('forbidden')
          const isChanged = isNew || (phone !== undefined && phone !== before.phone)
          const after =
            (await updateUser(tx, id, {
              ...(phone !== undefined && { phone }),
              ...(isNew && { email, isVerified: false }),
              updatedAt,
            })) ?? notFound()
          if (isNew) await afterNewAddress(tx, { before, after })
          if (isChanged) {
            await noteCorrection(tx, id, actor.id)
            await auditOf(request)(tx, 'update', 'user', id, { contact: isNew ? 'email' : 'phone' })
          }
          return (await findPerson(tx, id)) ?? notFound()
        })
        .catch(refuseTakenName)
    })

    on('GET /api/admin/consultations/:id/contact', async (request) => {
      const reader = signedInUser(request)
      const guest = (await findGuest(app.db, request.params.id, reader)) ?? notFound()
      return listSharing(app.db, guest, reader)
    })

    on('PUT /api/admin/consultations/:id/contact', { onRequest: requireRecentProof }, async (request) => {
      const { id } = request.params
      const actor = signedInUser(request)
      return app.db.transaction(async (tx) => {
        await correctGuest(tx, request, id, request.body)
        return withDetails(tx, (await findConsultation(tx, id, actor)) ?? notFound(), actor)
      })
    })
  }

const refuseAddress = (): never => {
  const message = 'error.correction.address'
  throw new AppError('forbidden', { detail: message, errors: [{ field: 'email', message }] })
}
