import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Page, PageOf } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import {
  isOf,
  isRequestOf,
  mayOpenSubject,
  type Subject,
} from '#features/conflicts/server/subject-readers.ts'
import { mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { fullName, users } from '#features/users/server/table.ts'
import type { HitDecision, ListHit } from '../schema.ts'
import type { hitFilters } from '../values.ts'
import { listHits } from './table.ts'

/** Drizzle omits the names of tables in the columns of a select. */
const qualified = {
  userId: sql.raw('list_hits.user_id'),
  guestId: sql.raw('list_hits.guest_id'),
  partyId: sql.raw('list_hits.party_id'),
}

const namesOfEntry = sql<
  string[]
>`array(select name from listed_names where entry_id = list_hits.entry_id order by id)`
const birthsOfEntry = sql<
  string[]
>`coalesce((select births from listed_entries where id = list_hits.entry_id), '{}')`
const birthDate = sql<string | null>`(select birth_date::text from identity_records as record
  where record.user_id = list_hits.user_id or record.guest_id = list_hits.guest_id or record.party_id = list_hits.party_id)`
const requestId = (reader: Reader) =>
  sql<number | null>`(select max(opened.id) from (select ${consultations.id} from ${consultations}
    where ${isRequestOf(qualified)} and ${mayOpenConsultation(reader)}) as opened)`

const isOpenHit = eq(listHits.state, 'open')

type Listed = { reader: Reader; page: Page }

/** Matches of subjects whose requests the user may open, the newest first. */
export const listHitsFor = (
  db: Database,
  { state, ...listed }: Listed & { state: (typeof hitFilters)[number] },
): Promise<PageOf<ListHit>> => readHits(db, state === 'open' ? isOpenHit : undefined, listed)

export const findHit = async (db: Database, id: number, reader: Reader): Promise<ListHit | undefined> =>
  (await readHits(db, eq(listHits.id, id), { reader, page: { limit: 1, offset: 0 } })).rows[0]

const readHits = async (
  db: Database,
  which: SQL | undefined,
  { reader, page }: Listed,
): Promise<PageOf<ListHit>> => {
  const where = and(which, mayOpenSubject(listHits, reader))
  const rows = await db
    .select({
      id: listHits.id,
      list: listHits.listKind,
      listedName: listHits.listedName,
      aliases: namesOfEntry,
      births: birthsOfEntry,
      foundName: listHits.foundName,
      birthDate,
      userId: listHits.userId,
      partyId: listHits.partyId,
      requestId: requestId(reader),
      state: listHits.state,
      reason: listHits.reason,
      decidedBy: fullName(users),
      decidedAt: listHits.decidedAt,
      createdAt: listHits.createdAt,
    })
    .from(listHits)
    .leftJoin(users, eq(users.id, listHits.decidedById))
    .where(where)
    .orderBy(desc(sql`${listHits.state} = 'open'`), desc(listHits.id))
    .limit(page.limit)
    .offset(page.offset)
  return {
    rows: rows.map(({ partyId, aliases, ...row }) => ({
      ...row,
      aliases: aliases.filter((name) => name !== row.listedName),
      isParty: partyId !== null,
    })),
    total: await db.$count(listHits, where),
  }
}

/** Undecided matches of a subject. */
export const countOpenHits = (db: Database, subject: Subject): Promise<number> =>
  db.$count(listHits, and(isOpenHit, isOf(listHits, subject)))

/** Locks a match of a subject whose requests the user may open. */
export const lockHit = async (db: Database, id: number, reader: Reader) => {
  const [found] = await db
    .select({ id: listHits.id, state: listHits.state, reason: listHits.reason })
    .from(listHits)
    .where(and(eq(listHits.id, id), mayOpenSubject(listHits, reader)))
    .for('update')
  return found
}

export const decideHit = async (
  db: Database,
  id: number,
  { state, reason }: HitDecision,
  decidedById: number,
): Promise<void> => {
  await db
    .update(listHits)
    .set({ state, reason, decidedById, decidedAt: sql`now()` })
    .where(eq(listHits.id, id))
}
