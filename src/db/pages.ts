import { asc, count, desc, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './connection.ts'

type Listed = PgTable & { id: PgColumn }

/** The query that a list reads its rows from, with all its joins. */
type Source<Row> = {
  where(condition: SQL): { orderBy(...order: SQL[]): PromiseLike<Row[]> }
}

/** Sorts by the requested field, then by id. */
export const inOrder = <Table extends Listed, Field extends string & keyof Table>(
  table: Table,
  { field, descending }: { field: Field; descending: boolean },
): SQL[] => {
  const direction = descending ? desc : asc
  return [direction(table[field] as PgColumn), direction(table.id)]
}

/**
 * One page of a table's rows, and the exact total. The ids of a deep page are found by an index alone; only those rows
 * are read and joined.
 */
export const readPage = async <Row>(
  db: Database,
  table: Listed,
  { where, order, page }: { where: SQL | undefined; order: SQL[]; page: { limit: number; offset: number } },
  source: Source<Row>,
): Promise<{ rows: Row[]; total: number }> => {
  const onPage = db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
  const [rows, total] = await Promise.all([
    source.where(inArray(table.id, onPage)).orderBy(...order),
    db.$count(table, where),
  ])
  return { rows, total }
}

/** How many rows there are of each kind, of all kinds, and how many of them visitors see. */
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
