import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { insertedRow, updateVersioned } from '#db/rows.ts'
import { fullName, users } from '#features/users/server/table.ts'
import type { AbsenceInput } from '../absence-schema.ts'
import { absences } from './table.ts'

type Wanted = {
  /** Days in Riyadh, both included. */
  from?: string
  to?: string | undefined
  /** All lawyers if omitted. */
  lawyerId?: number | undefined
  id?: number
}

/** Absences that overlap these days, in order. */
export const listAbsences = (db: Database, { from, to, lawyerId, id }: Wanted) =>
  db
    .select({
      id: absences.id,
      lawyerId: absences.userId,
      lawyerName: fullName(users),
      firstDay: absences.firstDay,
      lastDay: absences.lastDay,
      from: absences.fromTime,
      to: absences.toTime,
      note: absences.note,
      updatedAt: absences.updatedAt,
    })
    .from(absences)
    .innerJoin(users, eq(users.id, absences.userId))
    .where(
      and(
        from === undefined ? undefined : gte(absences.lastDay, from),
        to === undefined ? undefined : lte(absences.firstDay, to),
        lawyerId === undefined ? undefined : eq(absences.userId, lawyerId),
        id === undefined ? undefined : eq(absences.id, id),
      ),
    )
    .orderBy(asc(absences.firstDay), asc(absences.id))
export type KnownAbsence = Awaited<ReturnType<typeof listAbsences>>[number]

type Values = Omit<AbsenceInput, 'lawyerId' | 'successorId' | 'updatedAt'>

const columnsOf = ({ from, to, ...values }: Values) => ({ ...values, fromTime: from, toTime: to })

export const createAbsence = async (db: Database, userId: number, values: Values): Promise<number> =>
  insertedRow(
    await db
      .insert(absences)
      .values({ userId, ...columnsOf(values) })
      .returning({ id: absences.id }),
  ).id

/** Throws `StaleError` if the absence was saved since the editor read it. */
export const updateAbsence = async (
  db: Database,
  id: number,
  { updatedAt, ...values }: Values & { updatedAt: string | undefined },
): Promise<boolean> => updateVersioned(db, absences, id, { ...columnsOf(values), updatedAt })

export const deleteAbsence = async (db: Database, id: number): Promise<void> => {
  await db.delete(absences).where(eq(absences.id, id))
}
