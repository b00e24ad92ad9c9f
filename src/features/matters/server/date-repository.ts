import { and, asc, eq, gte, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { insertedRow, updateVersioned } from '#db/rows.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { mayOpenConsultation, mayOpenConsultationOf } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { isPast } from '../rules.ts'
import type { DateChanges, DateInput, DateMove, MatterDate } from '../schema.ts'
import type { SettledState } from '../values.ts'
import { matterDates } from './table.ts'

const columns = {
  id: matterDates.id,
  kind: matterDates.kind,
  day: matterDates.day,
  time: matterDates.time,
  typedIn: matterDates.typedIn,
  basis: matterDates.basis,
  place: matterDates.place,
  isShown: matterDates.isShown,
  isPlaceShown: matterDates.isPlaceShown,
  state: matterDates.state,
  settledByName: fullName(users),
  settledAt: matterDates.settledAt,
  movedToId: matterDates.movedToId,
  updatedAt: matterDates.updatedAt,
}

const selectDates = (db: Database) =>
  db.select(columns).from(matterDates).leftJoin(users, eq(users.id, matterDates.settledById))

type Row = Awaited<ReturnType<typeof selectDates>>[number]

const shown = (row: Row, now: Date): MatterDate => ({
  ...row,
  isPast: row.state === 'ahead' && isPast(row, now),
})

/** All dates of a request in order. */
export const listDates = async (db: Database, consultationId: number, now: Date): Promise<MatterDate[]> => {
  const rows = await selectDates(db)
    .where(eq(matterDates.consultationId, consultationId))
    .orderBy(asc(matterDates.day), asc(matterDates.time), asc(matterDates.id))
  return rows.map((row) => shown(row, now))
}

/** Undefined if the user may not open its request. */
export const findDate = async (
  db: Database,
  id: number,
  { reader, now }: { reader: Reader; now: Date },
): Promise<MatterDate | undefined> => {
  const [row] = await selectDates(db).where(
    and(eq(matterDates.id, id), mayOpenConsultationOf(matterDates.consultationId, reader)),
  )
  return row && shown(row, now)
}

/** The request of a date; undefined if the user may not open it. */
export const findRequestOfDate = async (
  db: Database,
  id: number,
  reader: Reader,
): Promise<number | undefined> => {
  const [found] = await db
    .select({ consultationId: matterDates.consultationId })
    .from(matterDates)
    .where(and(eq(matterDates.id, id), mayOpenConsultationOf(matterDates.consultationId, reader)))
  return found?.consultationId
}

/** The whole row. Call it while the row of the request is locked. */
export const getDateRow = async (db: Database, id: number) => {
  const [found] = await db.select().from(matterDates).where(eq(matterDates.id, id))
  return found
}

export type DateRow = NonNullable<Awaited<ReturnType<typeof getDateRow>>>

export const createDate = async (
  db: Database,
  consultationId: number,
  { day, ...input }: DateInput,
): Promise<DateRow> =>
  insertedRow(
    await db
      .insert(matterDates)
      .values({ consultationId, ...input, ...day })
      .returning(),
  )

/** A change between shown and hidden needs another version of the calendar entry. */
export const updateDate = async (
  db: Database,
  { id, isShown }: DateRow,
  changes: DateChanges,
): Promise<void> => {
  await updateVersioned(db, matterDates, id, {
    ...changes,
    ...(changes.isShown !== isShown && { sequence: sql`${matterDates.sequence} + 1` }),
  })
}

/** Adds the new date with the same uid and the next sequence, and links the old one to it. */
export const moveDate = async (
  db: Database,
  old: DateRow,
  { day, time, basis, updatedAt }: DateMove,
  byId: number,
): Promise<DateRow> => {
  const { consultationId, kind, place, isShown, isPlaceShown, uid } = old
  const created = insertedRow(
    await db
      .insert(matterDates)
      .values({
        consultationId,
        kind,
        place,
        isShown,
        isPlaceShown,
        uid,
        sequence: old.sequence + 1,
        time,
        basis: basis || old.basis,
        ...day,
      })
      .returning(),
  )
  await updateVersioned(db, matterDates, old.id, {
    state: 'moved',
    movedToId: created.id,
    settledById: byId,
    settledAt: sql`now()`,
    updatedAt,
  })
  return created
}

export const settleDate = async (
  db: Database,
  { id }: DateRow,
  state: SettledState,
  /** Null for a guest. */
  byId: number | null,
): Promise<void> => {
  await updateVersioned(db, matterDates, id, {
    state,
    settledById: byId,
    settledAt: sql`now()`,
    ...(state === 'dropped' && { sequence: sql`${matterDates.sequence} + 1` }),
  })
}

/** The dates of a request from today on that are not settled. */
export const listAhead = (
  db: Database,
  consultationId: number,
  { isShownOnly }: { isShownOnly: boolean },
): Promise<DateRow[]> =>
  db
    .select()
    .from(matterDates)
    .where(
      and(
        eq(matterDates.consultationId, consultationId),
        eq(matterDates.state, 'ahead'),
        gte(matterDates.day, todayInRiyadh(new Date())),
        isShownOnly ? eq(matterDates.isShown, true) : undefined,
      ),
    )
    .orderBy(asc(matterDates.day), asc(matterDates.id))

export type DatesBetween = { reader: Reader; from: string; to: string; lawyerId?: number | undefined }

/** The dates ahead between two days, both included, of requests that the user may open. */
export const listDatesBetween = (db: Database, { reader, from, to, lawyerId }: DatesBetween) =>
  db
    .select({
      id: matterDates.id,
      consultationId: matterDates.consultationId,
      kind: matterDates.kind,
      day: matterDates.day,
      time: matterDates.time,
      isClosed: sql<boolean>`${notInArray(consultations.status, [...openStatuses])}`,
      uid: matterDates.uid,
      sequence: matterDates.sequence,
      assignedToId: consultations.assignedToId,
      clientName: sql<string>`${consultations.firstName} || ' ' || ${consultations.lastName}`,
    })
    .from(matterDates)
    .innerJoin(consultations, eq(consultations.id, matterDates.consultationId))
    .where(
      and(
        eq(matterDates.state, 'ahead'),
        gte(matterDates.day, from),
        lte(matterDates.day, to),
        ofLawyer(lawyerId),
        mayOpenConsultation(reader),
      ),
    )
    .orderBy(asc(matterDates.day), asc(matterDates.time), asc(matterDates.id))

const ofLawyer = (lawyerId: number | undefined): SQL | undefined =>
  lawyerId === undefined ? undefined : eq(consultations.assignedToId, lawyerId)
