import type { FastifyRequest } from 'fastify'
import { type Routes, register, requireRecentProof, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { splitGuest } from '#features/consultations/server/guest-repository.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import { endFollowLinks } from '#features/consultations/server/link-repository.ts'
import { notifyOfGuestAddress } from '#features/consultations/server/mails.ts'
import { findConsultation, type LockedConsultation } from '#features/consultations/server/repository.ts'
import { withDetails } from '#features/consultations/server/restriction.ts'
import type { User } from '#features/users/schema.ts'
import { lockUser, refuseTakenName, updateUser } from '#features/users/server/repository.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import type { GuestCorrection } from '../schema.ts'
import { peopleCalls } from './calls.ts'
import {
  type Contact,
  findGuest,
  listSharing,
  lockGuest,
  lockSharing,
  mayCorrectAddress,
  mayCorrectPhone,
  noteCorrection,
  saveContact,
} from './correction-repository.ts'
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

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * Corrects the number or the address of a guest in one request, and in the others of the same person. In each, only
 * a value that equals the wrong one changes: a second number of the person stays. Links that went to a wrong number
 * or address end, and the previous address is notified. Requests of the guest that the office leaves out become those
 * of another guest.
 */
const correctGuest = async (
  tx: Database,
  request: FastifyRequest,
  id: number,
  { phone, email, updatedAt, alsoIds }: GuestCorrection,
): Promise<void> => {
  const reader = signedInUser(request)
  const row = (await lockGuest(tx, { id, updatedAt, reader })) ?? notFound()
  const right = { phone: phone === undefined ? row.phone : (phone ?? ''), email: email ?? row.email }
  if (right.phone === '' && right.email === '') invalidField('phone', 'val.record.contact')
  const correctedIn = (each: Contact): Contact => {
    const corrected = {
      phone: each.phone === row.phone ? right.phone : each.phone,
      email: isSameAddress(each.email, row.email) ? right.email : each.email,
    }
    return corrected.phone === '' && corrected.email === '' ? each : corrected
  }
  const { others, split } = await lockSharing(tx, row, { reader, chosen: alsoIds })
  const changed: { id: number; isNewAddress: boolean }[] = []
  for (const each of [row, ...others]) {
    const corrected = correctedIn(each)
    const isNewAddress = !isSameAddress(corrected.email, each.email)
    if (!isNewAddress && corrected.phone === each.phone) continue
    await saveContact(tx, each.id, corrected)
    await endWrongLinks(tx, each, corrected)
    const isReplaced = isNewAddress && each.email !== ''
    if (isReplaced) await notifyOfGuestAddress(tx, each)
    await addHistory(tx, each.id, reader.id, 'contactCorrected', isNewAddress ? 'email' : null, null)
    changed.push({ id: each.id, isNewAddress })
  }
  if (changed.length > 0) await splitGuest(tx, split)
  // All transactions share the lock of the audit log, so it comes last.
  for (const each of changed)
    await auditOf(request)(tx, 'update', 'consultation', each.id, {
      contact: each.isNewAddress ? 'email' : 'phone',
    })
}

/** A number or an address that is added has had no link. */
const endWrongLinks = async (
  tx: Database,
  before: Pick<LockedConsultation, 'id'> & Contact,
  after: Contact,
): Promise<void> => {
  const isWrong =
    (before.phone !== '' && before.phone !== after.phone) ||
    (before.email !== '' && !isSameAddress(before.email, after.email))
  if (isWrong) await endFollowLinks(tx, [before.id])
}
