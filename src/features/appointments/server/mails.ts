import type { Database } from '#db/connection.ts'
import { getFollowToken } from '#features/consultations/server/link-repository.ts'
import { leadByPrivateLink, linkInOffice, listOfficeMailboxes } from '#features/consultations/server/mails.ts'
import type { LockedConsultation } from '#features/consultations/server/repository.ts'
import type { LinkTokens } from '#features/outbox/server/link-tokens.ts'
import { type Addressed, type Mail, queueMail } from '#features/outbox/server/repository.ts'
import { findMailbox, isStaff } from '#features/users/server/repository.ts'
import {
  formatAppointment,
  formatAppointmentIn,
  formatHijriDay,
  formatShortDeadline,
  formatTime,
  formatZone,
  isOtherClock,
} from '#i18n/format.ts'
import type { Language } from '#languages/language.ts'
import { calendarFor, type Entry, placeOf } from './calendar-entry.ts'
import type { KnownAppointment } from './repository.ts'

// Mails about appointments name the request by its number and the time; of what the request is about they say nothing.

export type MailSender = { publicUrl: () => string; linkTokens: LinkTokens }

type Mailbox = Addressed & { language: Language }

type About = { consultation: LockedConsultation; appointment: KnownAppointment }

const mailboxOf = async (
  db: Database,
  { userId, email, language }: LockedConsultation,
): Promise<Mailbox | undefined> => {
  if (userId !== null) return findMailbox(db, userId)
  // The address is empty once the data of the person has been erased.
  return email === '' ? undefined : { recipient: email, recipientId: null, language }
}

/** Leads a client to the request in the portal, a guest to its private page. */
const leadTo = async (
  db: Database,
  { publicUrl, linkTokens }: MailSender,
  { id, userId }: LockedConsultation,
): Promise<Pick<Mail, 'action' | 'links'>> => {
  if (userId !== null)
    return { action: { label: 'mail.openRequest', url: `${publicUrl()}/client/consultations/${id}` } }
  return leadByPrivateLink(publicUrl(), await getFollowToken(db, id, linkTokens), linkTokens)
}

/** Asks the client to confirm one of up to three times, or to choose one. */
export const proposeToClient = async (
  db: Database,
  sender: MailSender,
  { consultation, appointment }: About,
): Promise<void> => {
  const mailbox = await mailboxOf(db, consultation)
  if (!mailbox) return
  const { language } = mailbox
  const { proposals } = appointment
  await queueMail(db, {
    ...mailbox,
    subject: 'mail.appointment.proposed.subject',
    values: { id: String(consultation.id) },
    paragraphs: [proposals.length > 0 ? 'mail.appointment.proposed.text' : 'mail.appointment.choose.text'],
    events: proposals.map((time) => ({
      texts: ['mail.appointment.time'],
      values: { when: formatAppointment(time, language), hijri: formatHijriDay(time, language) },
    })),
    ...(await leadTo(db, sender, consultation)),
  })
}

type Step = 'confirmed' | 'moved' | 'changed' | 'canceled'

/** Tells both sides, each with what their calendar needs. What was never settled is in no calendar. */
export const tellOfAppointment = async (
  db: Database,
  sender: MailSender,
  {
    consultation,
    appointment,
    before,
    step,
    reason,
    actorId,
  }: About & {
    /** As it was: another lawyer may have had it. */
    before: KnownAppointment
    step: Step
    reason: string
    actorId: number | null
  },
): Promise<void> => {
  const mailbox = await mailboxOf(db, consultation)
  const isSettled = appointment.settledAt !== null
  if (mailbox)
    await queueMail(db, {
      ...mailbox,
      ...(await textsFor(db, mailbox.language, { consultation, appointment }, isSettled ? step : 'declined')),
      ...(isSettled && { calendar: await calendarFor(db, sender, mailbox, appointment) }),
      ...(reason !== '' && { quote: { introduction: 'mail.status.rejected.note', text: reason } }),
      ...(await leadTo(db, sender, consultation)),
    })
  await tellOffice(db, sender, { consultation, appointment }, { step, isSettled, actorId })
  if (before.lawyerId !== appointment.lawyerId && before.settledAt !== null)
    await tellFormerLawyer(db, sender, { consultation, appointment: before }, appointment.sequence)
}

/** It leaves their calendar; the client hears of it as a change. */
const tellFormerLawyer = async (
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
    ...subjectOf(consultation),
    ...officeTexts(left, 'taken', mailbox.language),
    calendar: await calendarFor(db, sender, mailbox, left),
  })
}

/** That one does not take place, since its client was erased; nothing in it is about them. */
export const tellLawyerOfErasure = async (
  db: Database,
  sender: Pick<MailSender, 'publicUrl'>,
  entry: Entry,
): Promise<void> => {
  const mailbox = await lawyerMailbox(db, entry)
  if (!mailbox) return
  const appointment = { ...entry, state: 'canceled' as const, sequence: entry.sequence + 1 }
  await queueMail(db, {
    ...mailbox,
    ...officeTexts(appointment, 'erased', mailbox.language),
    calendar: await calendarFor(db, sender, mailbox, appointment),
  })
}

/** Of a lawyer who works here still. */
const lawyerMailbox = async (
  db: Database,
  { lawyerId }: Pick<KnownAppointment, 'lawyerId'>,
): Promise<Mailbox | undefined> =>
  lawyerId !== null && (await isStaff(db, lawyerId)) ? findMailbox(db, lawyerId) : undefined

/** Whom a mail to the office is about. */
const subjectOf = ({ userId, email }: LockedConsultation) =>
  userId === null ? { subjectAddress: email } : { subjectId: userId }

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
      hijri: formatHijriDay(startsAt, language),
    }),
  },
  paragraphs: [
    `mail.appointment.office.${step}.text` as const,
    ...(step === 'declined' ? [] : (['mail.appointment.calendar'] as const)),
    'mail.signIn' as const,
  ],
})

/** Reminds the client a day or an hour before. */
export const remindClient = async (
  db: Database,
  sender: MailSender,
  { consultation, appointment }: About,
  kind: 'day' | 'hour',
): Promise<void> => {
  const mailbox = await mailboxOf(db, consultation)
  if (!mailbox) return
  const texts = await textsFor(db, mailbox.language, { consultation, appointment }, 'reminder')
  await queueMail(db, {
    ...mailbox,
    ...texts,
    subject: `mail.appointment.reminder.${kind}.subject`,
    ...(await leadTo(db, sender, consultation)),
  })
}

const textsFor = async (
  db: Database,
  language: Language,
  { consultation, appointment }: About,
  step: Step | 'declined' | 'reminder',
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
  return {
    subject: `mail.appointment.${step}.subject`,
    values: {
      id,
      when: formatAppointment(startsAt, language),
      short: formatShortDeadline(startsAt, language),
      time: formatTime(startsAt, language),
      hijri: formatHijriDay(startsAt, language),
      place: await placeOf(db, appointment, language),
      ...(isAbroad && {
        own: formatAppointmentIn(startsAt, language, timeZone),
        zone: formatZone(startsAt, language, timeZone),
      }),
    },
    paragraphs: [
      `mail.appointment.${step}.text`,
      ...(step === 'canceled'
        ? []
        : [...(isAbroad ? ['mail.appointment.own'] : []), `mail.appointment.kind.${kind}`]),
      ...(step === 'reminder' ? [] : ['mail.appointment.calendar']),
    ],
  }
}

/** The lawyer, and whoever else handles the request if nobody of the office did it. */
const tellOffice = async (
  db: Database,
  sender: MailSender,
  { consultation, appointment }: About,
  { step, isSettled, actorId }: { step: Step; isSettled: boolean; actorId: number | null },
): Promise<void> => {
  const lawyer = await lawyerMailbox(db, appointment)
  const mailboxes: Mailbox[] = lawyer
    ? [lawyer]
    : await listOfficeMailboxes(db, consultation.userId, consultation.id)
  for (const mailbox of mailboxes) {
    // What somebody does to an appointment without a time concerns no calendar of theirs.
    if (!isSettled && mailbox.recipientId === actorId) continue
    await queueMail(db, {
      ...mailbox,
      ...subjectOf(consultation),
      ...officeTexts(appointment, isSettled ? step : 'declined', mailbox.language),
      ...(isSettled && { calendar: await calendarFor(db, sender, mailbox, appointment) }),
      ...linkInOffice(sender.publicUrl(), `consultations?open=${consultation.id}`),
    })
  }
}
