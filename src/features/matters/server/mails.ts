import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { findOrganizer, type Invitation, invitationOf } from '#features/appointments/server/ics.ts'
import { renewStatusMail } from '#features/consultations/server/change-mails.ts'
import {
  leadToRequest,
  linkInOffice,
  type MailSender,
  mailboxOf,
  matterOf,
  subjectOf,
} from '#features/consultations/server/mails.ts'
import type { LockedConsultation } from '#features/consultations/server/repository.ts'
import { queueEventMail } from '#features/outbox/server/event-repository.ts'
import { queueMail } from '#features/outbox/server/repository.ts'
import { addDays, instantInRiyadh } from '#firm-time/riyadh.ts'
import { hijriDay } from '#i18n/calendar-format.ts'
import { formatAppointment, formatFullDate, formatShortDay } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { type DateRow, listDatesBetween } from './date-repository.ts'
import { findProgress } from './progress-repository.ts'
import { listOfficeReminded } from './reminder-repository.ts'

// Mails about stages and dates have the number of the request and the date. Sentences, places, the basis of a
// date and numbers of powers are never in them.

/** Notifies the client of another stage, or that the firm wrote although nothing has changed. */
export const notifyOfStage = async (
  db: Database,
  sender: MailSender,
  consultation: LockedConsultation,
  step: 'moved' | 'told',
): Promise<void> => {
  const progress = await findProgress(db, consultation.id)
  const mailbox = await mailboxOf(db, consultation)
  // One line about the request is enough in a combined mail.
  if (await renewStatusMail(db, sender.publicUrl(), consultation)) return
  if (!mailbox || progress?.clientMails === 'dates') return
  const mail = {
    ...mailbox,
    ...matterOf(consultation.id),
    topic: `path of ${consultation.id}`,
    subject: `mail.matter.${step}.subject` as const,
    values: { id: String(consultation.id) },
    paragraphs: [`mail.matter.${step}.text` as const],
    ...(await leadToRequest(db, sender, consultation)),
  }
  // Mails to guests have a private link and are not combined.
  if (mailbox.recipientId === null) await queueMail(db, mail)
  else await queueEventMail(db, { ...mail, togetherAs: 'mail.together.subject', isMinor: step === 'told' })
}

export type DateStep = 'set' | 'moved' | 'dropped'

type Dated = Pick<DateRow, 'consultationId' | 'kind' | 'day' | 'time' | 'uid' | 'sequence'>

const minutesOfDate = 60

/** The date as a calendar entry with the number of the request, without a place. */
const invitationOfDate = (
  { consultationId, kind, day, time, uid, sequence }: Dated,
  {
    language,
    isCanceled = false,
    names = 'none',
  }: { language: Language; isCanceled?: boolean; names?: 'kind' | 'none' },
): Invitation => {
  const t = translateIn[language]
  const startsAt = instantInRiyadh(day, time ?? '00:00')
  const summary = t('mail.matter.summary', { id: String(consultationId) })
  return {
    uid,
    sequence,
    startsAt: startsAt.toISOString(),
    endsAt: (time === null
      ? instantInRiyadh(addDays(day, 1), '00:00')
      : new Date(startsAt.getTime() + minutesOfDate * 60_000)
    ).toISOString(),
    isWholeDay: time === null,
    summary: names === 'kind' ? `${t(`matter.kind.${kind}`)} · ${summary}` : summary,
    description: t('mail.appointment.description', whenOf({ day, time }, language)),
    location: '',
    isCanceled,
    writtenAt: new Date(),
  }
}

/** The day in both calendars, with the time if there is one. */
const whenOf = ({ day, time }: Pick<DateRow, 'day' | 'time'>, language: Language) => {
  const at = instantInRiyadh(day, time ?? '12:00')
  return {
    when: time === null ? formatFullDate(at, language) : formatAppointment(at, language),
    hijri: hijriDay(day, language),
    short: formatShortDay(at, language),
  }
}

/** Notifies the client of a shown date, with an update of their calendar. A term needs no attendance. */
export const notifyOfDate = async (
  db: Database,
  sender: MailSender,
  consultation: LockedConsultation,
  { date, step, before }: { date: Dated; step: DateStep /** The date that was moved. */; before?: Dated },
): Promise<void> => {
  const mailbox = await mailboxOf(db, consultation)
  if (!mailbox) return
  const { language, recipient } = mailbox
  const isTerm = date.kind === 'term'
  const invitation = invitationOfDate(date, {
    language,
    isCanceled: step === 'dropped',
    names: isTerm ? 'kind' : 'none',
  })
  const kind = isTerm ? 'term' : 'date'
  await queueMail(db, {
    ...mailbox,
    ...matterOf(consultation.id),
    topic: `date ${date.uid}`,
    subject: `mail.matter.${kind}.${step}.subject`,
    values: {
      id: String(consultation.id),
      ...whenOf(date, language),
      ...(before && { old: whenOf(before, language).when }),
    },
    paragraphs: [
      `mail.matter.${kind}.${step}.text`,
      step === 'set' ? 'mail.matter.date.calendar' : 'mail.appointment.calendar',
    ],
    calendar: invitationOf(invitation, {
      organizer: await findOrganizer(db, sender.publicUrl, language),
      attendee: { name: '', address: recipient },
    }),
    ...(await leadToRequest(db, sender, consultation)),
  })
}

/** Reminds the client of a shown hearing. */
export const remindClientOfDate = async (
  db: Database,
  sender: MailSender,
  consultation: LockedConsultation,
  date: Dated,
): Promise<void> => {
  const mailbox = await mailboxOf(db, consultation)
  if (!mailbox) return
  await queueMail(db, {
    ...mailbox,
    ...matterOf(consultation.id),
    subject: 'mail.matter.reminder.subject',
    values: { id: String(consultation.id), ...whenOf(date, mailbox.language) },
    paragraphs: ['mail.matter.reminder.text'],
    ...(await leadToRequest(db, sender, consultation)),
  })
}

/** Reminds the handler and one deputy of a term, before and after its day. */
export const remindOfficeOfTerm = async (
  db: Database,
  { publicUrl }: MailSender,
  consultation: LockedConsultation,
  date: Dated & { isPast: boolean },
): Promise<void> => {
  const step = date.isPast ? 'past' : 'term'
  for (const mailbox of await listOfficeReminded(db, consultation.assignedToId))
    await queueMail(db, {
      ...mailbox,
      ...matterOf(consultation.id),
      ...subjectOf(consultation),
      subject: `mail.matter.${step}.subject`,
      values: { id: String(consultation.id), ...whenOf(date, mailbox.language) },
      paragraphs: [`mail.matter.${step}.text`, 'mail.signIn'],
      ...linkInOffice(publicUrl(), `consultations/${consultation.id}`),
    })
}

/** Reminds the client and the office of the end of a power of attorney. */
export const remindOfPower = async (
  db: Database,
  sender: MailSender,
  consultation: LockedConsultation,
  until: string,
): Promise<void> => {
  const valuesIn = (language: Language) => ({
    id: String(consultation.id),
    ...whenOf({ day: until, time: null }, language),
  })
  const client = await mailboxOf(db, consultation)
  if (client)
    await queueMail(db, {
      ...client,
      ...matterOf(consultation.id),
      subject: 'mail.matter.power.subject',
      values: valuesIn(client.language),
      paragraphs: ['mail.matter.power.text'],
      ...(await leadToRequest(db, sender, consultation)),
    })
  for (const mailbox of await listOfficeReminded(db, consultation.assignedToId))
    await queueMail(db, {
      ...mailbox,
      ...matterOf(consultation.id),
      ...subjectOf(consultation),
      subject: 'mail.matter.power.subject',
      values: valuesIn(mailbox.language),
      paragraphs: ['mail.matter.power.office', 'mail.signIn'],
      ...linkInOffice(sender.publicUrl(), `consultations/${consultation.id}`),
    })
}

/** The dates of a lawyer's requests for their calendar: kind and number, without places and names. */
export const calendarEntriesOf = async (
  db: Database,
  { reader, language, ...days }: { reader: Reader; language: Language; from: string; to: string },
): Promise<Invitation[]> => {
  const dates = await listDatesBetween(db, { reader, ...days, lawyerId: reader.id })
  return dates.map((date) => invitationOfDate(date, { language, names: 'kind' }))
}
