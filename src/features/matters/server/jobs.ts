import type { Database } from '#db/connection.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { remindClientOfDate, remindOfficeOfTerm, remindOfPower } from './mails.ts'
import { claimDates, claimPowers } from './reminder-repository.ts'

/** Claims one batch of reminders and queues their mails. Returns their number. */
type Batch = (tx: Database, sender: MailSender, today: string) => Promise<number>

const batches: readonly Batch[] = [
  async (tx, sender, today) => {
    const due = await claimDates(tx, 'client', today)
    for (const { consultation, date } of due) await remindClientOfDate(tx, sender, consultation, date)
    return due.length
  },
  async (tx, sender, today) => {
    const due = await claimDates(tx, 'office', today)
    for (const { consultation, date } of due) await remindOfficeOfTerm(tx, sender, consultation, date)
    return due.length
  },
  async (tx, sender, today) => {
    const due = await claimPowers(tx, today)
    for (const { consultation, until } of due)
      if (until !== null) await remindOfPower(tx, sender, consultation, until)
    return due.length
  },
]

/** Queues due reminders of hearings, terms and powers, each once, even with several instances. */
export const sendMatterReminders = async (
  db: Database,
  sender: MailSender,
  now = new Date(),
): Promise<number> => {
  let sent = 0
  for (const send of batches) {
    let claimed: number
    do {
      claimed = await db.transaction((tx) => send(tx, sender, todayInRiyadh(now)))
      sent += claimed
    } while (claimed > 0)
  }
  return sent
}
