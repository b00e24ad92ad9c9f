import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { appointments } from './table.ts'

/** A day and an hour before. */
export type ReminderKind = 'day' | 'hour'

const hoursBefore = { day: 24, hour: 1 } as const
const sentAt = { day: appointments.dayReminderAt, hour: appointments.hourReminderAt } as const
const column = { day: 'dayReminderAt', hour: 'hourReminderAt' } as const
/** One that the server missed is made up for, while it still says more than the next. */
const latest = { day: 2, hour: 0 } as const
const most = 20

/**
 * Claims the appointments to remind of, each once: another instance passes over what this one has locked. Whoever settled
 * the time later than the reminder would have come knows it. Call it inside the transaction that queues the mail.
 */
export const claimReminders = async (db: Database, kind: ReminderKind, now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`
  const hours = hoursBefore[kind]
  const due = await db
    .select({ id: appointments.id, consultation: consultations })
    .from(appointments)
    .innerJoin(consultations, eq(consultations.id, appointments.consultationId))
    .where(
      and(
        eq(appointments.state, 'confirmed'),
        isNull(sentAt[kind]),
        inArray(consultations.status, [...openStatuses]),
        gt(appointments.startsAt, sql`${at} + ${latest[kind]} * interval '1 hour'`),
        lte(appointments.startsAt, sql`${at} + ${hours} * interval '1 hour'`),
        lte(appointments.settledAt, sql`${appointments.startsAt} - ${hours} * interval '1 hour'`),
      ),
    )
    .orderBy(appointments.startsAt)
    .limit(most)
    .for('update', { of: appointments, skipLocked: true })
  if (due.length > 0)
    await db
      .update(appointments)
      .set({ [column[kind]]: sql`${at}` })
      .where(
        inArray(
          appointments.id,
          due.map(({ id }) => id),
        ),
      )
  return due
}
