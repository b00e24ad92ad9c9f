import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

/** A table and its columns, without generated ones. */
export type Table = { name: string; columns: string[] }

/** Checksum of a table, independent of row order and location: equal sums mean equal rows. */
export type TableSum = { rows: number; sum: string }

/** Rows of one table, each as JSON on its own line. */
export type Rows = { table: string; lines: string[] }

export type Migration = { hash: string; createdAt: number }

/** Makes values read the same on both engines, whatever the server's settings. */
export const speakPlainly = (client: ClientBase): Promise<unknown> =>
  client.query(`set timezone to 'UTC'; set datestyle to 'ISO'; set intervalstyle to 'postgres';
    set bytea_output to 'hex'; set extra_float_digits to 1`)

/** The tables of the firm, without those of extensions. */
export const listTables = async (client: ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(`
    select c.relname::text as name,
           array_agg(a.attname::text order by a.attname) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.oid, c.relname order by c.relname`)
  return rows
}

/** The last value of each sequence; unused sequences are omitted. */
export const readSequences = async (client: ClientBase): Promise<Record<string, string>> => {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

export const readMigrations = async (client: ClientBase): Promise<Migration[]> => {
  const { rows: known } = await client.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )
  if (!known[0]?.isThere) return []
  const { rows } = await client.query<{ hash: string; createdAt: string }>(
    `select hash, created_at as "createdAt" from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map(({ hash, createdAt }) => ({ hash, createdAt: Number(createdAt) }))
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const pageInBytes = 8_192
const firstPages = 4
const maxPages = 1_024
/** Target size of a batch in characters. */
const typicalCharacters = 1_000_000

/**
 * All rows of a table, in batches that fit in memory. It reads page by page, which needs no order, index or
 * cursor (the embedded engine has no cursors). All rows visible to a snapshot are in the pages that the table
 * has at the start.
 */
export async function* readRows(client: ClientBase, { name, columns }: Table): AsyncGenerator<Rows> {
  const { rows: sizes } = await client.query<{ bytes: string }>(
    'select pg_relation_size($1::regclass) as bytes',
    [`public.${quoted(name)}`],
  )
  const pages = Math.ceil(Number(sizes[0]?.bytes) / pageInBytes)
  const batch = `
    select row_to_json(stored)::text as line
    from (select ${columns.map(quoted).join()} from public.${quoted(name)} where ctid >= $1::tid and ctid < $2::tid) as stored`
  for (let at = 0, count = firstPages; at < pages; ) {
    const { rows } = await client.query<{ line: string }>(batch, [`(${at},0)`, `(${at + count},0)`])
    at += count
    const lines = rows.map(({ line }) => line)
    if (lines.length > 0) yield { table: name, lines }
    const characters = lines.reduce((sum, line) => sum + line.length, 0)
    count = characters > typicalCharacters ? Math.max(1, count >> 1) : Math.min(maxPages, count * 2)
  }
}

export async function* allRows(client: ClientBase, tables: Table[]): AsyncGenerator<Rows> {
  for (const table of tables) yield* readRows(client, table)
}

const modulus = 1n << 256n

/** Adds up the hashes of rows, so that their order does not matter. */
export class SumOfRows {
  #rows = 0
  #sum = 0n

  add(lines: string[]): void {
    for (const line of lines) this.#sum += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)
    this.#sum %= modulus
    this.#rows += lines.length
  }

  get result(): TableSum {
    return { rows: this.#rows, sum: this.#sum.toString(16).padStart(64, '0') }
  }
}

export const sumOfTable = async (client: ClientBase, table: Table): Promise<TableSum> => {
  const sum = new SumOfRows()
  for await (const { lines } of readRows(client, table)) sum.add(lines)
  return sum.result
}

/** Runs work on one consistent state of the database. Only a server has concurrent writers. */
export const inOneMoment = async <Result>(
  client: ClientBase,
  engine: 'embedded' | 'postgresql',
  work: () => Promise<Result>,
): Promise<Result> => {
  await speakPlainly(client)
  if (engine === 'embedded') return work()
  await client.query('begin isolation level repeatable read read only')
  try {
    return await work()
  } finally {
    await client.query('rollback')
  }
}

/** Printed by `npm run verify`. */
type Checked = { checked: number; faults: string[] }

/** Reads every value of every row, which fails if a page, or a value stored outside it, is damaged. */
export const checkRows = (client: ClientBase, engine: 'embedded' | 'postgresql'): Promise<Checked> =>
  inOneMoment(client, engine, async () => {
    const result: Checked = { checked: 0, faults: [] }
    for (const table of await listTables(client)) {
      // A failed transaction cannot read further, so each table gets its own savepoint.
      const read = inPart(client, engine, () => sumOfTable(client, table))
      await read.then(
        ({ rows }) => {
          result.checked += rows
        },
        (error: Error) => result.faults.push(`table ${table.name}: ${error.message}`),
      )
    }
    return result
  })

/** Compares every B-tree index with its table, if the server has the extension and permits it. */
export const checkIndexes = async (client: ClientBase): Promise<Checked | undefined> => {
  const { rows: known } = await client.query(
    `select from pg_proc where proname = 'bt_index_check' and has_function_privilege(oid, 'execute')`,
  )
  if (known.length === 0) return undefined
  const { rows: indexes } = await client.query<{ name: string }>(`
    select c.relname::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and i.indisvalid
      and c.relam = (select oid from pg_am where amname = 'btree') order by 1`)
  const faults: string[] = []
  for (const { name } of indexes)
    await client
      .query('select bt_index_check($1::regclass, true)', [`public.${quoted(name)}`])
      .catch((error: Error) => faults.push(`index ${name}: ${error.message}`))
  return { checked: indexes.length, faults }
}

const inPart = async <Result>(
  client: ClientBase,
  engine: 'embedded' | 'postgresql',
  work: () => Promise<Result>,
): Promise<Result> => {
  if (engine === 'embedded') return work()
  await client.query('savepoint part')
  try {
    return await work()
  } catch (error) {
    await client.query('rollback to savepoint part')
    throw error
  }
}
