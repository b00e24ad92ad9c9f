import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { users, worksHere } from '#features/users/server/table.ts'
import { appointments } from './table.ts'

/** One day or one hour before. */
export type ReminderKind = 'day' | 'hour'

const hoursBefore = { day: 24, hour: 1 } as const
const sentAt = { day: appointments.dayReminderAt, hour: appointments.hourReminderAt } as const
const column = { day: 'dayReminderAt', hour: 'hourReminderAt' } as const
/** Hours before the start until which a missed reminder is still sent. */
const latest = { day: 2, hour: 0 } as const
const max = 20

/**
 * Claims due reminders, each once; other instances skip locked rows. Appointments settled after the reminder
 * was due are skipped. Call it inside the transaction that queues the mail.
 */
export const claimReminders = async (db: Database, kind: ReminderKind, now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`
  const hours = hoursBefore[kind]
  const due = await db
    .select({ id: appointments.id, consultation: consultations })
    .from(appointments)
    .innerJoin(consultations, eq(consultations.id, appointments.consultationId))
    // No reminder if the lawyer has been deleted.
    .innerJoin(users, eq(users.id, appointments.lawyerId))
    .where(
      and(
        worksHere(),
        eq(appointments.state, 'confirmed'),
        isNull(sentAt[kind]),
        inArray(consultations.status, [...openStatuses]),
        gt(appointments.startsAt, sql`${at} + ${latest[kind]} * interval '1 hour'`),
        lte(appointments.startsAt, sql`${at} + ${hours} * interval '1 hour'`),
        lte(appointments.settledAt, sql`${appointments.startsAt} - ${hours} * interval '1 hour'`),
      ),
    )
    .orderBy(appointments.startsAt)
    .limit(max)
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
