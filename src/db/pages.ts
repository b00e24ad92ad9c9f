import { asc, count, desc, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './connection.ts'

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
    .limit(limit)
    .offset(offset)
  const rows = await source.where(inArray(table.id, ids)).orderBy(...orderBy(order))
  const isLastPage = rows.length < limit && (rows.length > 0 || offset === 0)
  return { rows, total: isLastPage ? offset + rows.length : await db.$count(table, where) }
}

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
