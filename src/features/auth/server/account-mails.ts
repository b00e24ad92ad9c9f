import type { Address } from '#access/href.ts'
import { accountPageOf, type SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { type Mail, queueMail } from '#features/outbox/server/repository.ts'
import type { Sender } from '#features/outbox/server/sender.ts'
import { queueMailToStranger } from '#features/outbox/server/stranger-mail.ts'
import type { User } from '#features/users/schema.ts'
import type { ServerTextKey } from '#i18n/areas.ts'
import { formatDateTime } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { deviceOf } from '../user-agent.ts'
import { officeAddressMails } from './office-address.ts'
import type { Origin } from './repository.ts'

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

const linksOf = ({ publicUrl, linkTokens: sealing }: Sender) => {
  const linkTo = (path: Address, language: Language, token?: string) =>
    `${publicUrl()}${path}?${new URLSearchParams({ ...(token && { token }), lang: language })}`
  return {
    linkTo,
    /** The button and the sealed token of a mail with a secret link. */
    withLink: (path: Address, { preferredLanguage }: Reader, label: ServerTextKey, token: string) => ({
      action: { label, url: linkTo(path, preferredLanguage, token) },
      links: { tokens: [token], sealing },
    }),
    /** The account page of the recipient, in the portal or in the office. */
    accountOf: ({ role, preferredLanguage }: Reader, anchor: string) =>
      `${linkTo(accountPageOf(role), preferredLanguage)}#${anchor}`,
  }
}

export const addressChangeTopic = 'address change link'

/** A new link ends the previous one. */
const replacing = (topic: string) => ({ matter: topic, topic })

/** The recipient and their names. */
const to = ({ email, id, preferredLanguage, firstName, username }: Reader) => ({
  recipient: email,
  recipientId: id,
  language: preferredLanguage,
  values: { firstName, username },
})

/** The recipient of a mail about something that another person may have done. */
const toWarned = (person: Reader, origin: Origin) => ({
  ...to(person),
  values: { ...to(person).values, ...describeOrigin(origin, person.preferredLanguage) },
})

/** Mails about the password and about new devices. */
const passwordMails = (sender: Sender) => {
  const { mailLimits: limits } = sender
  const { linkTo, withLink, accountOf } = linksOf(sender)
  return {
    /** `byOffice`: a member of the firm started the reset. */
    passwordReset: (db: Database, person: Reader, token: string, { byOffice = false } = {}) => {
      const mail: Mail = {
        ...replacing('password link'),
        ...to(person),
        subject: 'mail.reset.subject',
        paragraphs: [byOffice ? 'mail.reset.byOffice' : 'mail.reset.text', 'mail.reset.ignore'],
        ...withLink('/reset-password', person, 'mail.reset.action', token),
      }
      if (byOffice) return queueMail(db, mail)
      return queueMailToStranger(db, mail, { limits, kind: 'reset', isOwn: person.isVerified })
    },

    invitationUrl: ({ preferredLanguage }: Reader, token: string) =>
      linkTo('/reset-password', preferredLanguage, token),

    invitation: (db: Database, person: Reader, token: string) =>
      queueMail(db, {
        ...replacing('password link'),
        ...to(person),
        subject: 'mail.invitation.subject',
        paragraphs: ['mail.invitation.text', 'mail.invitation.ignore'],
        ...withLink('/reset-password', person, 'mail.invitation.action', token),
      }),

    passwordChanged: (db: Database, person: Reader, origin: Origin) =>
      queueMail(db, {
        ...toWarned(person, origin),
        subject: 'mail.passwordChanged.subject',
        paragraphs: ['mail.passwordChanged.text', 'mail.passwordChanged.notYou'],
        action: {
          label: 'mail.passwordChanged.action',
          url: linkTo('/reset-password', person.preferredLanguage),
        },
      }),

    newDevice: (db: Database, person: Reader, origin: Origin) =>
      queueMail(db, {
        ...toWarned(person, origin),
        subject: 'mail.newDevice.subject',
        paragraphs: ['mail.newDevice.text', 'mail.newDevice.notYou'],
        action: { label: 'mail.newDevice.action', url: accountOf(person, 'sessions') },
      }),
  }
}

/** Mails about the account's address. */
const addressMails = (sender: Sender) => {
  const { mailLimits: limits } = sender
  const { withLink, accountOf } = linksOf(sender)
  /** Queues mails whose recipient may not be the person who requested them. */
  const queueLink = (db: Database, mail: Mail) => queueMailToStranger(db, mail, { limits, kind: 'link' })
  return {
    verification: (db: Database, person: Reader, token: string) =>
      queueLink(db, {
        ...replacing('verification link'),
        ...to(person),
        subject: 'mail.verification.subject',
        paragraphs: ['mail.verification.text', 'mail.verification.ignore'],
        ...withLink('/verify-email', person, 'mail.verification.action', token),
      }),

    /** Sent to the new address; its link proves that the mailbox belongs to the user. */
    addressChange: (db: Database, person: Reader, newAddress: string, token: string) =>
      queueLink(db, {
        ...replacing(addressChangeTopic),
        ...to(person),
        recipient: newAddress,
        subject: 'mail.addressChange.subject',
        paragraphs: ['mail.addressChange.text', 'mail.verification.ignore'],
        ...withLink('/verify-email', person, 'mail.addressChange.action', token),
      }),

    /** Sent to the current address, which may be the only one that the real owner still reads. */
    addressChangeRequested: (db: Database, person: Reader, origin: Origin) =>
      queueMail(db, {
        ...toWarned(person, origin),
        subject: 'mail.addressRequested.subject',
        paragraphs: ['mail.addressRequested.text', 'mail.addressRequested.notYou'],
        action: { label: 'mail.account.open', url: accountOf(person, 'email') },
      }),

    addressChanged: (db: Database, person: Reader, previousAddress: string) =>
      queueMail(db, {
        ...to(person),
        recipient: previousAddress,
        subject: 'mail.addressChanged.subject',
        paragraphs: ['mail.addressChanged.text', 'mail.addressChanged.notYou'],
      }),

    /**
     * Sent to an existing owner of the address. Nothing changes for them, and the mail does not reveal who
     * tried.
     */
    addressTaken: (db: Database, owner: Reader) =>
      queueLink(db, {
        ...to(owner),
        subject: 'mail.addressTaken.subject',
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

type TwoFactorEvent = 'on' | 'off' | 'newCodes' | 'recoveryUsed' | 'refused' | 'reset'

/**
 * Notifies a user of a change to their login; never contains a code or a key. Call it inside the transaction
 * of the change.
 */
export const mailAboutTwoFactor = (
  db: Database,
  { id, email, preferredLanguage }: Pick<SignedInUser, 'id' | 'email' | 'preferredLanguage'>,
  event: TwoFactorEvent,
  values: Record<string, number> = {},
): Promise<number> =>
  queueMail(db, {
    recipient: email,
    recipientId: id,
    language: preferredLanguage,
    subject: `mail.twoFactor.${event}.subject`,
    values,
    paragraphs: [`mail.twoFactor.${event}.text`, 'mail.twoFactor.notYou'],
  })

type PasskeyEvent = 'added' | 'removed' | 'copied'

/** Notifies a user of a change to their login. Call it inside the transaction of the change. */
export const mailAboutPasskey = (
  db: Database,
  { id, email, preferredLanguage }: Pick<SignedInUser, 'id' | 'email' | 'preferredLanguage'>,
  event: PasskeyEvent,
  name: string,
): Promise<number> =>
  queueMail(db, {
    recipient: email,
    recipientId: id,
    language: preferredLanguage,
    subject: `mail.passkey.${event}.subject`,
    values: { name },
    paragraphs: [`mail.passkey.${event}.text`, 'mail.passkey.notYou'],
  })
