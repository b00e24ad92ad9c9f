import type { Database } from '#db/connection.ts'
import { type Mail, queueMail } from '#features/outbox/server/repository.ts'
import type { Sender } from '#features/outbox/server/sender.ts'
import { queueMailToStranger } from '#features/outbox/server/stranger-mail.ts'
import type { User } from '#features/users/schema.ts'
import { listAdminMailboxes } from '#features/users/server/repository.ts'
import { formatDateTime } from '#i18n/format.ts'

type Person = Pick<User, 'id' | 'email' | 'firstName' | 'username' | 'preferredLanguage'>

/** The address that may object, and the token of its link. */
export type Objection = { address: string; token: string }

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
export type OfficeAddressMails = ReturnType<typeof officeAddressMails>
