import type { Database } from '#db/connection.ts'
import { recordAudit } from '#features/audit/server/repository.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingsOf } from '#features/settings/setting-values.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { notifyClient, notifyOffice } from './mails.ts'
import { claimEnding, claimExpired, claimInstalments } from './reminder-repository.ts'
import { setState } from './repository.ts'

/** Claims one batch of rows and queues their mails. Returns their number. */
type Batch = (tx: Database, sender: MailSender, today: string) => Promise<number>

/** A version that was sent expires at the end of its last day in Riyadh. */
const expire: Batch = async (tx, sender, today) => {
  const due = await claimExpired(tx, today)
  for (const { engagement, consultation } of due) {
    const { id, number, version } = engagement
    await setState(tx, id, 'expired')
    await addHistory(tx, consultation.id, null, 'agreement', number, 'expired')
    await notifyClient(tx, sender, consultation, engagement, 'expired')
    await notifyOffice(tx, sender, consultation, engagement, 'expired')
    const details = { name: `${number} v${version}`, state: 'expired' }
    await recordAudit(tx, { actor: null, action: 'update', entity: 'engagement', entityId: id, details })
  }
  return due.length
}

const remindOfVersion: Batch = async (tx, sender, today) => {
  const due = await claimEnding(tx, today)
  for (const { engagement, consultation } of due)
    await notifyClient(tx, sender, consultation, engagement, 'reminder')
  return due.length
}

const remindOfInstalment: Batch = async (tx, sender, today) => {
  const due = await claimInstalments(tx, today)
  for (const { instalment, engagement, consultation } of due) {
    const day = instalment.day ?? today
    await notifyClient(tx, sender, consultation, engagement, day === today ? 'dueToday' : 'due', day)
  }
  return due.length
}

/** Expires versions and queues due reminders, each once, even with several instances. */
export const sendEngagementReminders = async (
  db: Database,
  sender: MailSender,
  now = new Date(),
): Promise<number> => {
  const { instalment_reminders } = settingsOf(await listSettings(db))
  const batches = [expire, remindOfVersion, ...(instalment_reminders === 'true' ? [remindOfInstalment] : [])]
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
