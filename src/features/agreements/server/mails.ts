import type { Database } from '#db/connection.ts'
import {
  linkInOffice,
  listOfficeMailboxes,
  type MailSender,
  matterOf,
  subjectOf,
} from '#features/consultations/server/mails.ts'
import type { LockedConsultation } from '#features/consultations/server/repository.ts'
import { queueMail } from '#features/outbox/server/repository.ts'
import { findMailbox, findUser } from '#features/users/server/repository.ts'
import { formatShortDay } from '#i18n/format.ts'
import { type AgreementRow, findAgreement } from './repository.ts'

// Mails about agreements contain the number, the day and a link. Amounts, names and texts are never in them
// (decision 21).

export type ClientStep = 'sent' | 'withdrawn' | 'accepted' | 'expired' | 'reminder' | 'due' | 'dueToday'
export type OfficeStep = 'accepted' | 'changeAsked' | 'declined' | 'expired'

type Agreement = Pick<AgreementRow, 'id' | 'number' | 'lawyerId' | 'validUntil'>

const dayOf = (day: string) => new Date(`${day}T12:00:00+03:00`)

/** Reminders repeat a fact and replace no other mail. */
const reminders: readonly ClientStep[] = ['reminder', 'due', 'dueToday']

/** Guests get no mail: they agree on paper or with Nafith. `day`: the day of an installment. */
export const notifyClient = async (
  db: Database,
  { publicUrl }: Pick<MailSender, 'publicUrl'>,
  { id, userId }: Pick<LockedConsultation, 'id' | 'userId'>,
  { id: agreementId, number, validUntil }: Agreement,
  step: ClientStep,
  day = validUntil,
): Promise<void> => {
  const mailbox = userId === null ? undefined : await findMailbox(db, userId)
  if (!mailbox) return
  const isReminder = reminders.includes(step)
  await queueMail(db, {
    ...mailbox,
    ...matterOf(id),
    topic: `agreement ${number}`,
    ...(isReminder && { topic: undefined, isLastWord: false }),
    subject: `mail.agreement.${step}.subject`,
    values: { number, day: formatShortDay(dayOf(day), mailbox.language) },
    paragraphs: [`mail.agreement.${step}.text`, 'mail.signIn'],
    action: { label: 'mail.agreement.open', url: `${publicUrl()}/client/engagements/${agreementId}` },
  })
}

/** The lawyer named, if they may still open the request. */
const findLawyerMailbox = async (db: Database, { id, lawyerId }: Agreement) => {
  const lawyer = lawyerId === null ? undefined : await findUser(db, lawyerId)
  return lawyer && (await findAgreement(db, id, lawyer)) ? findMailbox(db, lawyer.id) : undefined
}

/** Notifies the lawyer named or, without one who may open the request, its handlers. */
export const notifyOffice = async (
  db: Database,
  { publicUrl }: Pick<MailSender, 'publicUrl'>,
  consultation: Pick<LockedConsultation, 'id' | 'userId' | 'email'>,
  agreement: Agreement,
  step: OfficeStep,
): Promise<void> => {
  const { id, number } = agreement
  const lawyer = await findLawyerMailbox(db, agreement)
  const mailboxes = lawyer ? [lawyer] : await listOfficeMailboxes(db, consultation.userId, consultation.id)
  for (const mailbox of mailboxes)
    await queueMail(db, {
      ...mailbox,
      ...matterOf(consultation.id),
      ...subjectOf(consultation),
      topic: `agreement ${number}`,
      subject: `mail.agreement.office.${step}.subject`,
      values: { number },
      paragraphs: [`mail.agreement.office.${step}.text`, 'mail.signIn'],
      ...linkInOffice(publicUrl(), `engagements/${id}`),
    })
}
