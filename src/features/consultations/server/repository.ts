import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Page, PageOf, Sort } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { readPrepared } from '#db/prepared.ts'
import { containsText, inOrder, insertedRow, readPage, refuseStale, updateVersioned } from '#db/rows.ts'
import { users } from '#features/users/server/table.ts'
import { numberInQuery, phoneInQuery } from '#fields/number-in-query.ts'
import type { Language } from '#languages/language.ts'
import { isFirstAnswer, reopens } from '../rules.ts'
import {
  type Consultation,
  type ConsultationChanges,
  type ConsultationCounts,
  type ConsultationInput,
  type ConsultationStatus,
  officeFields,
  type StatusFilter,
} from '../schema.ts'
import type { OriginFilter } from '../values.ts'
import {
  columnsFor,
  hasStatus,
  isFlagged,
  isOverdueAfter,
  isStranded,
  isUndatedFor,
  promiseLimit,
  sender,
} from './facts-repository.ts'
import { addHistory } from './history-repository.ts'
import { insertNote } from './note-repository.ts'
import { mayListConsultation } from './readers.ts'
import { consultations, received } from './table.ts'

const selectConsultations = (db: Database, reader: Reader) =>
  db
    .select(columnsFor(reader))
    .from(consultations)
    .leftJoin(users, eq(users.id, consultations.assignedToId))
    .leftJoin(sender, eq(sender.id, consultations.userId))

export const consultationSortFields = [
  'createdAt',
  'firstName',
  'service',
  'status',
  'firstAnswerAt',
] as const
type ConsultationSortField = (typeof consultationSortFields)[number]

export type ConsultationList = {
  reader: Reader
  status?: StatusFilter | undefined
  userId?: number | undefined
  /** Null finds consultations without an assignee. */
  assignedToId?: number | null | undefined
  origin?: OriginFilter | undefined
  /** The condition of the search. */
  matches?: SQL | undefined
  page: Page
  sort: Sort<ConsultationSortField>
}

/**
 * The consultations that this user may see; ties are sorted newest first. `userId` limits the list to one
 * client.
 */
export const listConsultations = async (
  db: Database,
  { reader, status = 'all', userId, assignedToId, origin, matches, page, sort }: ConsultationList,
): Promise<PageOf<Consultation>> => {
  const where = and(
    mayListConsultation(reader),
    await hasStatus(db, status, reader),
    userId === undefined ? undefined : eq(consultations.userId, userId),
    isAssignedTo(assignedToId),
    cameBy(origin),
    matches,
  )
  const list = { where, order: inOrder(consultations, sort), page }
  return readPage(db, consultations, list, selectConsultations(db, reader))
}

/** Matches the name, address, subject, request number and phone number of a client's own requests. */
export const matchesOwn = (q: string | undefined): SQL | undefined =>
  or(
    containsText(consultations.searchText, q),
    containsText(consultations.searchText, phoneInQuery(q)),
    hasNumber(numberInQuery(q)),
  )

const hasNumber = (id: number | undefined): SQL | undefined =>
  id === undefined ? undefined : eq(consultations.id, id)

const isAssignedTo = (id: number | null | undefined): SQL | undefined => {
  if (id === undefined) return undefined
  return id === null ? isNull(consultations.assignedToId) : eq(consultations.assignedToId, id)
}

const cameBy = (origin: OriginFilter = 'all'): SQL | undefined =>
  origin === 'all' ? undefined : eq(consultations.origin, origin)

/** Undefined if it does not exist or if the user may not see it. */
export const findConsultation = async (
  db: Database,
  id: number,
  reader: Reader,
): Promise<Consultation | undefined> => {
  const [found] = await selectConsultations(db, reader).where(
    and(eq(consultations.id, id), mayListConsultation(reader)),
  )
  return found
}

/** The given consultations that the user may see, in the order of the ids. */
export const findConsultations = async (
  db: Database,
  ids: readonly number[],
  reader: Reader,
): Promise<Consultation[]> => {
  const rows = await selectConsultations(db, reader).where(
    and(inArray(consultations.id, [...ids]), mayListConsultation(reader)),
  )
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

type Counted = Pick<ConsultationList, 'reader' | 'matches' | 'assignedToId' | 'origin'>

/**
 * Counts by status within the other filters of the list; `overdue` are pending consultations past the
 * deadline. Each page of the office shows them without a filter.
 */
export const countConsultations = async (
  db: Database,
  { reader, matches, assignedToId, origin }: Counted,
): Promise<ConsultationCounts> => {
  const values = { id: reader.id, limit: await promiseLimit(db) }
  const isFiltered = matches !== undefined || assignedToId !== undefined || (origin ?? 'all') !== 'all'
  const filter = and(isAssignedTo(assignedToId), cameBy(origin), matches)
  const [row] = isFiltered
    ? await countsStatement(db, reader, values.limit, filter)
    : await readPrepared(db, `consultation counts of ${reader.role}`, values, ({ id, limit }) =>
        countsStatement(db, { ...reader, id }, limit, undefined),
      )
  return (
    row ?? {
      all: 0,
      pending: 0,
      approved: 0,
      completed: 0,
      rejected: 0,
      overdue: 0,
      undated: 0,
      conflict: 0,
      stranded: 0,
    }
  )
}

const countsStatement = (db: Database, reader: Reader, limit: string, filter: SQL | undefined) => {
  const counted = (condition: SQL | undefined) => sql`count(*) filter (where ${condition})`.mapWith(Number)
  const having = (status: ConsultationStatus) => counted(eq(consultations.status, status))
  return db
    .select({
      all: count(),
      pending: having('pending'),
      approved: having('approved'),
      completed: having('completed'),
      rejected: having('rejected'),
      overdue: counted(isOverdueAfter(limit)),
      undated: counted(isUndatedFor(reader)),
      conflict: counted(isFlagged),
      stranded: counted(isStranded),
    })
    .from(consultations)
    .where(and(mayListConsultation(reader), filter))
}

type NewConsultation = Omit<ConsultationInput, 'agreeToTerms' | 'homepage'> & {
  userId: number | null
  language: Language
  isDoubtful?: boolean
}

/** The additional fields of a request that the office records. */
type RecordedFields = Pick<
  typeof consultations.$inferInsert,
  'origin' | 'heardThrough' | 'recordedById' | 'receivedAt' | 'urgentDay' | 'urgentReason' | 'assignedToId'
>

const receipt = {
  id: consultations.id,
  status: consultations.status,
  receivedAt: received,
  createdAt: consultations.createdAt,
  updatedAt: consultations.updatedAt,
}

/** The data of the receipt, and the owner: null for a guest. */
export const findReceipt = async (db: Database, id: number) => {
  const [found] = await db
    .select({ ...receipt, userId: consultations.userId })
    .from(consultations)
    .where(eq(consultations.id, id))
  return found
}

/** Stores a consultation and its first history entry, which names the employee who recorded it. */
export const createConsultation = async (db: Database, values: NewConsultation & RecordedFields) => {
  const created = insertedRow(await db.insert(consultations).values(values).returning(receipt))
  const { recordedById = null, origin = null, assignedToId = null, userId } = values
  await addHistory(db, created.id, recordedById ?? userId, 'created', origin, created.status)
  if (assignedToId !== null)
    await addHistory(db, created.id, recordedById, 'assignedToId', null, String(assignedToId))
  return created
}

/** Locks the row until the transaction ends, so that it cannot change between check and update. */
const lockConsultation = async (db: Database, id: number) => {
  const [found] = await db.select().from(consultations).where(eq(consultations.id, id)).for('update')
  return found
}

/** Locks a client's own consultation; another client's is treated as unknown. */
export const lockOwnConsultation = async (db: Database, userId: number, id: number) => {
  const [found] = await db
    .select()
    .from(consultations)
    .where(and(eq(consultations.id, id), eq(consultations.userId, userId)))
    .for('update')
  return found
}

export type LockedConsultation = NonNullable<Awaited<ReturnType<typeof lockConsultation>>>

/**
 * Locks the row before it is read, so that access is checked on the locked version. Throws `StaleError` if it
 * is not the version that the editor has read.
 */
export const lockListedConsultation = async (
  db: Database,
  id: number,
  reader: Reader,
  version: string | undefined,
) => {
  const row = await lockConsultation(db, id)
  const seen = row && (await findConsultation(db, id, reader))
  if (!seen) return undefined
  await refuseStale(db, consultations, id, version)
  return { row, seen }
}

/** Writes the changes, a history entry for each field whose value differs, and another note as an entry. */
export const updateConsultation = async (
  db: Database,
  current: LockedConsultation,
  changes: Omit<ConsultationChanges, 'updatedAt' | 'addsReader' | 'dates'>,
  userId: number,
): Promise<void> => {
  const status = changes.status ?? current.status
  await updateVersioned(db, consultations, current.id, {
    ...changes,
    ...(isFirstAnswer(current, status) && { firstAnswerAt: sql`now()` }),
    ...(reopens(current, status) && { withdrawnAt: null }),
  })
  if (changes.notes && changes.notes !== current.notes)
    await insertNote(db, { consultationId: current.id, authorId: userId, text: changes.notes })
  for (const field of officeFields) {
    const to = changes[field]
    if (to === undefined || to === current[field]) continue
    const isText = field === 'notes' || field === 'rejectionNote'
    const values = isText ? [null, null] : [current[field], to]
    await addHistory(db, current.id, userId, field, textOrNull(values[0]), textOrNull(values[1]))
  }
}

const textOrNull = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value)

/**
 * Withdraws a consultation that `canWithdraw`: it is closed as rejected, with a record of who closed it; null
 * for a guest.
 */
export const withdrawConsultation = async (
  db: Database,
  { id, status }: LockedConsultation,
  userId: number | null,
): Promise<void> => {
  await updateVersioned(db, consultations, id, { status: 'rejected', withdrawnAt: sql`now()` })
  await addHistory(db, id, userId, 'withdrawn', status, 'rejected')
}

/** Records an answer by the firm, now or at an earlier instant. The first one fulfills the promise. */
export const recordAnswer = async (db: Database, id: number, at?: string): Promise<void> => {
  await db
    .update(consultations)
    .set({ firstAnswerAt: sql`coalesce(${consultations.firstAnswerAt}, ${at ?? null}::timestamptz, now())` })
    .where(eq(consultations.id, id))
}
