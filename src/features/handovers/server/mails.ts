import type { Database } from '#db/connection.ts'
import { calendarOfAppointments } from '#features/appointments/server/ics.ts'
import { linkInOffice, type MailSender } from '#features/consultations/server/mails.ts'
import type { MailedEvent } from '#features/outbox/server/mail-layout.ts'
import { queueMail } from '#features/outbox/server/repository.ts'
import { findMailbox } from '#features/users/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { hijriDay } from '#i18n/calendar-format.ts'
import { formatAppointment } from '#i18n/format.ts'
import type { Language } from '#languages/language.ts'
import type { Work } from './open-work.ts'

/** One mail about all work, with numbers and times only. The appointments are attached as a calendar. */
export const notifyOfHandover = async (
  db: Database,
  sender: MailSender,
  { work, successorId }: { work: Work; successorId: number },
): Promise<void> => {
  const mailbox = await findMailbox(db, successorId)
  if (!mailbox) return
  const confirmed = work.appointments.filter(({ state }) => state === 'confirmed')
  await queueMail(db, {
    ...mailbox,
    subject: 'mail.handover.subject',
    paragraphs: ['mail.handover.text', 'mail.signIn'],
    events: eventsOf(work, mailbox.language),
    ...(confirmed.length > 0 && {
      calendar: await calendarOfAppointments(
        db,
        sender,
        confirmed.map(({ id }) => id),
        mailbox.language,
      ),
    }),
    ...linkInOffice(sender.publicUrl(), 'consultations?assignee=me'),
  })
}

const eventsOf = (
  { requests, appointments, messages, documentRequests, mentions, tokens }: Work,
  language: Language,
): MailedEvent[] => [
  ...requests.map(
    ({ id }): MailedEvent => ({ texts: ['mail.handover.request'], values: { id: String(id) } }),
  ),
  ...appointments.map(
    ({ consultationId, startsAt, state }): MailedEvent =>
      startsAt === null || state === 'proposed'
        ? { texts: ['mail.handover.proposed'], values: { id: String(consultationId) } }
        : {
            texts: ['mail.handover.appointment'],
            values: {
              id: String(consultationId),
              when: formatAppointment(startsAt, language),
              hijri: hijriDay(todayInRiyadh(new Date(startsAt)), language),
            },
          },
  ),
  ...(messages.length > 0
    ? [{ texts: ['mail.handover.messages' as const], values: { n: messages.length } }]
    : []),
  ...(documentRequests.length > 0
    ? [{ texts: ['mail.handover.documents' as const], values: { n: documentRequests.length } }]
    : []),
  ...(mentions.length > 0
    ? [{ texts: ['mail.handover.mentions' as const], values: { n: mentions.length } }]
    : []),
  ...tokens.map(({ name }): MailedEvent => ({ texts: ['mail.handover.token'], values: { name } })),
]
