import { and, asc, eq, gte, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { mailbox, users, worksHere } from '#features/users/server/table.ts'
import { addDays } from '#firm-time/riyadh.ts'
import { matterDates, powers } from './table.ts'

/** Days before a date at which its reminder is sent. A reminder that was missed is sent immediately. */
const clientStages = [1, 3]
const officeStages = [1, 3, 7, 14]
const powerStages = [7, 30]

const batch = 20

/** The nearest stage that has come; null before the first one. */
const stageOf = (daysLeft: SQL, stages: readonly number[], after: SQL): SQL<number> =>
  sql`(case when ${daysLeft} < 0 then ${after} ${sql.join(
    stages.map((days) => sql`when ${daysLeft} <= ${sql.raw(String(days))} then ${sql.raw(String(days))}`),
    sql` `,
  )} end)`

const isDue = (stage: SQL, reminded: PgColumn): SQL =>
  sql`${stage} is not null and (${reminded} is null or ${stage} < ${reminded})`

const last = (stages: readonly number[]): number => Math.max(...stages)

/**
 * Claims due reminders of dates, each once; other instances skip locked rows. A hearing shown to the client is
 * due 3 days and 1 day before it; a term is due 14, 7, 3 and 1 days before it and on each day after it. Call it
 * inside the transaction that queues the mail.
 */
export const claimDates = async (db: Database, reader: 'client' | 'office', today: string) => {
  const isClients = reader === 'client'
  const daysLeft = sql`(${matterDates.day} - ${today}::date)`
  const stages = isClients ? clientStages : officeStages
  const stage = stageOf(daysLeft, stages, isClients ? sql`null::integer` : daysLeft)
  const reminded = isClients ? matterDates.clientReminded : matterDates.officeReminded
  const due = await db
    .select({ date: matterDates, consultation: consultations, stage: stage.mapWith(Number) })
    .from(matterDates)
    .innerJoin(consultations, eq(consultations.id, matterDates.consultationId))
    .where(
      and(
        eq(matterDates.state, 'ahead'),
        // A date that stays after the closing has reminders until its day.
        or(inArray(consultations.status, [...openStatuses]), gte(matterDates.day, today)),
        lte(matterDates.day, addDays(today, last(stages))),
        isClients
          ? and(eq(matterDates.kind, 'hearing'), eq(matterDates.isShown, true))
          : eq(matterDates.kind, 'term'),
        isDue(stage, reminded),
      ),
    )
    .orderBy(asc(matterDates.day), asc(matterDates.id))
    .limit(batch)
    .for('update', { of: matterDates, skipLocked: true })
  if (due.length > 0)
    await db
      .update(matterDates)
      .set({ [isClients ? 'clientReminded' : 'officeReminded']: stage })
      .where(
        inArray(
          matterDates.id,
          due.map(({ date }) => date.id),
        ),
      )
  return due.map(({ date, consultation }) => ({ date: { ...date, isPast: date.day < today }, consultation }))
}

/** Claims powers that end in 30 or 7 days, each once per stage. */
export const claimPowers = async (db: Database, today: string) => {
  const stage = stageOf(sql`(${powers.until} - ${today}::date)`, powerStages, sql`null::integer`)
  const due = await db
    .select({ id: powers.id, until: powers.until, consultation: consultations })
    .from(powers)
    .innerJoin(consultations, eq(consultations.id, powers.consultationId))
    .where(
      and(
        isNotNull(powers.until),
        eq(consultations.status, 'approved'),
        lte(powers.until, addDays(today, last(powerStages))),
        isDue(stage, powers.reminded),
      ),
    )
    .orderBy(asc(powers.until), asc(powers.id))
    .limit(batch)
    .for('update', { of: powers, skipLocked: true })
  const ids = due.map(({ id }) => id)
  if (ids.length > 0) await db.update(powers).set({ reminded: stage }).where(inArray(powers.id, ids))
  return due
}

/**
 * The mailboxes of the handler, if any, and of one deputy: the first admin who is not the handler. Admins may
 * open every request, also a restricted one.
 */
export const listOfficeReminded = async (db: Database, assignedToId: number | null) => {
  const handlerId = assignedToId ?? 0
  return db
    .select(mailbox)
    .from(users)
    .where(and(worksHere(), or(eq(users.id, handlerId), eq(users.role, 'admin'))))
    .orderBy(sql`${users.id} <> ${handlerId}`, asc(users.id))
    .limit(2)
}
