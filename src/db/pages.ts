import { and, asc, count, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { readFromAnchor, type Start } from './anchors.ts'
import type { Database } from './connection.ts'
import { prepared } from './prepared.ts'

type Listed = PgTable & { id: PgColumn }

type Rows<Row> = PromiseLike<Row[]> & {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> }
}
/** The query that a list reads its rows from, with all its joins. */
export type Source<Row> = { where(condition: SQL): { orderBy(...order: SQL[]): Rows<Row> } }

/** Sorts by these columns, all in one direction; the last one is the id. */
type Order = { by: PgColumn[]; descending: boolean }

type List = {
  where: SQL | undefined
  order: Order
  page: { limit: number; offset: number }
  /** The stored total (`stored-counts.ts`); without it, rows are counted. */
  total?: SQL<number> | undefined
  /**
   * Set for a list that is requested often: the key of its statement's text, and the values of its
   * placeholders.
   */
  prepared?: { key: string; values: Record<string, unknown> } | undefined
}

/** Sorts by the requested field, then by id. */
export const inOrder = <Table extends Listed, Field extends string & keyof Table>(
  table: Table,
  { field, descending }: { field: Field; descending: boolean },
): Order => ({ by: [table[field] as PgColumn, table.id], descending })

export const orderBy = ({ by, descending }: Order): SQL[] => by.map(descending ? desc : asc)

/**
 * One page of a table's rows and the exact total, in one statement. Only an index is needed to find the
 * page's ids, from the nearest anchor; then only those rows are read and joined.
 */
export const readPage = async <Row extends object>(
  db: Database,
  table: Listed,
  list: List,
  source: () => Source<Row>,
): Promise<{ rows: Row[]; total: number }> => {
  const { page, order, prepared: known } = list
  const listSource = () => {
    const { sql: text, params } = db
      .select({ id: table.id })
      .from(table)
      .where(list.where)
      .orderBy(...orderBy(order))
      .toSQL()
    return { name: JSON.stringify([text, params, known?.values]), tables: quotedNames(text) }
  }
  const { rows, total } = await readFromAnchor(db, page, listSource, async (start) => {
    const build = () => pageQuery(table, list, start, source())
    const found = await (known
      ? prepared(db, `${known.key} ${page.limit} ${kindOf(start)}`, build).execute({
          ...known.values,
          ...valuesOf(start),
        })
      : build())
    const [first] = found
    // A page past the end has no row to carry the total.
    const total = first?.[totalName] ?? (page.offset === 0 ? 0 : await countAll(db, table, list))
    const edges = [first, found.at(-1)].flatMap((row) => row?.[edgeName] ?? [])
    return { rows: found.map(withoutExtras), count: found.length, total, edges }
  })
  return { rows, total }
}

/** The tables and columns in a generated statement. */
const quotedNames = (text: string): string[] =>
  [...text.matchAll(/"(\w+)"/g)].flatMap(([, name]) => name ?? [])

const totalName = 'totalOfList'
const edgeName = 'edgeOfList'
type WithExtras<Row> = Row & { [totalName]: number; [edgeName]?: { id: number; isNull: boolean } }

const pageQuery = <Row>(
  table: Listed,
  list: List,
  start: Start,
  source: Source<Row>,
): Rows<WithExtras<Row>> => {
  const { where, order, page, total } = list
  addColumns(source, {
    [totalName]: (total ?? sql`(select count(*)::int from ${table} where ${where ?? sql`true`})`).mapWith(
      Number,
    ),
    ...(page.offset > 0 && { [edgeName]: { id: table.id, isNull: sql<boolean>`${order.by[0]} is null` } }),
  })
  return source
    .where(
      inArray(
        table.id,
        sql`(${idsOnPage(table, { ...list, isPrepared: list.prepared !== undefined }, start)})`,
      ),
    )
    .orderBy(...orderBy(order)) as Rows<WithExtras<Row>>
}

/** A key for the text of a statement. A zero offset is part of the text, so it has its own plan. */
export const kindOf = ({ from, skip, ...row }: Start): string =>
  `${from} ${skip > 0} ${'isNull' in row && row.isNull}`

/** The values of the placeholders in `idsOnPage`. */
export const valuesOf = ({ from: _from, ...values }: Start): Record<string, unknown> => values

/**
 * The ids of the rows on a page, in reverse if `start` goes backward. Values are placeholders if the list is
 * prepared. The page size is part of the text.
 */
export const idsOnPage = (
  table: Listed,
  { where, order, page, isPrepared }: Pick<List, 'where' | 'order' | 'page'> & { isPrepared: boolean },
  start: Start,
): SQL => {
  const number = (name: string, value: number) =>
    isPrepared ? sql`${sql.placeholder(name)}::int` : sql`${value}::int`
  const isBackwards = start.from === 'before row' || start.from === 'last'
  const condition = 'id' in start ? isFrom(order, start, number('id', start.id)) : undefined
  const limit = start.from === 'last' ? number('take', start.take) : sql.raw(String(page.limit))
  const offset = start.skip > 0 ? sql` offset ${number('skip', start.skip)}` : sql``
  const direction = orderBy({ ...order, descending: order.descending !== isBackwards })
  return sql`select ${table.id} from ${table} where ${and(where, condition) ?? sql`true`} order by ${sql.join(direction, sql`, `)} limit ${limit}${offset}`
}

/**
 * Matches rows from this one on, or before it. A comparison with null finds nothing, so rows without a value
 * are compared only with each other. At their end the page is short and is read again.
 */
const isFrom = ({ by, descending }: Order, start: Start, id: SQL): SQL | undefined => {
  const [first, ...rest] = by
  const idColumn = by.at(-1)
  if (!first || !idColumn) return undefined
  const sign = sql.raw(start.from === 'row' ? (descending ? '<=' : '>=') : descending ? '>' : '<')
  if ('isNull' in start && start.isNull) return sql`(${first} is null and ${idColumn} ${sign} ${id})`
  if (rest.length === 0) return sql`${idColumn} ${sign} ${id}`
  const valueAt = (column: PgColumn) => sql`(select ${column} from ${column.table} where ${idColumn} = ${id})`
  return sql`(${sql.join(by, sql`, `)}) ${sign} (${sql.join([...by.slice(0, -1).map(valueAt), id], sql`, `)})`
}

/** The builder accepts no further columns, and each feature selects its own. */
const addColumns = (source: object, columns: Record<string, unknown>): void => {
  const { config } = source as { config: { fields: Record<string, unknown> } }
  config.fields = { ...config.fields, ...columns }
}

const withoutExtras = <Row>({ [totalName]: _total, [edgeName]: _edge, ...row }: WithExtras<Row>): Row =>
  row as unknown as Row

const countAll = async (db: Database, table: Listed, { where, prepared: known }: List): Promise<number> => {
  const query = () =>
    db
      .select({ total: count() })
      .from(table as PgTable)
      .where(where)
  const [row] = await (known ? query().prepare('').execute(known.values) : query())
  return row?.total ?? 0
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
