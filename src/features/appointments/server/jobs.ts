import type { Database } from '#db/connection.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import { remindClient } from './mails.ts'
import { claimReminders, type ReminderKind } from './reminder-repository.ts'
import { findAppointment } from './repository.ts'

/** Queues due reminders once each, even with several instances. Returns their number. */
export const sendReminders = async (db: Database, sender: MailSender, now = new Date()): Promise<number> => {
  let sent = 0
  for (const kind of ['day', 'hour'] as const) sent += await sendAll(db, sender, kind, now)
  return sent
}

const sendAll = async (db: Database, sender: MailSender, kind: ReminderKind, now: Date): Promise<number> => {
  const count = await db.transaction(async (tx) => {
    const due = await claimReminders(tx, kind, now)
    for (const { id, consultation } of due) {
      const appointment = await findAppointment(tx, id)
      if (appointment) await remindClient(tx, sender, { consultation, appointment }, kind)
    }
    return due.length
  })
  return count === 0 ? 0 : count + (await sendAll(db, sender, kind, now))
}
