import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#api/guards.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { splitGuest } from '#features/consultations/server/guest-repository.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import { endFollowLinks } from '#features/consultations/server/link-repository.ts'
import { notifyOfGuestAddress } from '#features/consultations/server/mails.ts'
import type { LockedConsultation } from '#features/consultations/server/repository.ts'
import { invalidField, notFound } from '#http/errors.ts'
import type { GuestCorrection } from '../schema.ts'
import { type Contact, lockGuest, lockSharing, saveContact } from './guest-contact-repository.ts'

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * Corrects the number or the address of a guest in one request, and in the others of the same person. In each, only
 * a value that equals the wrong one changes: a second number of the person stays. Links that went to a wrong number
 * or address end, and the previous address is notified. Requests of the guest that the office leaves out become those
 * of another guest.
 */
export const correctGuest = async (
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
