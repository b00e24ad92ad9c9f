import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Page, PageOf, Sort } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { containsText, insertedRow } from '#db/rows.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import type { User } from '#features/users/schema.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { type Erasure, type ErasureCounts, type ErasureState, erasureDays, type Holdings } from '../schema.ts'
import { findAddressRecords } from './address-repository.ts'
import { erasureRequests } from './table.ts'

const decider = alias(users, 'decider')

const clock = {
  state: erasureRequests.state,
  createdAt: erasureRequests.createdAt,
  dueAt: erasureRequests.dueAt,
  daysLeft:
    sql<number>`ceil(extract(epoch from ${erasureRequests.dueAt} - now()::timestamptz(3)) / 86400)::int`.as(
      'days_left',
    ),
  decidedAt: erasureRequests.decidedAt,
  reason: erasureRequests.reason,
}

/** The 30 days use the database's clock. A unique index refuses a second open request. */
export const openErasure = async (db: Database, userId: number): Promise<number> => {
  const opened = insertedRow(
    await db
      .insert(erasureRequests)
      .values({ userId, dueAt: sql`now() + ${erasureDays} * interval '1 day'` })
      .returning({ id: erasureRequests.id }),
  )
  return opened.id
}

export const findLatestErasure = async (db: Database, userId: number) => {
  const [found] = await db
    .select(clock)
    .from(erasureRequests)
    .where(eq(erasureRequests.userId, userId))
    .orderBy(desc(erasureRequests.id))
    .limit(1)
  return found ?? null
}

/** Returns the id of the withdrawn request. */
export const withdrawErasure = async (db: Database, userId: number): Promise<number | undefined> => {
  const [withdrawn] = await db
    .update(erasureRequests)
    .set({ state: 'withdrawn', decidedAt: sql`now()` })
    .where(and(eq(erasureRequests.userId, userId), eq(erasureRequests.state, 'open')))
    .returning({ id: erasureRequests.id })
  return withdrawn?.id
}

const shown = {
  id: erasureRequests.id,
  userId: erasureRequests.userId,
  userName: fullName(users),
  email: users.email,
  isVerified: users.isVerified,
  decidedBy: fullName(decider),
  ...clock,
}

const selectErasures = (db: Database) =>
  db
    .select(shown)
    .from(erasureRequests)
    .leftJoin(users, eq(users.id, erasureRequests.userId))
    .leftJoin(decider, eq(decider.id, erasureRequests.decidedById))

export const erasureSortFields = ['dueAt', 'createdAt', 'state', 'decidedAt'] as const
export type ErasureSortField = (typeof erasureSortFields)[number]

type Filter = { state?: ErasureState | undefined; q?: string | undefined }

const matching = ({ state, q }: Filter): SQL | undefined =>
  and(state && eq(erasureRequests.state, state), containsText(users.searchText, q))

export const listErasures = async (
  db: Database,
  { page, sort, ...filter }: Filter & { page: Page; sort: Sort<ErasureSortField> },
): Promise<PageOf<Erasure>> => {
  const where = matching(filter)
  const direction = sort.descending ? desc : asc
  const [rows, [{ total } = { total: 0 }]] = await Promise.all([
    selectErasures(db)
      .where(where)
      .orderBy(direction(erasureRequests[sort.field]), direction(erasureRequests.id))
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ total: count() })
      .from(erasureRequests)
      .leftJoin(users, eq(users.id, erasureRequests.userId))
      .where(where),
  ])
  return { rows, total }
}

/** Counts by state, limited to the search. */
export const countErasures = async (db: Database, q: string | undefined): Promise<ErasureCounts> => {
  const rows = await db
    .select({ state: erasureRequests.state, total: count() })
    .from(erasureRequests)
    .leftJoin(users, eq(users.id, erasureRequests.userId))
    .where(matching({ q }))
    .groupBy(erasureRequests.state)
  const counts: ErasureCounts = { all: 0, open: 0, withdrawn: 0, refused: 0, done: 0 }
  for (const { state, total } of rows) {
    counts[state] = total
    counts.all += total
  }
  return counts
}

export const findErasure = async (db: Database, id: number): Promise<Erasure | undefined> => {
  const [found] = await selectErasures(db).where(eq(erasureRequests.id, id))
  return found
}

/** Locks the request, so that concurrent decisions run one after the other. Call it inside a transaction. */
export const lockErasure = async (db: Database, id: number) => {
  const [found] = await db.select().from(erasureRequests).where(eq(erasureRequests.id, id)).for('update')
  return found
}

export const settleErasure = async (
  db: Database,
  id: number,
  settled: { state: 'refused' | 'done'; decidedById: number; reason?: string },
): Promise<void> => {
  await db
    .update(erasureRequests)
    .set({ ...settled, decidedAt: sql`now()` })
    .where(eq(erasureRequests.id, id))
}

/**
 * Mail to or about a person, found by columns, never by the text of a mail. Mail to an address without an
 * account is included if the person has confirmed that address and does not share it; mail to the firm's own
 * mailbox belongs to no person.
 */
export const isMailOf = (
  { id, email, isVerified }: { id: number; email: string; isVerified: boolean },
  isShared: boolean,
) => {
  const address = email.toLowerCase()
  return or(
    eq(outbox.recipientId, id),
    eq(outbox.subjectId, id),
    isVerified && !isShared
      ? and(
          isNull(outbox.recipientId),
          eq(sql`lower(${outbox.recipient})`, address),
          sql`${address} not in (select lower(${settings.value}) from ${settings} where ${settings.key} = 'contact_email')`,
        )
      : undefined,
    isVerified && !isShared ? eq(outbox.subjectAddress, address) : undefined,
  )
}

/** Data identified only by an address counts only if the person has confirmed that address. */
export const countHoldings = async (db: Database, person: User): Promise<Holdings> => {
  const userId = person.id
  const { requestIds, contactMessageIds, isShared } = await findAddressRecords(db, person)
  const isTheirs = or(eq(consultations.userId, userId), inArray(consultations.id, requestIds))
  return {
    consultations: await db.$count(consultations, isTheirs),
    openConsultations: await db.$count(
      consultations,
      and(isTheirs, inArray(consultations.status, openStatuses)),
    ),
    messages: await db.$count(
      messages,
      sql`(${messages.fromUserId} = ${userId} or ${messages.toUserId} = ${userId})`,
    ),
    contactMessages: contactMessageIds.length,
    documents: await db.$count(documents, eq(documents.userId, userId)),
    mails: await db.$count(outbox, isMailOf(person, isShared)),
    openDocumentRequests: await db.$count(
      documentRequests,
      and(eq(documentRequests.userId, userId), eq(documentRequests.state, 'open')),
    ),
  }
}
