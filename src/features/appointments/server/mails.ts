import type { Database } from '#db/connection.ts'
import { renewStatusMail } from '#features/consultations/server/change-mails.ts'
import {
  leadToRequest,
  linkInOffice,
  listOfficeMailboxes,
  type MailSender,
  mailboxOf,
  matterOf,
  subjectOf,
} from '#features/consultations/server/mails.ts'
import type { LockedConsultation } from '#features/consultations/server/repository.ts'
import { withdrawWaiting } from '#features/outbox/server/order-repository.ts'
import { type Addressed, type Mail, queueMail } from '#features/outbox/server/repository.ts'
import { findMailbox, isStaff } from '#features/users/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import type { ServerTextKey } from '#i18n/areas.ts'
import { hijriDay } from '#i18n/calendar-format.ts'
import {
  formatAppointment,
  formatAppointmentIn,
  formatShortDeadline,
  formatTime,
  formatZone,
  isOtherClock,
} from '#i18n/format.ts'
import type { Language } from '#languages/language.ts'
import { calendarFor, type Entry, placeOf } from './ics.ts'
import type { KnownAppointment } from './repository.ts'

// Mails about appointments contain only the number of the request and the time, not its subject.

type Mailbox = Addressed & { language: Language }

type About = { consultation: LockedConsultation; appointment: KnownAppointment }

/** Asks the client to confirm one of up to three times, or to choose one. */
export const proposeToClient = async (
  db: Database,
  sender: MailSender,
  { consultation, appointment }: About,
): Promise<void> => {
  await renewStatusMail(db, sender.publicUrl(), consultation)
  const mailbox = await mailboxOf(db, consultation)
  if (!mailbox) return
  const { language } = mailbox
  const { proposals } = appointment
  await queueMail(db, {
    ...mailbox,
    ...topicOf(appointment),
    subject: 'mail.appointment.proposed.subject',
    values: { id: String(consultation.id) },
    paragraphs: [proposals.length > 0 ? 'mail.appointment.proposed.text' : 'mail.appointment.choose.text'],
    events: proposals.map((time) => ({
      texts: ['mail.appointment.time'],
      values: {
        when: formatAppointment(time, language),
        hijri: hijriDay(todayInRiyadh(new Date(time)), language),
      },
    })),
    ...(await leadToRequest(db, sender, consultation)),
  })
}

/** The topic of all mails about one appointment. A newer mail replaces those not sent yet. */
const topicOf = ({ uid, consultationId }: Pick<KnownAppointment, 'uid' | 'consultationId'>) => ({
  ...matterOf(consultationId),
  topic: `appointment ${uid}`,
})

type Step = 'confirmed' | 'moved' | 'changed' | 'canceled'

/**
 * Notifies both sides, each with a calendar update. An appointment that never had a time is in no calendar.
 */
export const notifyOfAppointment = async (
  db: Database,
  sender: MailSender,
  {
    consultation,
    appointment,
    before,
    step,
    reason,
    actorId,
    isHandover,
    waitSeconds,
  }: About & {
    /** The appointment before the change, which may have had another lawyer. */
    before: KnownAppointment
    step: Step
    reason: string
    actorId: number | null
    /** A separate mail covers the handover. */
    isHandover: boolean
    /** Seconds in which the user may undo the booking. */
    waitSeconds: number
  },
): Promise<void> => {
  await renewStatusMail(db, sender.publicUrl(), consultation)
  const mailbox = await mailboxOf(db, consultation)
  const isSettled = appointment.settledAt !== null
  const isOfAnother = before.lawyerId !== appointment.lawyerId && before.settledAt !== null
  const untold = step === 'canceled' ? await withdrawWaiting(db, topicOf(appointment).topic) : []
  if (mailbox && !untold.includes(mailbox.recipient))
    await queueMail(db, {
      ...mailbox,
      ...topicOf(appointment),
      waitSeconds,
      ...withLawyer(
        await textsFor(db, mailbox.language, { consultation, appointment }, isSettled ? step : 'declined'),
        isOfAnother ? appointment.lawyerName : null,
      ),
      ...(isSettled && { calendar: await calendarFor(db, sender, mailbox, appointment) }),
      ...(reason !== '' && { quote: { introduction: 'mail.status.rejected.note', text: reason } }),
      ...(await leadToRequest(db, sender, consultation)),
    })
  if (isHandover) return
  const office = { step, isSettled, actorId, untold, waitSeconds }
  await notifyOffice(db, sender, { consultation, appointment }, office)
  if (isOfAnother)
    await notifyPreviousLawyer(db, sender, { consultation, appointment: before }, appointment.sequence)
}

type ClientTexts = Awaited<ReturnType<typeof textsFor>>

/** Adds the name of the lawyer below the time. */
const withLawyer = (texts: ClientTexts, lawyer: string | null): ClientTexts => {
  if (lawyer === null) return texts
  const [first, ...others] = texts.paragraphs
  return {
    ...texts,
    values: { ...texts.values, lawyer },
    paragraphs: [...(first ? [first] : []), 'mail.appointment.lawyer', ...others],
  }
}

/** Removes the appointment from the previous lawyer's calendar. The client gets a mail about the change. */
const notifyPreviousLawyer = async (
  db: Database,
  sender: MailSender,
  { consultation, appointment }: About,
  sequence: number,
): Promise<void> => {
  const mailbox = await lawyerMailbox(db, appointment)
  if (!mailbox) return
  const left = { ...appointment, state: 'canceled' as const, sequence }
  await queueMail(db, {
    ...mailbox,
    ...topicOf(left),
    ...subjectOf(consultation),
    ...officeTexts(left, 'taken', mailbox.language),
    calendar: await calendarFor(db, sender, mailbox, left),
  })
}

/**
 * Notifies the lawyer that the appointment is canceled because its client was erased, without personal data.
 */
export const notifyLawyerOfErasure = async (
  db: Database,
  sender: Pick<MailSender, 'publicUrl'>,
  entry: Entry,
): Promise<void> => {
  const mailbox = await lawyerMailbox(db, entry)
  if (!mailbox) return
  const appointment = { ...entry, state: 'canceled' as const, sequence: entry.sequence + 1 }
  await queueMail(db, {
    ...mailbox,
    ...topicOf(appointment),
    ...officeTexts(appointment, 'erased', mailbox.language),
    calendar: await calendarFor(db, sender, mailbox, appointment),
  })
}

/** The mailbox of a lawyer who still works here. */
const lawyerMailbox = async (
  db: Database,
  { lawyerId }: Pick<KnownAppointment, 'lawyerId'>,
): Promise<Mailbox | undefined> =>
  lawyerId !== null && (await isStaff(db, lawyerId)) ? findMailbox(db, lawyerId) : undefined

const officeTexts = (
  { consultationId, startsAt }: Pick<KnownAppointment, 'consultationId' | 'startsAt'>,
  step: Step | 'declined' | 'taken' | 'erased',
  language: Language,
) => ({
  subject: `mail.appointment.office.${step}` as const,
  values: {
    id: String(consultationId),
    ...(startsAt !== null && {
      short: formatShortDeadline(startsAt, language),
      when: formatAppointment(startsAt, language),
      hijri: hijriDay(todayInRiyadh(new Date(startsAt)), language),
    }),
  },
  paragraphs: [
    `mail.appointment.office.${step}.text` as const,
    ...(step === 'declined' ? [] : [calendarText(step)]),
    'mail.signIn' as const,
  ],
})

/** A confirmed appointment is new in the calendar. */
const calendarText = (step: Step | 'taken' | 'erased'): ServerTextKey =>
  step === 'confirmed' ? 'mail.appointment.calendar.add' : 'mail.appointment.calendar'

/** Reminds the client a day or an hour before the appointment. */
export const remindClient = async (
  db: Database,
  sender: MailSender,
  { consultation, appointment }: About,
  kind: 'day' | 'hour',
): Promise<void> => {
  const mailbox = await mailboxOf(db, consultation)
  if (!mailbox) return
  const texts = await textsFor(db, mailbox.language, { consultation, appointment }, `reminder.${kind}`)
  await queueMail(db, {
    ...mailbox,
    ...topicOf(appointment),
    isLastWord: false,
    ...texts,
    ...(await leadToRequest(db, sender, consultation)),
  })
}

const textsFor = async (
  db: Database,
  language: Language,
  { consultation, appointment }: About,
  step: Step | 'declined' | `reminder.${'day' | 'hour'}`,
): Promise<Pick<Mail, 'subject' | 'values' | 'paragraphs'>> => {
  const { startsAt, timeZone, kind } = appointment
  const id = String(consultation.id)
  if (startsAt === null || step === 'declined')
    return {
      subject: 'mail.appointment.declined.subject',
      values: { id },
      paragraphs: ['mail.appointment.declined.text'],
    }
  const isAbroad = timeZone !== null && isOtherClock(startsAt, timeZone)
  const isReminder = step === 'reminder.day' || step === 'reminder.hour'
  return {
    subject: `mail.appointment.${step}.subject`,
    values: {
      id,
      when: formatAppointment(startsAt, language),
      short: formatShortDeadline(startsAt, language),
      time: formatTime(startsAt, language),
      hijri: hijriDay(todayInRiyadh(new Date(startsAt)), language),
      place: await placeOf(db, appointment, language),
      ...(isAbroad && {
        own: formatAppointmentIn(startsAt, language, timeZone),
        zone: formatZone(startsAt, language, timeZone),
      }),
    },
    paragraphs: [
      isReminder ? 'mail.appointment.reminder.text' : `mail.appointment.${step}.text`,
      ...(isAbroad && step !== 'canceled' ? (['mail.appointment.own'] as const) : []),
      ...(step === 'canceled' ? [] : ([`mail.appointment.kind.${kind}`] as const)),
      ...(isReminder ? [] : [calendarText(step)]),
    ],
  }
}

type ToOffice = {
  step: Step
  isSettled: boolean
  actorId: number | null
  /** Recipients who have heard nothing of the appointment. */
  untold: readonly string[]
  waitSeconds: number
}

/** Notifies the lawyer or, if there is none, the office mailboxes for the request. */
const notifyOffice = async (
  db: Database,
  sender: MailSender,
  { consultation, appointment }: About,
  { step, isSettled, actorId, untold, waitSeconds }: ToOffice,
): Promise<void> => {
  const lawyer = await lawyerMailbox(db, appointment)
  const mailboxes: Mailbox[] = lawyer
    ? [lawyer]
    : await listOfficeMailboxes(db, consultation.userId, consultation.id)
  for (const mailbox of mailboxes) {
    // Without a time no calendar changes, so the user who made the change needs no mail.
    if (!isSettled && mailbox.recipientId === actorId) continue
    if (untold.includes(mailbox.recipient)) continue
    await queueMail(db, {
      ...mailbox,
      ...topicOf(appointment),
      waitSeconds,
      ...subjectOf(consultation),
      ...officeTexts(appointment, isSettled ? step : 'declined', mailbox.language),
      ...(isSettled && { calendar: await calendarFor(db, sender, mailbox, appointment) }),
      ...linkInOffice(sender.publicUrl(), `consultations/${consultation.id}`),
    })
  }
}
