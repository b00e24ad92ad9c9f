import type { Database } from '#db/connection.ts'
import { linkInOffice, matterOf } from '#features/consultations/server/mails.ts'
import { queueMail } from '#features/outbox/server/repository.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatLongDate } from '#i18n/format.ts'
import { claimUrgent, listUrgentMailboxes, saveUrgentMailed, urgentStages } from './repository.ts'

// Mails about a day that must not pass have the number and the day only.

type Urgent = { id: number; urgentDay: string | null; assignedToId: number | null }

const mailUrgentDay = async (
  db: Database,
  publicUrl: string,
  { id, urgentDay, assignedToId }: Urgent,
): Promise<void> => {
  if (urgentDay === null) return
  for (const mailbox of await listUrgentMailboxes(db, assignedToId))
    await queueMail(db, {
      ...mailbox,
      ...matterOf(id),
      subject: 'mail.urgent.subject',
      values: { id: String(id), day: formatLongDate(urgentDay, mailbox.language) },
      paragraphs: ['mail.urgent.text', 'mail.signIn'],
      ...linkInOffice(publicUrl, `consultations/${id}`),
    })
}

/** Mails the handler and the admins immediately. Stages that are already over are not sent again. */
export const noteUrgentDay = async (db: Database, publicUrl: string, urgent: Urgent): Promise<void> => {
  const today = todayInRiyadh(new Date())
  const passed = urgentStages.filter((days) => (urgent.urgentDay ?? '') <= addDays(today, days))
  await saveUrgentMailed(db, urgent.id, passed.length > 0 ? Math.min(...passed) : null)
  await mailUrgentDay(db, publicUrl, urgent)
}

/** Queues the mails 3 days and 1 day before, once each, even with several instances. Returns their number. */
export const sendUrgentReminders = async (
  db: Database,
  publicUrl: string,
  now = new Date(),
): Promise<number> => {
  let sent = 0
  // The nearest first, so that a request that missed the earlier stage gets one mail.
  for (const days of [...urgentStages].sort((one, other) => one - other)) {
    const claimed = await db.transaction(async (tx) => {
      const due = await claimUrgent(tx, days, todayInRiyadh(now))
      for (const urgent of due) await mailUrgentDay(tx, publicUrl, urgent)
      return due.length
    })
    sent += claimed
    if (claimed > 0) return sent + (await sendUrgentReminders(db, publicUrl, now))
  }
  return sent
}
