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
  /** Null only of a person who is made up, whose mail is never sent. */
  id: number | null
}

/** Mails about the account itself, in the person's language; links begin with our own address, never with Host. */
export const accountMails = (sender: Sender) => ({ ...passwordMails(sender), ...addressMails(sender) })
export type AccountMails = ReturnType<typeof accountMails>

const linksOf = ({ publicUrl }: Sender) => {
  const linkTo = (path: Address, language: Language, token?: string) =>
    `${publicUrl()}${path}?${new URLSearchParams({ ...(token && { token }), lang: language })}`
  return {
    linkTo,
    /** The own account of whoever reads: the portal's, or the office's. */
    accountOf: ({ role, preferredLanguage }: Reader, anchor: string) =>
      `${linkTo(accountPageOf(role), preferredLanguage)}#${anchor}`,
  }
}

const valuesOf = ({ firstName, username }: Reader) => ({ firstName, username })

/** How the account is opened: its password, and devices that have not opened it before. */
const passwordMails = (sender: Sender) => {
  const { linkTokens: sealing, mailLimits: limits } = sender
  const { linkTo, accountOf } = linksOf(sender)
  return {
    /** `byOffice`: somebody of the firm started it, not the person. */
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
        values: { ...valuesOf(person), ...wordsOf(origin, person.preferredLanguage) },
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
        values: { ...valuesOf(person), ...wordsOf(origin, person.preferredLanguage) },
        paragraphs: ['mail.newDevice.text', 'mail.newDevice.notYou'],
        action: { label: 'mail.newDevice.action', url: accountOf(person, 'sessions') },
      }),
  }
}

/** Whose mailbox the address of the account is. */
const addressMails = (sender: Sender) => {
  const { linkTokens: sealing, mailLimits: limits } = sender
  const { linkTo, accountOf } = linksOf(sender)
  /** Somebody asked for it who may not be its reader. */
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

    /** To the new address, which says by its link that it is there. */
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

    /** To the address of before, which may be all that a rightful owner still reads. */
    addressChangeAsked: (db: Database, person: Reader, origin: Origin) =>
      queueMail(db, {
        recipient: person.email,
        recipientId: person.id,
        language: person.preferredLanguage,
        subject: 'mail.addressAsked.subject',
        values: { ...valuesOf(person), ...wordsOf(origin, person.preferredLanguage) },
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

    /** To both mailboxes: whoever reads only one of them must hear of it too. */
    addressChangedByOffice: async (
      db: Database,
      before: Reader,
      after: Pick<User, 'email'>,
    ): Promise<void> => {
      const words = {
        recipientId: before.id,
        language: before.preferredLanguage,
        subject: 'mail.addressByOffice.subject',
        values: valuesOf(before),
      }
      const told = 'mail.addressByOffice.notYou'
      await queueMail(db, {
        ...words,
        recipient: before.email,
        paragraphs: ['mail.addressByOffice.old', told],
      })
      await queueMail(db, {
        ...words,
        recipient: after.email,
        paragraphs: ['mail.addressByOffice.new', told],
      })
    },

    /** To whoever has the address already: nothing changes for them, and whose request it was is not said. */
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

/** When, with what and from where, in words: of a browser only what we know by name. */
const wordsOf = ({ userAgent, ipAddress }: Origin, language: Language) => {
  const { browser = '', system = '' } = deviceOf(userAgent ?? null)
  const named = browser && system ? 'full' : browser ? 'browserOnly' : system ? 'systemOnly' : 'unknown'
  return {
    when: formatDateTime(new Date().toISOString(), language),
    device: translateIn[language](`device.${named}`, { browser, system }),
    address: ipAddress,
  }
}
