import { and, asc, type Column, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { spellingsOf, spellingsOfQuery } from '#languages/english-spelling.ts'
import { nextVersion } from './columns.ts'
import type { Database } from './connection.ts'
import { StaleError } from './errors.ts'

type Listed = PgTable & { id: PgColumn }

/** The query that a list reads its rows from, with all its joins. */
export type Source<Row> = { where(condition: SQL): { orderBy(...order: SQL[]): PromiseLike<Row[]> } }

/** Sorts by these columns, all in one direction; the last one is the id. */
type Order = { by: PgColumn[]; descending: boolean }

type List = { where: SQL | undefined; order: Order; page: { limit: number; offset: number } }

/** Sorts by the requested field, then by id. */
export const inOrder = <Table extends Listed, Field extends string & keyof Table>(
  table: Table,
  { field, descending }: { field: Field; descending: boolean },
): Order => ({ by: [table[field] as PgColumn, table.id], descending })

export const orderBy = ({ by, descending }: Order): SQL[] => by.map(descending ? desc : asc)

/**
 * One page of a table's rows and the total. An index is enough to find the ids of the page; only those rows are
 * read and joined.
 */
export const readPage = async <Row>(
  db: Database,
  table: Listed,
  { where, order, page: { limit, offset } }: List,
  source: Source<Row>,
): Promise<{ rows: Row[]; total: number }> => {
  const ids = db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(where)
    .orderBy(...orderBy(order))
    .limit(inText(limit))
    .offset(inText(offset))
  const rows = await source.where(inArray(table.id, ids)).orderBy(...orderBy(order))
  const isLastPage = rows.length < limit && (rows.length > 0 || offset === 0)
  return { rows, total: isLastPage ? offset + rows.length : await db.$count(table, where) }
}

/**
 * A number within the text of a statement. With a limit as a parameter, the database plans the statement each time,
 * because its plan for any value expects a tenth of the table.
 */
export const inText = (number: number): number =>
  // Drizzle accepts SQL here, but its types do not.
  sql.raw(String(number)) as unknown as number

/** The number of rows of each kind, of all kinds, and of those visible to visitors. */
export const countByKind = async <Kind extends string>(
  db: Database,
  table: PgTable & { isVisible: PgColumn },
  { kinds, kind, where }: { kinds: readonly Kind[]; kind: PgColumn; where: SQL | undefined },
): Promise<Record<Kind | 'all' | 'visible', number>> => {
  const rows = await db
    .select({ kind, isVisible: table.isVisible, total: count() })
    .from(table as PgTable)
    .where(where)
    .groupBy(kind, table.isVisible)
  const counts = Object.fromEntries([...kinds, 'all', 'visible'].map((name) => [name, 0])) as Record<
    string,
    number
  >
  const add = (name: string, total: number) => {
    counts[name] = (counts[name] ?? 0) + total
  }
  for (const { kind: name, isVisible, total } of rows) {
    add(String(name), total)
    add('all', total)
    if (isVisible) add('visible', total)
  }
  return counts as Record<Kind | 'all' | 'visible', number>
}

/** The row that an insert returns. */
export const insertedRow = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw new Error('insert returned no row')
  return row
}

/**
 * Rows whose folded text contains every word of the query, in any order. `fold_text` removes differences of
 * hamza, tashkeel and digits on both sides, and British and American spelling match. Undefined, meaning no
 * condition, for an empty query.
 */
export const containsText = (column: Column | SQL, query: string | undefined): SQL | undefined => {
  const words = query?.split(/\s+/).filter(Boolean).slice(0, 8) ?? []
  if (words.length === 0) return undefined
  const conditions = words.map((word) =>
    anyOf([word, ...spellingsOf(word.toLowerCase()).slice(1)].map((each) => containsWord(column, each))),
  )
  return sql.join(conditions, sql` and `)
}

const containsWord = (column: Column | SQL, word: string): SQL =>
  sql`${column} like '%' || replace(replace(replace(fold_text(${word}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`

export const anyOf = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` or `)})`

/** The right-hand side of a match on `search_vector`: the query's words in British and American spelling. */
export const searchQuery = (query: string): SQL =>
  sql.join(
    spellingsOfQuery(query).map((each) => sql`search_query(${each})`),
    sql` || `,
  )

/** Like `containsText`, or with other forms of its words: "company" also finds "companies". */
export const containsWords = (column: Column | SQL, query: string | undefined): SQL | undefined => {
  const contains = containsText(column, query)
  return contains && or(contains, sql`search_vector(${column}) @@ (${searchQuery(query ?? '')})`)
}

type VersionedTable = PgTable & { id: PgColumn; updatedAt: PgColumn }
/** Changes, with the `updatedAt` that the editor saw if the caller sent it. */
type Changes<Table extends VersionedTable> = Omit<PgUpdateSetSource<Table>, 'updatedAt'> & {
  updatedAt?: string | undefined
}

/** Compared by the database as instants, since one instant can be written in many ways. */
const isVersion = (table: VersionedTable, id: number, seen: string | undefined): SQL | undefined =>
  and(eq(table.id, id), seen === undefined ? undefined : eq(table.updatedAt, seen))

/**
 * Updates a row; throws `StaleError` if it has changed since its editor read it. Of two concurrent updates
 * the second waits for the first and is refused. False if the row does not exist.
 */
export const updateVersioned = async <Table extends VersionedTable>(
  db: Database,
  table: Table,
  id: number,
  { updatedAt: seen, ...changes }: Changes<Table>,
): Promise<boolean> => {
  const saved = await db
    .update(table as VersionedTable)
    .set({ ...changes, updatedAt: nextVersion(table.updatedAt) })
    .where(isVersion(table, id, seen))
    .returning({ id: table.id })
  if (saved.length > 0) return true
  if ((await db.$count(table, eq(table.id, id))) > 0) throw new StaleError()
  return false
}

/** The same check for a row that the caller has locked and will update later. */
export const refuseStale = async (
  db: Database,
  table: VersionedTable,
  id: number,
  seen: string | undefined,
): Promise<void> => {
  if (seen !== undefined && (await db.$count(table, isVersion(table, id, seen))) === 0) throw new StaleError()
}
