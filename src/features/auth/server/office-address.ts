import type { Database } from '#db/connection.ts'
import { type Mail, queueMail } from '#features/outbox/server/repository.ts'
import type { Sender } from '#features/outbox/server/sender.ts'
import { queueMailToStranger } from '#features/outbox/server/stranger-mail.ts'
import type { User } from '#features/users/schema.ts'
import { listAdminMailboxes, updateUser } from '#features/users/server/repository.ts'
import { AppError, notFound } from '#http/errors.ts'
import { formatDateTime } from '#i18n/format.ts'
import { objectionHours } from '../schema.ts'
import { createLink, endLinks, findOpenLink } from './link-repository.ts'
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

type Person = Pick<User, 'id' | 'email' | 'firstName' | 'username' | 'preferredLanguage'>

/** The address that may object, and the token of its link. */
type Objection = { address: string; token: string }

/** Mails about an address that the office has changed, in the language of its user (decision 19). */
export const officeAddressMails = ({ publicUrl, linkTokens: sealing, mailLimits: limits }: Sender) => {
  const mailTo = (recipient: string, { id, preferredLanguage, firstName, username }: Person) => ({
    recipient,
    recipientId: id,
    language: preferredLanguage,
    values: { firstName, username },
  })

  const withObjection = ({ address, token }: Objection, person: Person): Mail => ({
    ...mailTo(address, person),
    matter: 'address objection link',
    topic: 'address objection link',
    subject: 'mail.addressByOffice.subject',
    paragraphs: ['mail.addressByOffice.object', 'mail.addressByOffice.meanwhile'],
    action: {
      label: 'mail.addressByOffice.action',
      url: `${publicUrl()}/verify-email?${new URLSearchParams({ token, lang: person.preferredLanguage })}`,
    },
    links: { tokens: [token], sealing },
  })

  return {
    /** Sent to the new address, the previous one and the one that may object, which is mostly the previous one. */
    addressChangedByOffice: async (
      db: Database,
      { before, after, objection }: { before: Person; after: Person; objection?: Objection | undefined },
    ): Promise<void> => {
      const subject = 'mail.addressByOffice.subject'
      const notYou = 'mail.addressByOffice.notYou'
      if (objection) await queueMail(db, withObjection(objection, before))
      if (objection?.address !== before.email)
        await queueMail(db, {
          ...mailTo(before.email, before),
          subject,
          paragraphs: ['mail.addressByOffice.old', notYou],
        })
      await queueMail(db, {
        ...mailTo(after.email, before),
        subject,
        paragraphs: [
          'mail.addressByOffice.new',
          ...(objection ? ['mail.addressByOffice.wait' as const] : []),
          notYou,
        ],
      })
    },

    /** The response to a request for a new password while another address may still object. */
    resetWaits: (db: Database, person: Person, until: string): Promise<void> =>
      queueMailToStranger(
        db,
        {
          ...mailTo(person.email, person),
          topic: 'password link',
          subject: 'mail.resetWaits.subject',
          values: {
            firstName: person.firstName,
            username: person.username,
            when: formatDateTime(until, person.preferredLanguage),
          },
          paragraphs: ['mail.resetWaits.text', 'mail.reset.ignore'],
        },
        { limits, kind: 'reset' },
      ),

    /** Sent to both addresses and to the admins, who ask their colleague. */
    addressRestored: async (
      db: Database,
      { before, after }: { before: Person; after: Person },
    ): Promise<void> => {
      await queueMail(db, {
        ...mailTo(after.email, after),
        subject: 'mail.addressRestored.subject',
        paragraphs: ['mail.addressRestored.text'],
      })
      await queueMail(db, {
        ...mailTo(before.email, before),
        subject: 'mail.addressChanged.subject',
        paragraphs: ['mail.addressChanged.text'],
      })
      for (const mailbox of await listAdminMailboxes(db))
        await queueMail(db, {
          ...mailbox,
          subjectId: before.id,
          values: { username: before.username },
          subject: 'mail.addressObjected.subject',
          paragraphs: ['mail.addressObjected.text', 'mail.addressObjected.check'],
        })
    },
  }
}
type OfficeAddressMails = ReturnType<typeof officeAddressMails>
