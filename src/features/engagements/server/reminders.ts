import { and, asc, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { recordAudit } from '#features/audit/server/repository.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingsOf } from '#features/settings/setting-values.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { notifyClient, notifyOffice } from './mails.ts'
import { setState } from './repository.ts'
import { engagements, instalments } from './table.ts'

/** Days before the last day of a version, and before the day of an instalment. */
const daysBefore = 3

/** Rows of one transaction; other instances skip locked rows. */
const batch = 20

const claim = (db: Database, which: SQL | undefined) =>
  db
    .select({ engagement: engagements, consultation: consultations })
    .from(engagements)
    .innerJoin(consultations, eq(consultations.id, engagements.consultationId))
    .where(which)
    .orderBy(asc(engagements.validUntil), asc(engagements.id))
    .limit(batch)
    .for('update', { of: engagements, skipLocked: true })

type Batch = (tx: Database, sender: MailSender, today: string) => Promise<number>

/** A version that was sent expires at the end of its last day in Riyadh. */
const expire: Batch = async (tx, sender, today) => {
  const due = await claim(tx, and(eq(engagements.state, 'sent'), lt(engagements.validUntil, today)))
  for (const { engagement, consultation } of due) {
    const { id, number, version } = engagement
    await setState(tx, id, 'expired')
    await addHistory(tx, consultation.id, null, 'agreement', number, 'expired')
    const details = { name: `${number} v${version}`, state: 'expired' }
    await recordAudit(tx, { actor: null, action: 'update', entity: 'engagement', entityId: id, details })
    await notifyClient(tx, sender, consultation, engagement, 'expired')
    await notifyOffice(tx, sender, consultation, engagement, 'expired')
  }
  return due.length
}

const remindOfVersion: Batch = async (tx, sender, today) => {
  const due = await claim(
    tx,
    and(
      eq(engagements.state, 'sent'),
      isNull(engagements.reminded),
      gte(engagements.validUntil, today),
      lte(engagements.validUntil, addDays(today, daysBefore)),
    ),
  )
  for (const { engagement, consultation } of due) {
    await tx.update(engagements).set({ reminded: daysBefore }).where(eq(engagements.id, engagement.id))
    await notifyClient(tx, sender, consultation, engagement, 'reminder')
  }
  return due.length
}

/** An instalment is announced three days before its day, and on it. */
const remindOfInstalment: Batch = async (tx, sender, today) => {
  const isToday = eq(instalments.day, today)
  const due = await tx
    .select({ instalment: instalments, engagement: engagements, consultation: consultations })
    .from(instalments)
    .innerJoin(engagements, eq(engagements.id, instalments.engagementId))
    .innerJoin(consultations, eq(consultations.id, engagements.consultationId))
    .where(
      and(
        inArray(engagements.state, ['accepted', 'in_force']),
        isNull(instalments.paidOn),
        gte(instalments.day, today),
        lte(instalments.day, addDays(today, daysBefore)),
        or(isNull(instalments.reminded), and(isToday, sql`${instalments.reminded} > 0`)),
      ),
    )
    .orderBy(asc(instalments.day), asc(instalments.id))
    .limit(batch)
    .for('update', { of: instalments, skipLocked: true })
  for (const { instalment, engagement, consultation } of due) {
    const isDueToday = instalment.day === today
    await tx
      .update(instalments)
      .set({ reminded: isDueToday ? 0 : daysBefore })
      .where(eq(instalments.id, instalment.id))
    await notifyClient(
      tx,
      sender,
      consultation,
      engagement,
      isDueToday ? 'dueToday' : 'due',
      instalment.day ?? today,
    )
  }
  return due.length
}

/** Queues due reminders and expires versions, each once, even with several instances. */
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
