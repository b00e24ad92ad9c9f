import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { queueEventMail, withdrawEvent } from '#features/outbox/server/event-repository.ts'
import type { MailTexts } from '#features/outbox/server/mail-layout.ts'
import { queueMail } from '#features/outbox/server/repository.ts'
import { findMailbox, holdStaff } from '#features/users/server/repository.ts'
import { invalidField } from '#http/errors.ts'
import { approvedStepOf } from '../next-step.ts'
import type { ConsultationStatus } from '../schema.ts'
import { findFacts, hasDatesAhead } from './facts-repository.ts'
import {
  deadlineOf,
  linkInOffice,
  linkToOwn,
  type MailedConsultation,
  mailboxOf,
  matterOf,
  type Received,
  subjectOf,
} from './mails.ts'

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

/** Notifies a colleague of the assignment, with the deadline if it has no answer yet. */
export const notifyOfAssignment = async (
  db: Database,
  publicUrl: string,
  {
    id,
    userId,
    email,
    status,
    firstAnswerAt,
    ...received
  }: Pick<MailedConsultation, 'id' | 'userId' | 'email'> &
    Received & {
      status: ConsultationStatus
      firstAnswerAt: string | null
    },
  assigneeId: number,
): Promise<void> => {
  const mailbox = await findMailbox(db, assigneeId)
  if (!mailbox) return
  const isDue = status === 'pending' && firstAnswerAt === null
  await queueEventMail(db, {
    ...mailbox,
    ...assignmentOf(id),
    ...subjectOf({ userId, email }),
    subject: 'mail.assigned.subject',
    values: { id: String(id), by: await deadlineOf(db, received, mailbox.language) },
    paragraphs: ['mail.assigned.text', ...(isDue ? (['mail.assigned.due'] as const) : []), 'mail.signIn'],
    ...linkInOffice(publicUrl, `consultations/${id}`),
  })
}

/** Notifies a colleague once of several requests, by number. */
export const notifyOfAssignments = async (
  db: Database,
  publicUrl: string,
  ids: readonly number[],
  assigneeId: number,
): Promise<void> => {
  const mailbox = await findMailbox(db, assigneeId)
  if (!mailbox) return
  await queueMail(db, {
    ...mailbox,
    subject: 'mail.assignedMany.subject',
    values: { n: ids.length },
    paragraphs: ['mail.handover.text', 'mail.signIn'],
    events: ids.map((id) => ({ texts: ['mail.handover.request'], values: { id: String(id) } })),
    ...linkInOffice(publicUrl, 'consultations?assignee=me'),
  })
}

const assignmentOf = (id: number) =>
  ({ ...matterOf(id), topic: `assignment of ${id}`, togetherAs: 'mail.together.officeSubject' }) as const

/** Cancels the unsent notification of the previous assignee. */
export const withdrawAssignment = async (
  db: Database,
  { id, userId, email }: Pick<MailedConsultation, 'id' | 'userId' | 'email'>,
  assigneeId: number,
): Promise<void> => {
  const mailbox = await findMailbox(db, assigneeId)
  if (!mailbox) return
  await withdrawEvent(db, { ...mailbox, ...assignmentOf(id), ...subjectOf({ userId, email }) })
}

/** Notifies a new assignee, unless they assigned it to themselves. */
export const notifyAssignee = async (
  db: Database,
  publicUrl: string,
  consultation: Parameters<typeof notifyOfAssignment>[2] & { assignedToId?: number | null | undefined },
  { before, actor }: { before: number | null; actor: SignedInUser },
): Promise<void> => {
  const { assignedToId } = consultation
  if (assignedToId !== undefined && before !== null && assignedToId !== before)
    await withdrawAssignment(db, consultation, before)
  if (!assignedToId || assignedToId === before || assignedToId === actor.id) return
  await notifyOfAssignment(db, publicUrl, consultation, assignedToId)
}

/** The assignee must be an active member of staff or an admin (P4.22). */
export const refuseUnknownAssignee = async (
  db: Database,
  assignedToId: number | null | undefined,
): Promise<void> => {
  if (assignedToId === null || assignedToId === undefined) return
  if (!(await holdStaff(db, assignedToId))) invalidField('assignedToId', 'val.assignee')
}
