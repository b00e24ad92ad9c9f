import { and, asc, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { addDays, instantInRiyadh } from '#firm-time/riyadh.ts'
import { engagements, instalments } from './table.ts'

/** Days before the last day of a version, and before the day of an installment. */
const daysBefore = 3

/** Days after the proposal before which no reminder follows it. */
const restDays = 2

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

/** Claims versions that were sent and whose last day has passed. Call it inside the transaction that ends them. */
export const claimExpired = (db: Database, today: string) =>
  claim(db, and(eq(engagements.state, 'sent'), lt(engagements.validUntil, today)))

/** Claims versions that end within three days, each once. Call it inside the transaction that queues the mail. */
export const claimEnding = async (db: Database, today: string) => {
  const due = await claim(
    db,
    and(
      eq(engagements.state, 'sent'),
      isNull(engagements.reminded),
      gte(engagements.validUntil, today),
      lte(engagements.validUntil, addDays(today, daysBefore)),
      lt(engagements.sentAt, instantInRiyadh(addDays(today, 1 - restDays), '00:00').toISOString()),
    ),
  )
  const ids = due.map(({ engagement }) => engagement.id)
  if (ids.length > 0)
    await db.update(engagements).set({ reminded: daysBefore }).where(inArray(engagements.id, ids))
  return due
}

/** Claims unpaid installments of binding agreements, three days before their day and on it, each once. */
export const claimInstalments = async (db: Database, today: string) => {
  const isToday = eq(instalments.day, today)
  const due = await db
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
  const ids = due.map(({ instalment }) => instalment.id)
  if (ids.length > 0)
    await db
      .update(instalments)
      .set({ reminded: sql`case when ${isToday} then 0 else ${sql.raw(String(daysBefore))} end` })
      .where(inArray(instalments.id, ids))
  return due
}
