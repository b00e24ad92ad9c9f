import type { Database } from '#db/connection.ts'
import type { User } from '#features/users/schema.ts'
import { updateUser } from '#features/users/server/repository.ts'
import { AppError, notFound } from '#http/errors.ts'
import { objectionHours } from '../schema.ts'
import { createLink, endLinks, findOpenLink } from './link-repository.ts'
import type { OfficeAddressMails } from './office-address-mails.ts'
import { deleteSessionsOf } from './repository.ts'

const accountLinks = [
  'password_reset',
  'invitation',
  'email_verification',
  'email_change',
  'address_objection',
] as const

/** The objection that is still possible; undefined if there is none. */
export const findObjection = (db: Database, userId: number) => findOpenLink(db, userId, 'address_objection')

/** Refuses a password reset while a previous address may object to the present one. */
export const refuseBeforeObjection = async (db: Database, userId: number): Promise<void> => {
  if (await findObjection(db, userId)) throw new AppError('objection_open')
}

/**
 * Call it after the office has changed the address of an account. Sessions and links end, and both addresses are
 * notified. The previous address may object for `objectionHours`. A further change within that time gives the same
 * address the full time again, so that two changes do not shorten it.
 */
export const afterNewAddress =
  (mails: OfficeAddressMails) =>
  async (db: Database, { before, after }: { before: User; after: User }, exceptSession?: number) => {
    const { id } = before
    const address = (await findObjection(db, id))?.email ?? before.email
    await endLinks(db, id, accountLinks)
    await deleteSessionsOf(db, id, exceptSession)
    const isBack = address.toLowerCase() === after.email.toLowerCase()
    const link = { purpose: 'address_objection', userId: id, email: address, hours: objectionHours } as const
    const objection = isBack ? undefined : { address, token: await createLink(db, link) }
    await mails.addressChangedByOffice(db, { before, after, objection })
  }

/** Restores the address whose mailbox has objected, which proves it. */
export const restoreAddress = async (
  db: Database,
  mails: OfficeAddressMails,
  { before, address }: { before: User; address: string },
): Promise<void> => {
  const after = (await updateUser(db, before.id, { email: address, isVerified: true })) ?? notFound()
  await endLinks(db, before.id, accountLinks)
  await deleteSessionsOf(db, before.id)
  await mails.addressRestored(db, { before, after })
}
