import { asc, count, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './connection.ts'
import { prepared } from './prepared.ts'

type Listed = PgTable & { id: PgColumn }

type Rows<Row> = PromiseLike<Row[]> & {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> }
}
/** The query that a list reads its rows from, with all its joins. */
type Source<Row> = { where(condition: SQL): { orderBy(...order: SQL[]): Rows<Row> } }

type List = {
  where: SQL | undefined
  order: SQL[]
  page: { limit: number; offset: number }
  /** The total if it is kept (`kept-counts.ts`); otherwise it is counted. */
  total?: SQL<number> | undefined
  /** For a list that many ask for: what the text of its statement depends on, whose values are placeholders. */
  prepared?: { key: string; values: Record<string, unknown> } | undefined
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
 * One page of a table's rows and the exact total, in one statement. The ids of a deep page are found by an index alone;
 * only those rows are read and joined.
 */
export const readPage = async <Row extends object>(
  db: Database,
  table: Listed,
  list: List,
  source: () => Source<Row>,
): Promise<{ rows: Row[]; total: number }> => {
  const { page, prepared: known } = list
  const build = () => pageQuery(table, list, source())
  const rows = known
    ? await prepared(db, `${known.key} ${page.limit} ${page.offset > 0}`, build).execute({
        ...known.values,
        offset: page.offset,
      })
    : await build()
  const [first] = rows
  if (first) return { rows: rows.map(withoutTotal), total: first[totalName] }
  // No row carries the total of a page behind the last one.
  return { rows: [], total: page.offset === 0 ? 0 : await countAll(db, table, list) }
}

const totalName = 'totalOfList'
type WithTotal<Row> = Row & { [totalName]: number }

const pageQuery = <Row>(
  table: Listed,
  { where, order, page, total, prepared: known }: List,
  source: Source<Row>,
): Rows<WithTotal<Row>> => {
  // Written into a prepared statement, which is then planned once for all of its first pages.
  const limit = known ? sql.raw(String(page.limit)) : sql`${page.limit}`
  const offset =
    page.offset === 0
      ? sql``
      : known
        ? sql` offset ${sql.placeholder('offset')}::int`
        : sql` offset ${page.offset}`
  const onPage = sql`(select ${table.id} from ${table} where ${where ?? sql`true`} order by ${sql.join(order, sql`, `)} limit ${limit}${offset})`
  addColumn(source, total ?? sql`(select count(*)::int from ${table} where ${where ?? sql`true`})`)
  return source.where(inArray(table.id, onPage)).orderBy(...order) as Rows<WithTotal<Row>>
}

/** The builder takes no further column once it has begun, and what it selects is for the noun to say. */
const addColumn = (source: object, total: SQL): void => {
  const { config } = source as { config: { fields: Record<string, unknown> } }
  config.fields = { ...config.fields, [totalName]: total.mapWith(Number) }
}

const withoutTotal = <Row>({ [totalName]: _total, ...row }: WithTotal<Row>): Row => row as Row

const countAll = async (db: Database, table: Listed, { where, prepared: known }: List): Promise<number> => {
  const query = () =>
    db
      .select({ total: count() })
      .from(table as PgTable)
      .where(where)
  const [row] = await (known ? query().prepare('').execute(known.values) : query())
  return row?.total ?? 0
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
