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
import type { Origin } from './origin.ts'

type Reader = Pick<User, 'email' | 'firstName' | 'username' | 'role' | 'preferredLanguage' | 'isVerified'> & {
  /** Null only for the invented person of a rolled-back mail, which is never sent. */
  id: number | null
}

/**
 * Mails about the account itself, in the person's language. Links start with our configured address, never with Host.
 */
export const accountMails = (sender: Sender) => ({ ...passwordMails(sender), ...addressMails(sender) })
export type AccountMails = ReturnType<typeof accountMails>

const linksOf = ({ publicUrl }: Sender) => {
  const linkTo = (path: Address, language: Language, token?: string) =>
    `${publicUrl()}${path}?${new URLSearchParams({ ...(token && { token }), lang: language })}`
  return {
    linkTo,
    /** The account page of whoever reads the mail: in the portal or in the office. */
    accountOf: ({ role, preferredLanguage }: Reader, anchor: string) =>
      `${linkTo(accountPageOf(role), preferredLanguage)}#${anchor}`,
  }
}

const valuesOf = ({ firstName, username }: Reader) => ({ firstName, username })

/** Mails about how the account is opened: its password, and devices that are new to it. */
const passwordMails = (sender: Sender) => {
  const { linkTokens: sealing, mailLimits: limits } = sender
  const { linkTo, accountOf } = linksOf(sender)
  return {
    /** `byOffice`: somebody of the firm started the reset, not the person. */
    passwordReset: (db: Database, person: Reader, token: string, { byOffice = false } = {}) => {
      const mail: Mail = {
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

/** Mails that ask or tell whose mailbox the account's address is. */
const addressMails = (sender: Sender) => {
  const { linkTokens: sealing, mailLimits: limits } = sender
  const { linkTo, accountOf } = linksOf(sender)
  /** For mail that somebody may have requested who is not its reader. */
  const queueLink = (db: Database, mail: Mail) => queueMailToStranger(db, mail, { limits, kind: 'link' })
  return {
    verification: (db: Database, person: Reader, token: string) =>
      queueLink(db, {
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

    /** To the new address; its link proves that the mailbox exists and is read. */
    addressChange: (db: Database, person: Reader, newAddress: string, token: string) =>
      queueLink(db, {
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

    /** To the current address, which may be the only one that the rightful owner still reads. */
    addressChangeAsked: (db: Database, person: Reader, origin: Origin) =>
      queueMail(db, {
        recipient: person.email,
        recipientId: person.id,
        language: person.preferredLanguage,
        subject: 'mail.addressAsked.subject',
        values: { ...valuesOf(person), ...describeOrigin(origin, person.preferredLanguage) },
        paragraphs: ['mail.addressAsked.text', 'mail.addressAsked.notYou'],
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

    /** To both mailboxes, since the person may only read one of them. */
    addressChangedByOffice: async (
      db: Database,
      before: Reader,
      after: Pick<User, 'email'>,
    ): Promise<void> => {
      const mail = {
        recipientId: before.id,
        language: before.preferredLanguage,
        subject: 'mail.addressByOffice.subject',
        values: valuesOf(before),
      }
      const notYou = 'mail.addressByOffice.notYou'
      await queueMail(db, {
        ...mail,
        recipient: before.email,
        paragraphs: ['mail.addressByOffice.old', notYou],
      })
      await queueMail(db, {
        ...mail,
        recipient: after.email,
        paragraphs: ['mail.addressByOffice.new', notYou],
      })
    },

    /** To somebody who already has the address: nothing changes for them, and the mail does not say who tried. */
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

/** When, with what and from where a call came, in words; a browser only if we know its name. */
const describeOrigin = ({ userAgent, ipAddress }: Origin, language: Language) => {
  const { browser = '', system = '' } = deviceOf(userAgent ?? null)
  const named = browser && system ? 'full' : browser ? 'browserOnly' : system ? 'systemOnly' : 'unknown'
  return {
    when: formatDateTime(new Date().toISOString(), language),
    device: translateIn[language](`device.${named}`, { browser, system }),
    address: ipAddress,
  }
}
