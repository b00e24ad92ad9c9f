import type { Database } from '#db/connection.ts'
import { linkInOffice, listOfficeMailboxes } from '#features/consultations/server/mails.ts'
import { type EventMail, queueEventMail } from '#features/outbox/server/event-repository.ts'
import { findMailbox, findUser } from '#features/users/server/repository.ts'
import type { Message } from '../schema.ts'
import { listThreadStates } from './repository.ts'

/**
 * Notifies the recipient of a new message, without its content. Several messages of one conversation cause
 * one mail, until that mail was sent and its recipient has visited.
 */
export const notifyOfMessage = async (db: Database, publicUrl: string, message: Message): Promise<void> => {
  const thread = await listThreadStates(db, message.id)
  const hasLooked = !thread.some(
    ({ id, status, toUserId, isToFirm }) =>
      id !== message.id &&
      status === 'unread' &&
      toUserId === message.toUserId &&
      isToFirm === message.isToFirm,
  )
  const about = `messages-${thread[0]?.id ?? message.id}`
  const { mailboxes, content } = await receiversOf(db, publicUrl, message)
  for (const mailbox of mailboxes) await queueEventMail(db, { ...content, ...mailbox, about, hasLooked })
}

type MailContent = Omit<EventMail, 'language' | 'recipient' | 'recipientId'>

const receiversOf = async (
  db: Database,
  publicUrl: string,
  { id, fromUserId, toUserId, consultationId }: Message,
) => {
  const toOffice: MailContent = {
    subjectId: fromUserId,
    subject: 'mail.officeMessage.subject',
    togetherAs: 'mail.together.officeSubject',
    paragraphs: ['mail.officeMessage.text', 'mail.signIn'],
    ...linkInOffice(publicUrl, `messages?open=${id}`),
  }
  const toClient: MailContent = {
    subject: 'mail.message.subject',
    togetherAs: 'mail.together.subject',
    paragraphs: ['mail.message.text', 'mail.signIn'],
    ...(fromUserId !== null && { issuedBy: [fromUserId] }),
    action: { label: 'mail.message.open', url: `${publicUrl}/client/messages/${id}` },
  }
  // Only clients write to the firm without naming a recipient.
  if (toUserId === null)
    return {
      mailboxes: fromUserId === null ? [] : await listOfficeMailboxes(db, fromUserId, consultationId),
      content: toOffice,
    }
  const [person, mailbox] = [await findUser(db, toUserId), await findMailbox(db, toUserId)]
  return { mailboxes: mailbox ? [mailbox] : [], content: person?.role === 'client' ? toClient : toOffice }
}
