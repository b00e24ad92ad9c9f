import type { Database } from '#db/connection.ts'
import type { MailTexts } from '#features/outbox/server/mail-layout.ts'
import { type Addressed, findFirmMailbox, type Mail, queueMail } from '#features/outbox/server/repository.ts'
import { type MailLimits, queueMailToStranger } from '#features/outbox/server/stranger-mail.ts'
import { findMailbox } from '#features/users/server/repository.ts'
import { formatDeadline } from '#i18n/format.ts'
import type { Language } from '#languages/language.ts'
import { promisedBy } from '../promise.ts'
import type { ConsultationStatus } from '../schema.ts'
import { listHandlers } from './repository.ts'
import { listReaderMailboxes } from './restriction-repository.ts'

// What a request's events tell by mail: its number, its state and dates, never a word that somebody typed.

type Request = {
  id: number
  email: string
  language: Language
  /** Null for a guest. */
  userId: number | null
}

/** A client is written to as they are known to us now, a guest as the request says. */
const mailboxOf = async (db: Database, { userId, email, language }: Request) =>
  userId === null ? { recipient: email, recipientId: null, language } : findMailbox(db, userId)

const linkToOwn = (publicUrl: string, { id, userId }: Request): Pick<MailTexts, 'action'> =>
  userId === null
    ? {}
    : { action: { label: 'mail.openRequest', url: `${publicUrl}/client/consultations/${id}` } }

export const linkInOffice = (publicUrl: string, path: string) => ({
  action: { label: 'mail.openInOffice', url: `${publicUrl}/dashboard/${path}` },
})

/** To the person, with the promise; `asked` by a form, and not by the office, within what an address is sent. */
export const confirmConsultation = async (
  db: Database,
  publicUrl: string,
  request: Request & { createdAt: string },
  asked?: { limits: MailLimits; isOwn: boolean },
): Promise<void> => {
  const mailbox = await mailboxOf(db, request)
  if (!mailbox) return
  const mail: Mail = {
    ...mailbox,
    subject: 'mail.received.subject',
    values: {
      id: String(request.id),
      by: formatDeadline(promisedBy(new Date(request.createdAt)), mailbox.language),
    },
    paragraphs: [
      'mail.received.text',
      'mail.received.promise',
      request.userId === null ? 'mail.received.guest' : 'mail.signIn',
    ],
    ...linkToOwn(publicUrl, request),
  }
  if (asked) await queueMailToStranger(db, mail, { ...asked, kind: 'receipt' })
  else await queueMail(db, mail)
}

/** To the firm, with the hour the answer is due. */
export const announceConsultation = async (
  db: Database,
  publicUrl: string,
  { id, userId, email, createdAt }: Pick<Request, 'id' | 'userId' | 'email'> & { createdAt: string },
): Promise<void> => {
  const mailbox = await findFirmMailbox(db)
  if (!mailbox) return
  await queueMail(db, {
    ...mailbox,
    ...(userId === null ? { subjectAddress: email } : { subjectId: userId }),
    subject: 'mail.newRequest.subject',
    values: { id: String(id), by: formatDeadline(promisedBy(new Date(createdAt)), mailbox.language) },
    paragraphs: ['mail.newRequest.text', 'mail.signIn'],
    ...linkInOffice(publicUrl, `consultations?open=${id}`),
  })
}

/** To the person, when the office has moved the request on. */
export const notifyOfStatus = async (
  db: Database,
  publicUrl: string,
  request: Request,
  status: ConsultationStatus,
): Promise<void> => {
  const mailbox = await mailboxOf(db, request)
  if (!mailbox) return
  await queueMail(db, {
    ...mailbox,
    subject: 'mail.status.subject',
    values: { id: String(request.id) },
    paragraphs: [`mail.status.${status}`],
    ...linkToOwn(publicUrl, request),
  })
}

/** A client who withdraws knows of it; who handles the request does not. */
export const notifyOfWithdrawal = async (
  db: Database,
  publicUrl: string,
  { id, clientId }: { id: number; clientId: number },
): Promise<void> => {
  for (const mailbox of await listOfficeMailboxes(db, clientId, id))
    await queueMail(db, {
      ...mailbox,
      subjectId: clientId,
      subject: 'mail.withdrawn.subject',
      values: { id: String(id) },
      paragraphs: ['mail.withdrawn.text'],
      ...linkInOffice(publicUrl, `consultations?open=${id}`),
    })
}

/** Whoever handles a client's request, or any of them that is open, else the firm: of what the firm may not know, who may. */
export const listOfficeMailboxes = async (
  db: Database,
  clientId: number,
  consultationId: number | null,
): Promise<(Addressed & { language: Language })[]> => {
  const handlers = await listHandlers(db, clientId, consultationId)
  if (handlers.length > 0) return handlers
  const readers = consultationId === null ? undefined : await listReaderMailboxes(db, consultationId)
  if (readers) return readers
  const firm = await findFirmMailbox(db)
  return firm ? [firm] : []
}
