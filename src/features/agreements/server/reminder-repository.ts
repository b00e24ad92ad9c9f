import { and, asc, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { addDays, instantInRiyadh } from '#firm-time/riyadh.ts'
import { agreements, installments } from './table.ts'

/** Days before the last day of a version, and before the day of an installment. */
const daysBefore = 3

/** Days after the proposal before which no reminder follows it. */
const restDays = 2

/** Rows of one transaction; other instances skip locked rows. */
const batch = 20

const claim = (db: Database, which: SQL | undefined) =>
  db
    .select({ agreement: agreements, consultation: consultations })
    .from(agreements)
    .innerJoin(consultations, eq(consultations.id, agreements.consultationId))
    .where(which)
    .orderBy(asc(agreements.validUntil), asc(agreements.id))
    .limit(batch)
    .for('update', { of: agreements, skipLocked: true })

/** Claims versions that were sent and whose last day has passed. Call it inside the transaction that ends them. */
export const claimExpired = (db: Database, today: string) =>
  claim(db, and(eq(agreements.state, 'sent'), lt(agreements.validUntil, today)))

/** Claims versions that end within three days, each once. Call it inside the transaction that queues the mail. */
export const claimEnding = async (db: Database, today: string) => {
  const due = await claim(
    db,
    and(
      eq(agreements.state, 'sent'),
      isNull(agreements.reminded),
      gte(agreements.validUntil, today),
      lte(agreements.validUntil, addDays(today, daysBefore)),
      lt(agreements.sentAt, instantInRiyadh(addDays(today, 1 - restDays), '00:00').toISOString()),
    ),
  )
  const ids = due.map(({ agreement }) => agreement.id)
  if (ids.length > 0)
    await db.update(agreements).set({ reminded: daysBefore }).where(inArray(agreements.id, ids))
  return due
}

/** Claims unpaid installments of binding agreements, three days before their day and on it, each once. */
export const claimInstallments = async (db: Database, today: string) => {
  const isToday = eq(installments.day, today)
  const due = await db
    .select({ installment: installments, agreement: agreements, consultation: consultations })
    .from(installments)
    .innerJoin(agreements, eq(agreements.id, installments.agreementId))
    .innerJoin(consultations, eq(consultations.id, agreements.consultationId))
    .where(
      and(
        inArray(agreements.state, ['accepted', 'in_force']),
        isNull(installments.paidOn),
        gte(installments.day, today),
        lte(installments.day, addDays(today, daysBefore)),
        or(isNull(installments.reminded), and(isToday, sql`${installments.reminded} > 0`)),
      ),
    )
    .orderBy(asc(installments.day), asc(installments.id))
    .limit(batch)
    .for('update', { of: installments, skipLocked: true })
  const ids = due.map(({ installment }) => installment.id)
  if (ids.length > 0)
    await db
      .update(installments)
      .set({ reminded: sql`case when ${isToday} then 0 else ${sql.raw(String(daysBefore))} end` })
      .where(inArray(installments.id, ids))
  return due
}
