import type { Database } from '#db/connection.ts'
import { findCalendar } from '#features/office-hours/server/repository.ts'
import { queueEventMail } from '#features/outbox/server/event-repository.ts'
import type { LinkTokens } from '#features/outbox/server/link-tokens.ts'
import type { MailTexts } from '#features/outbox/server/mail-layout.ts'
import { type Addressed, findFirmMailbox, type Mail, queueMail } from '#features/outbox/server/repository.ts'
import { type MailLimits, queueMailToStranger } from '#features/outbox/server/stranger-mail.ts'
import { findMailbox } from '#features/users/server/repository.ts'
import { isSundayToThursday } from '#firm-time/calendar.ts'
import { promisedBy } from '#firm-time/promise.ts'
import { formatDeadline } from '#i18n/format.ts'
import type { Language } from '#languages/language.ts'
import { listHandlers, listReaderMailboxes } from './access-repository.ts'
import { hasDatesAhead } from './facts-repository.ts'
import { getFollowToken } from './link-repository.ts'

// Mails about consultations contain number, status and dates. The only texts in them are the firm's own: its
// reply and the reason for a rejection.

export type MailedConsultation = {
  id: number
  email: string
  language: Language
  /** Null for a guest. */
  userId: number | null
}

/** A client gets mail at their current address, a guest at the one they gave, a caller without one none. */
export const mailboxOf = async (db: Database, { userId, email, language }: MailedConsultation) => {
  if (userId !== null) return findMailbox(db, userId)
  return email === '' ? undefined : { recipient: email, recipientId: null, language }
}

/** Mails about one request are delivered to a recipient in order. */
export const matterOf = (consultationId: number) => ({ matter: `request ${consultationId}` })

export const linkToOwn = (
  publicUrl: string,
  { id, userId }: MailedConsultation,
): Pick<MailTexts, 'action'> =>
  userId === null
    ? {}
    : { action: { label: 'mail.openRequest', url: `${publicUrl}/client/consultations/${id}` } }

export const linkInOffice = (publicUrl: string, path: string): Required<Pick<MailTexts, 'action'>> => ({
  action: { label: 'mail.openInOffice', url: `${publicUrl}/dashboard/${path}` },
})

/** A link to the page on which a guest follows the request. */
export const leadByPrivateLink = (
  publicUrl: string,
  token: string,
  sealing: LinkTokens,
): Pick<Mail, 'action' | 'links'> => ({
  action: { label: 'mail.followRequest', url: `${publicUrl}/requests?${new URLSearchParams({ token })}` },
  links: { tokens: [token], sealing },
})

export type Received = { receivedAt: string | null; createdAt: string }

export type MailSender = { publicUrl: () => string; linkTokens: LinkTokens }

/** The link to the request: in the portal for a client, to the private page for a guest. */
export const leadToRequest = async (
  db: Database,
  { publicUrl, linkTokens }: MailSender,
  consultation: MailedConsultation,
): Promise<Pick<Mail, 'action' | 'links'>> =>
  consultation.userId === null
    ? leadByPrivateLink(publicUrl(), await getFollowToken(db, consultation.id, linkTokens), linkTokens)
    : linkToOwn(publicUrl(), consultation)

/** Notifies the previous address of a guest that the office has corrected it (decision 19). */
export const notifyOfGuestAddress = async (db: Database, consultation: MailedConsultation): Promise<void> => {
  const mailbox = await mailboxOf(db, consultation)
  if (!mailbox) return
  await queueMail(db, {
    ...mailbox,
    ...matterOf(consultation.id),
    subject: 'mail.guestAddress.subject',
    values: { id: String(consultation.id) },
    paragraphs: ['mail.guestAddress.text', 'mail.guestAddress.notYou'],
  })
}

/** Sends a guest the new private link; the previous one has ended. */
export const notifyOfNewLink = async (
  db: Database,
  sender: MailSender,
  consultation: MailedConsultation,
): Promise<void> => {
  const mailbox = await mailboxOf(db, consultation)
  if (!mailbox) return
  await queueMail(db, {
    ...mailbox,
    ...matterOf(consultation.id),
    subject: 'mail.newLink.subject',
    values: { id: String(consultation.id) },
    paragraphs: ['mail.newLink.text'],
    ...(await leadToRequest(db, sender, consultation)),
  })
}

/** The person that a mail to the office is about. */
export const subjectOf = ({ userId, email }: Pick<MailedConsultation, 'userId' | 'email'>) =>
  userId === null ? { subjectAddress: email } : { subjectId: userId }

export const deadlineOf = async (
  db: Database,
  { receivedAt, createdAt }: Received,
  language: Language,
): Promise<string> =>
  formatDeadline(promisedBy(new Date(receivedAt ?? createdAt), await findCalendar(db)), language)

/**
 * Confirms it to the sender, with the deadline for the answer. `requested` is set for public forms, whose mail is
 * rate-limited.
 */
export const confirmConsultation = async (
  db: Database,
  publicUrl: string,
  consultation: MailedConsultation & Received,
  {
    follow,
    requested,
  }: { follow?: Pick<Mail, 'action' | 'links'>; requested?: { limits: MailLimits; isOwn: boolean } },
): Promise<void> => {
  const mailbox = await mailboxOf(db, consultation)
  if (!mailbox) return
  const mail: Mail = {
    ...mailbox,
    ...matterOf(consultation.id),
    subject: 'mail.received.subject',
    values: {
      id: String(consultation.id),
      by: await deadlineOf(db, consultation, mailbox.language),
    },
    paragraphs: [
      'mail.received.text',
      isSundayToThursday(await findCalendar(db))
        ? 'mail.received.promise'
        : 'otherWeek.mail.received.promise',
      ...(follow ? (['mail.received.follow'] as const) : []),
      consultation.userId === null ? 'mail.received.guest' : 'mail.signIn',
    ],
    ...linkToOwn(publicUrl, consultation),
    ...follow,
  }
  if (requested) await queueMailToStranger(db, mail, { ...requested, kind: 'receipt' })
  else await queueMail(db, mail)
}

/** Notifies the firm, with the deadline for the answer. */
export const announceConsultation = async (
  db: Database,
  publicUrl: string,
  { id, userId, email, ...received }: Pick<MailedConsultation, 'id' | 'userId' | 'email'> & Received,
): Promise<void> => {
  const mailbox = await findFirmMailbox(db)
  if (!mailbox) return
  await queueMail(db, {
    ...mailbox,
    ...matterOf(id),
    ...subjectOf({ userId, email }),
    subject: 'mail.newRequest.subject',
    values: { id: String(id), by: await deadlineOf(db, received, mailbox.language) },
    paragraphs: ['mail.newRequest.text', 'mail.signIn'],
    ...linkInOffice(publicUrl, `consultations/${id}`),
  })
}

/** Notifies a colleague whom a note names, without the text of the note. */
export const notifyOfMention = async (
  db: Database,
  publicUrl: string,
  { id, userId, email }: Pick<MailedConsultation, 'id' | 'userId' | 'email'>,
  colleagueId: number,
): Promise<void> => {
  const mailbox = await findMailbox(db, colleagueId)
  if (!mailbox) return
  await queueEventMail(db, {
    ...mailbox,
    ...matterOf(id),
    ...subjectOf({ userId, email }),
    topic: `mention in ${id}`,
    togetherAs: 'mail.together.officeSubject',
    subject: 'mail.mention.subject',
    values: { id: String(id) },
    paragraphs: ['mail.mention.text', 'mail.signIn'],
    ...linkInOffice(publicUrl, `consultations/${id}`),
  })
}

/** The firm's reply to a guest, in the guest's language. */
export const replyToGuest = async (
  db: Database,
  { id, email, language }: Pick<MailedConsultation, 'id' | 'email' | 'language'>,
  { message, issuedById }: { message: string; issuedById: number },
): Promise<void> => {
  await queueMail(db, {
    recipient: email,
    recipientId: null,
    language,
    ...matterOf(id),
    subject: 'mail.guestReply.subject',
    values: { id: String(id) },
    paragraphs: ['mail.guestReply.text'],
    personalText: message,
    issuedBy: [issuedById],
  })
}

/** Notifies the handlers. The client or guest who withdraws it needs no mail. */
export const notifyOfWithdrawal = async (
  db: Database,
  publicUrl: string,
  { id, clientId, email }: { id: number; clientId: number | null; email: string },
): Promise<void> => {
  const hasDates = await hasDatesAhead(db, id, 'all')
  for (const mailbox of await listOfficeMailboxes(db, clientId, id))
    await queueEventMail(db, {
      ...mailbox,
      ...matterOf(id),
      ...(clientId === null ? { subjectAddress: email } : { subjectId: clientId }),
      subject: 'mail.withdrawn.subject',
      togetherAs: 'mail.together.officeSubject',
      values: { id: String(id) },
      paragraphs: [hasDates ? 'mail.withdrawn.dates' : 'mail.withdrawn.text'],
      ...linkInOffice(publicUrl, `consultations/${id}`),
    })
}

/**
 * The mailboxes of the handlers of the consultation, or of any open one of the client; otherwise the firm's.
 * For a restricted one, those of its readers.
 */
export const listOfficeMailboxes = async (
  db: Database,
  /** Null for a guest. */
  clientId: number | null,
  consultationId: number | null,
): Promise<(Addressed & { language: Language })[]> => {
  const handlers = await listHandlers(db, clientId, consultationId)
  if (handlers.length > 0) return handlers
  const readers = consultationId === null ? undefined : await listReaderMailboxes(db, consultationId)
  if (readers) return readers
  const firm = await findFirmMailbox(db)
  return firm ? [firm] : []
}
