import type { Database } from '#db/connection.ts'
import { linkInOffice, listOfficeMailboxes } from '#features/consultations/server/mails.ts'
import { queueEventMail, withdrawEvent } from '#features/outbox/server/event-repository.ts'
import { findMailbox } from '#features/users/server/repository.ts'
import { formatWeekdayOfMonth } from '#i18n/format.ts'
import type { Document, DocumentRequest } from '../schema.ts'
import { hasUnopenedBefore } from './repository.ts'

// Mails about documents mention sharing or a request, but never file names.

/** Notifies the client of shared documents; several within minutes are combined into one mail. */
export const notifyOfShared = async (
  db: Database,
  publicUrl: string,
  document: Document,
  issuedById: number,
): Promise<void> => {
  const mailbox = await findMailbox(db, document.userId)
  if (!mailbox) return
  await queueEventMail(db, {
    ...mailbox,
    subject: 'mail.document.subject',
    togetherAs: 'mail.together.subject',
    paragraphs: ['mail.document.text', 'mail.signIn'],
    issuedBy: [issuedById],
    action: { label: 'mail.document.open', url: `${publicUrl}/client/documents` },
    about: `documents-for-${document.userId}`,
    hasLooked: !(await hasUnopenedBefore(db, document)),
  })
}

/**
 * Notifies the handler of the client's consultation of new documents; several within minutes are combined into one
 * mail.
 */
export const notifyOfSent = async (db: Database, publicUrl: string, document: Document): Promise<void> => {
  const hasLooked = !(await hasUnopenedBefore(db, document))
  for (const mailbox of await listOfficeMailboxes(db, document.userId, document.consultationId))
    await queueEventMail(db, {
      ...mailbox,
      subjectId: document.userId,
      subject: 'mail.officeDocument.subject',
      togetherAs: 'mail.together.officeSubject',
      paragraphs: ['mail.officeDocument.text', 'mail.signIn'],
      ...linkInOffice(publicUrl, 'documents'),
      about: `documents-of-${document.userId}`,
      hasLooked,
    })
}

/**
 * Notifies the client of each request, because each has its own due date; several within minutes are combined into
 * one mail.
 */
export const notifyOfRequested = async (
  db: Database,
  publicUrl: string,
  { id, userId, consultationId, dueDate }: DocumentRequest,
  issuedById: number,
): Promise<void> => {
  const mailbox = await findMailbox(db, userId)
  if (!mailbox) return
  const page = consultationId === null ? 'documents' : `consultations/${consultationId}`
  await queueEventMail(db, {
    ...mailbox,
    ...requestOf(id),
    subject: 'mail.asked.subject',
    brief: ['mail.together.asked'],
    values: { by: formatWeekdayOfMonth(dueDate, mailbox.language) },
    paragraphs: ['mail.asked.text', 'mail.signIn'],
    issuedBy: [issuedById],
    action: { label: 'mail.asked.open', url: `${publicUrl}/client/${page}` },
  })
}

/** One mail for all papers that one press requests, with the first of their due dates. */
export const notifyOfPapers = async (
  db: Database,
  publicUrl: string,
  {
    userId,
    consultationId,
    dueDates,
  }: { userId: number; consultationId: number; dueDates: readonly string[] },
  issuedById: number,
): Promise<void> => {
  const mailbox = await findMailbox(db, userId)
  const [first] = dueDates.toSorted()
  if (!mailbox || first === undefined) return
  await queueEventMail(db, {
    ...mailbox,
    ...papersOf(consultationId),
    subject: 'mail.papers.subject',
    brief: ['mail.together.papers'],
    values: {
      n: dueDates.length,
      id: String(consultationId),
      by: formatWeekdayOfMonth(first, mailbox.language),
    },
    paragraphs: ['mail.papers.text', 'mail.signIn'],
    issuedBy: [issuedById],
    action: { label: 'mail.papers.open', url: `${publicUrl}/client/consultations/${consultationId}` },
  })
}

const papersOf = (consultationId: number) =>
  ({ topic: `papers of request ${consultationId}`, togetherAs: 'mail.together.subject' }) as const

/** Cancels the unsent notification of papers that are all withdrawn. */
export const withdrawPapers = async (
  db: Database,
  { userId, consultationId }: { userId: number; consultationId: number },
): Promise<void> => {
  const mailbox = await findMailbox(db, userId)
  if (mailbox) await withdrawEvent(db, { ...mailbox, ...papersOf(consultationId) })
}

/** The mail about a refused document has its number and a link, and not the sentence. */
export const notifyOfRefused = async (
  db: Database,
  publicUrl: string,
  { id, userId, consultationId }: DocumentRequest,
  issuedById: number,
): Promise<void> => {
  const mailbox = await findMailbox(db, userId)
  if (!mailbox) return
  const page = consultationId === null ? 'documents' : `consultations/${consultationId}`
  await queueEventMail(db, {
    ...mailbox,
    ...requestOf(id),
    ...(consultationId === null
      ? { subject: 'mail.refused.subject', paragraphs: ['mail.refused.text', 'mail.signIn'] }
      : {
          subject: 'mail.refusedOf.subject',
          paragraphs: ['mail.refusedOf.text', 'mail.signIn'],
          values: { id: String(consultationId) },
        }),
    issuedBy: [issuedById],
    action: { label: 'mail.papers.open', url: `${publicUrl}/client/${page}` },
  })
}

const requestOf = (id: number) =>
  ({ topic: `document request ${id}`, togetherAs: 'mail.together.subject' }) as const

/** Cancels the unsent notification of a withdrawn request. */
export const withdrawRequested = async (
  db: Database,
  { id, userId }: Pick<DocumentRequest, 'id' | 'userId'>,
): Promise<void> => {
  const mailbox = await findMailbox(db, userId)
  if (mailbox) await withdrawEvent(db, { ...mailbox, ...requestOf(id) })
}
