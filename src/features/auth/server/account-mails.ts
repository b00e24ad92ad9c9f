import type { Address } from '#access/href.ts'
import { accountPageOf } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { type Mail, queueMail } from '#features/outbox/server/repository.ts'
import type { Sender } from '#features/outbox/server/sender.ts'
import { queueMailToStranger } from '#features/outbox/server/stranger-mail.ts'
import type { User } from '#features/users/schema.ts'
import { formatDateTime } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { deviceOf } from '../user-agent.ts'
import { officeAddressMails } from './office-address-mails.ts'
import type { Origin } from './origin.ts'

type Reader = Pick<User, 'email' | 'firstName' | 'username' | 'role' | 'preferredLanguage' | 'isVerified'> & {
  /** Null only for the placeholder user of a rolled-back mail, which is never sent. */
  id: number | null
}

/**
 * Mails about the account, in the user's language. Links start with the configured address, never with Host.
 */
export const accountMails = (sender: Sender) => ({
  ...passwordMails(sender),
  ...addressMails(sender),
  ...officeAddressMails(sender),
})
export type AccountMails = ReturnType<typeof accountMails>

const linksOf = ({ publicUrl }: Sender) => {
  const linkTo = (path: Address, language: Language, token?: string) =>
    `${publicUrl()}${path}?${new URLSearchParams({ ...(token && { token }), lang: language })}`
  return {
    linkTo,
    /** The account page of the recipient, in the portal or in the office. */
    accountOf: ({ role, preferredLanguage }: Reader, anchor: string) =>
      `${linkTo(accountPageOf(role), preferredLanguage)}#${anchor}`,
  }
}

export const addressChangeTopic = 'address change link'

/** A new link ends the previous one. */
const replacing = (topic: string) => ({ matter: topic, topic })

const valuesOf = ({ firstName, username }: Reader) => ({ firstName, username })

/** Mails about the password and about new devices. */
const passwordMails = (sender: Sender) => {
  const { linkTokens: sealing, mailLimits: limits } = sender
  const { linkTo, accountOf } = linksOf(sender)
  return {
    /** `byOffice`: a member of the firm started the reset. */
    passwordReset: (db: Database, person: Reader, token: string, { byOffice = false } = {}) => {
      const mail: Mail = {
        ...replacing('password link'),
        recipient: person.email,
        recipientId: person.id,
        language: person.preferredLanguage,
        subject: 'mail.reset.subject',
        values: valuesOf(person),
        paragraphs: [byOffice ? 'mail.reset.byOffice' : 'mail.reset.text', 'mail.reset.ignore'],
        action: {
          label: 'mail.reset.action',
          url: linkTo('/reset-password', person.preferredLanguage, token),
        },
        links: { tokens: [token], sealing },
      }
      if (byOffice) return queueMail(db, mail)
      return queueMailToStranger(db, mail, { limits, kind: 'reset', isOwn: person.isVerified })
    },

    invitationUrl: ({ preferredLanguage }: Reader, token: string) =>
      linkTo('/reset-password', preferredLanguage, token),

    invitation: (db: Database, person: Reader, token: string) =>
      queueMail(db, {
        ...replacing('password link'),
        recipient: person.email,
        recipientId: person.id,
        language: person.preferredLanguage,
        subject: 'mail.invitation.subject',
        values: valuesOf(person),
        paragraphs: ['mail.invitation.text', 'mail.invitation.ignore'],
        action: {
          label: 'mail.invitation.action',
          url: linkTo('/reset-password', person.preferredLanguage, token),
        },
        links: { tokens: [token], sealing },
      }),

    passwordChanged: (db: Database, person: Reader, origin: Origin) =>
      queueMail(db, {
        recipient: person.email,
        recipientId: person.id,
        language: person.preferredLanguage,
        subject: 'mail.passwordChanged.subject',
        values: { ...valuesOf(person), ...describeOrigin(origin, person.preferredLanguage) },
        paragraphs: ['mail.passwordChanged.text', 'mail.passwordChanged.notYou'],
        action: {
          label: 'mail.passwordChanged.action',
          url: linkTo('/reset-password', person.preferredLanguage),
        },
      }),

    newDevice: (db: Database, person: Reader, origin: Origin) =>
      queueMail(db, {
        recipient: person.email,
        recipientId: person.id,
        language: person.preferredLanguage,
        subject: 'mail.newDevice.subject',
        values: { ...valuesOf(person), ...describeOrigin(origin, person.preferredLanguage) },
        paragraphs: ['mail.newDevice.text', 'mail.newDevice.notYou'],
        action: { label: 'mail.newDevice.action', url: accountOf(person, 'sessions') },
      }),
  }
}

/** Mails about the account's address. */
const addressMails = (sender: Sender) => {
  const { linkTokens: sealing, mailLimits: limits } = sender
  const { linkTo, accountOf } = linksOf(sender)
  /** Queues mails whose recipient may not be the person who requested them. */
  const queueLink = (db: Database, mail: Mail) => queueMailToStranger(db, mail, { limits, kind: 'link' })
  return {
    verification: (db: Database, person: Reader, token: string) =>
      queueLink(db, {
        ...replacing('verification link'),
        recipient: person.email,
        recipientId: person.id,
        language: person.preferredLanguage,
        subject: 'mail.verification.subject',
        values: valuesOf(person),
        paragraphs: ['mail.verification.text', 'mail.verification.ignore'],
        action: {
          label: 'mail.verification.action',
          url: linkTo('/verify-email', person.preferredLanguage, token),
        },
        links: { tokens: [token], sealing },
      }),

    /** Sent to the new address; its link proves that the mailbox belongs to the user. */
    addressChange: (db: Database, person: Reader, newAddress: string, token: string) =>
      queueLink(db, {
        ...replacing(addressChangeTopic),
        recipient: newAddress,
        recipientId: person.id,
        language: person.preferredLanguage,
        subject: 'mail.addressChange.subject',
        values: valuesOf(person),
        paragraphs: ['mail.addressChange.text', 'mail.verification.ignore'],
        action: {
          label: 'mail.addressChange.action',
          url: linkTo('/verify-email', person.preferredLanguage, token),
        },
        links: { tokens: [token], sealing },
      }),

    /** Sent to the current address, which may be the only one that the real owner still reads. */
    addressChangeRequested: (db: Database, person: Reader, origin: Origin) =>
      queueMail(db, {
        recipient: person.email,
        recipientId: person.id,
        language: person.preferredLanguage,
        subject: 'mail.addressRequested.subject',
        values: { ...valuesOf(person), ...describeOrigin(origin, person.preferredLanguage) },
        paragraphs: ['mail.addressRequested.text', 'mail.addressRequested.notYou'],
        action: { label: 'mail.account.open', url: accountOf(person, 'email') },
      }),

    addressChanged: (db: Database, person: Reader, previousAddress: string) =>
      queueMail(db, {
        recipient: previousAddress,
        recipientId: person.id,
        language: person.preferredLanguage,
        subject: 'mail.addressChanged.subject',
        values: valuesOf(person),
        paragraphs: ['mail.addressChanged.text', 'mail.addressChanged.notYou'],
      }),

    /**
     * Sent to an existing owner of the address. Nothing changes for them, and the mail does not reveal who
     * tried.
     */
    addressTaken: (db: Database, owner: Reader) =>
      queueLink(db, {
        recipient: owner.email,
        recipientId: owner.id,
        language: owner.preferredLanguage,
        subject: 'mail.addressTaken.subject',
        values: valuesOf(owner),
        paragraphs: ['mail.addressTaken.text', 'mail.addressTaken.forgot'],
      }),
  }
}

/** Describes the time, device and IP address of a call. Unknown browsers are left out. */
const describeOrigin = ({ userAgent, ipAddress }: Origin, language: Language) => {
  const { browser = '', system = '' } = deviceOf(userAgent ?? null)
  const named = browser && system ? 'full' : browser ? 'browserOnly' : system ? 'systemOnly' : 'unknown'
  return {
    when: formatDateTime(new Date().toISOString(), language),
    device: translateIn[language](`device.${named}`, { browser, system }),
    address: ipAddress,
  }
}
