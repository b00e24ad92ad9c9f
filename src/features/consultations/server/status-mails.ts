import type { Database } from '#db/connection.ts'
import { queueEventMail, withdrawEvent } from '#features/outbox/server/event-repository.ts'
import type { MailTexts } from '#features/outbox/server/mail-layout.ts'
import { queueMail } from '#features/outbox/server/repository.ts'
import { approvedStepOf } from '../next-step.ts'
import type { ConsultationStatus } from '../schema.ts'
import { findFacts, hasDatesAhead } from './facts-repository.ts'
import { linkToOwn, type MailedConsultation, mailboxOf, matterOf } from './mails.ts'

const topicOf = ({ id }: { id: number }): string => `status of ${id}`

/** Notifies the sender of a status change by the office, with the reason for a rejection. */
export const notifyOfStatus = async (
  db: Database,
  publicUrl: string,
  consultation: MailedConsultation & { rejectionNote: string },
  { status, issuedById }: { status: ConsultationStatus; issuedById: number },
): Promise<void> => {
  const mailbox = await mailboxOf(db, consultation)
  if (!mailbox) return
  const mail = {
    ...mailbox,
    ...matterOf(consultation.id),
    topic: topicOf(consultation),
    subject: 'mail.status.subject' as const,
    values: { id: String(consultation.id) },
    paragraphs: await paragraphsOf(db, consultation.id, status),
    issuedBy: [issuedById],
    ...linkToOwn(publicUrl, consultation),
  }
  // Rejections and mails to guests are not combined with other events in one mail.
  if (status !== 'rejected' && mailbox.recipientId !== null)
    return queueEventMail(db, { ...mail, togetherAs: 'mail.together.subject' })
  await queueMail(db, {
    ...mail,
    ...(status === 'rejected' &&
      consultation.rejectionNote && {
        quote: { introduction: 'mail.status.rejected.note', text: consultation.rejectionNote },
      }),
  })
}

/** An approval states the next step: an arrangement is promised only if there was none. */
const paragraphsOf = async (
  db: Database,
  id: number,
  status: ConsultationStatus,
): Promise<MailTexts['paragraphs']> => {
  if (status === 'approved') {
    const { kind } = approvedStepOf(await findFacts(db, id), new Date())
    return [kind === 'approved' ? 'mail.status.approved' : `mail.status.approved.${kind}`]
  }
  const hasDates = status !== 'pending' && (await hasDatesAhead(db, id, 'shown'))
  return [`mail.status.${status}`, ...(hasDates ? (['mail.status.datesStay'] as const) : [])]
}

/**
 * Writes an unsent line about the status again after something has happened, so that a combined mail is true when
 * it is sent. Returns whether there was such a line.
 */
export const renewStatusMail = async (
  db: Database,
  publicUrl: string,
  consultation: MailedConsultation & { status: ConsultationStatus; rejectionNote: string },
): Promise<boolean> => {
  const mailbox = await mailboxOf(db, consultation)
  if (!mailbox) return false
  const [unsent] = await withdrawEvent(db, {
    ...mailbox,
    togetherAs: 'mail.together.subject',
    topic: topicOf(consultation),
  })
  const issuedById = unsent?.issuedBy?.[0]
  if (issuedById === undefined) return false
  await notifyOfStatus(db, publicUrl, consultation, { status: consultation.status, issuedById })
  return true
}
