import type { Database } from '#db/connection.ts'
import { recordAudit } from '#features/audit/server/repository.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingsOf } from '#features/settings/setting-values.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { notifyClient, notifyOffice } from './mails.ts'
import { claimEnding, claimExpired, claimInstallments } from './reminder-repository.ts'
import { setState } from './repository.ts'

/** Claims one batch of rows and queues their mails. Returns their number. */
type Batch = (tx: Database, sender: MailSender, today: string) => Promise<number>

/** A version that was sent expires at the end of its last day in Riyadh. */
const expire: Batch = async (tx, sender, today) => {
  const due = await claimExpired(tx, today)
  for (const { agreement, consultation } of due) {
    const { id, number, version } = agreement
    await setState(tx, id, 'expired')
    await addHistory(tx, consultation.id, null, 'agreement', number, 'expired')
    await notifyClient(tx, sender, consultation, agreement, 'expired')
    await notifyOffice(tx, sender, consultation, agreement, 'expired')
    const details = { name: `${number} v${version}`, state: 'expired' }
    await recordAudit(tx, { actor: null, action: 'update', entity: 'engagement', entityId: id, details })
  }
  return due.length
}

const remindOfVersion: Batch = async (tx, sender, today) => {
  const due = await claimEnding(tx, today)
  for (const { agreement, consultation } of due)
    await notifyClient(tx, sender, consultation, agreement, 'reminder')
  return due.length
}

const remindOfInstallment: Batch = async (tx, sender, today) => {
  const due = await claimInstallments(tx, today)
  for (const { installment, agreement, consultation } of due) {
    const day = installment.day ?? today
    await notifyClient(tx, sender, consultation, agreement, day === today ? 'dueToday' : 'due', day)
  }
  return due.length
}

/** Expires versions and queues due reminders, each once, even with several instances. */
export const sendAgreementReminders = async (
  db: Database,
  sender: MailSender,
  now = new Date(),
): Promise<number> => {
  const { instalment_reminders } = settingsOf(await listSettings(db))
  const batches = [expire, remindOfVersion, ...(instalment_reminders === 'true' ? [remindOfInstallment] : [])]
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
