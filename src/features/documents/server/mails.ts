import type { Database } from '#db/connection.ts'
import { linkInOffice, listOfficeMailboxes } from '#features/consultations/server/mails.ts'
import { queueEventMail } from '#features/outbox/server/event-repository.ts'
import { findMailbox } from '#features/users/server/repository.ts'
import { formatWeekdayOfMonth } from '#i18n/format.ts'
import type { Document, DocumentRequest } from '../schema.ts'
import { hasUnopenedBefore } from './repository.ts'

// Mails about documents: that they were shared or requested, and never their names.

/** Tells the client about shared documents; several at a time are one mail. */
export const notifyOfShared = async (db: Database, publicUrl: string, document: Document): Promise<void> => {
  const mailbox = await findMailbox(db, document.userId)
  if (!mailbox) return
  await queueEventMail(db, {
    ...mailbox,
    subject: 'mail.document.subject',
    togetherAs: 'mail.together.subject',
    paragraphs: ['mail.document.text', 'mail.signIn'],
    action: { label: 'mail.document.open', url: `${publicUrl}/client/documents` },
    about: `documents-for-${document.userId}`,
    hasLooked: !(await hasUnopenedBefore(db, document)),
  })
}

/** Tells the handler of the client's consultation about the client's documents; several at a time are one mail. */
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

/** Each request is told, since each has its own due date; several at a time are one mail. */
export const notifyOfAsked = async (
  db: Database,
  publicUrl: string,
  { userId, consultationId, dueDate }: DocumentRequest,
): Promise<void> => {
  const mailbox = await findMailbox(db, userId)
  if (!mailbox) return
  const page = consultationId === null ? 'documents' : `consultations/${consultationId}`
  await queueEventMail(db, {
    ...mailbox,
    subject: 'mail.asked.subject',
    togetherAs: 'mail.together.subject',
    brief: ['mail.together.asked'],
    values: { by: formatWeekdayOfMonth(dueDate, mailbox.language) },
    paragraphs: ['mail.asked.text', 'mail.signIn'],
    action: { label: 'mail.asked.open', url: `${publicUrl}/client/${page}` },
  })
}
