import type { Database } from '#db/connection.ts'
import {
  leadToRequest,
  linkInOffice,
  listOfficeMailboxes,
  type MailedConsultation,
  type MailSender,
  mailboxOf,
  matterOf,
  subjectOf,
} from '#features/consultations/server/mails.ts'
import { queueEventMail } from '#features/outbox/server/event-repository.ts'
import { queueMail } from '#features/outbox/server/repository.ts'

// Mails about questions contain the number of the request and a link: no question, no answer and no caution.

/** Notifies the person that questions wait. A caller without an address gets none. */
export const notifyOfQuestions = async (
  db: Database,
  sender: MailSender,
  consultation: MailedConsultation,
  issuedById: number,
): Promise<void> => {
  const mailbox = await mailboxOf(db, consultation)
  if (!mailbox) return
  const { id, userId } = consultation
  const mail = {
    ...mailbox,
    ...matterOf(id),
    topic: `questions of ${id}`,
    subject: 'mail.questions.subject' as const,
    values: { id: String(id) },
    issuedBy: [issuedById],
  }
  if (userId !== null)
    return queueEventMail(db, {
      ...mail,
      togetherAs: 'mail.together.subject',
      paragraphs: ['mail.questions.text', 'mail.signIn'],
      action: {
        label: 'mail.questions.open',
        url: `${sender.publicUrl()}/client/consultations/${id}/questions`,
      },
    })
  await queueMail(db, {
    ...mail,
    paragraphs: ['mail.questions.text', 'mail.questions.guest'],
    ...(await leadToRequest(db, sender, consultation)),
  })
}

/** Notifies the handlers of the request that answers arrived. */
export const notifyOfAnswers = async (
  db: Database,
  publicUrl: string,
  { id, userId, email }: Pick<MailedConsultation, 'id' | 'userId' | 'email'>,
): Promise<void> => {
  for (const mailbox of await listOfficeMailboxes(db, userId, id))
    await queueEventMail(db, {
      ...mailbox,
      ...matterOf(id),
      ...subjectOf({ userId, email }),
      topic: `answers of ${id}`,
      togetherAs: 'mail.together.officeSubject',
      subject: 'mail.answers.subject',
      values: { id: String(id) },
      paragraphs: ['mail.answers.text', 'mail.signIn'],
      ...linkInOffice(publicUrl, `consultations/${id}`),
    })
}
