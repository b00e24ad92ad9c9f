import type { ClientBase } from 'pg'
import {
  listTables,
  quoted,
  type Rows,
  SumOfRows,
  speakPlainly,
  sumOfTable,
  type Table,
  type TableSum,
} from './tables.ts'

/** The expected result of a load; any difference rolls it back. */
export type Expected = { tables: Record<string, TableSum>; sequences: Record<string, string> }

/** The loaded rows differ from the stored ones; the message fits on one line. */
export class LoadError extends Error {
  override name = 'LoadError'
}

/**
 * Replaces all rows by those of a backup, in one transaction. Foreign keys are dropped and added again, which
 * checks them; triggers are disabled, since the backup includes their rows. Before the commit, every table is
 * read back and compared; `beforeCommit` runs last.
 */
export const loadTables = async (
  client: ClientBase,
  rows: AsyncIterable<Rows>,
  expect: () => Expected,
  beforeCommit: () => Promise<void> = async () => undefined,
): Promise<void> => {
  await speakPlainly(client)
  await client.query('begin')
  try {
    const tables = await listTables(client)
    const foreignKeys = await dropForeignKeys(client)
    await forEachTable(client, tables, (name) => `alter table ${name} disable trigger user`)
    await empty(client, tables)
    await insertAll(client, tables, rows)
    const expected = expect()
    refuseOtherTables(tables, expected)
    for (const { table, name, definition } of foreignKeys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
    await forEachTable(client, tables, (name) => `alter table ${name} enable trigger user`)
    for (const [name, last] of Object.entries(expected.sequences))
      await client.query('select setval($1::regclass, $2)', [`public.${quoted(name)}`, last])
    await compareTables(client, tables, expected)
    await beforeCommit()
    await client.query('commit')
    // Otherwise lists would be slow until the next night.
    await client.query('analyze')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

const forEachTable = async (client: ClientBase, tables: Table[], statement: (name: string) => string) => {
  for (const { name } of tables) await client.query(statement(`public.${quoted(name)}`))
}

/** Even the owner may not truncate the audit log, so the privilege is granted and then revoked. */
const empty = async (client: ClientBase, tables: Table[]): Promise<void> => {
  if (tables.length === 0) return
  const names = tables.map(({ name }) => `public.${quoted(name)}`)
  const { rows: protectedTables } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) name where not has_table_privilege(name, 'truncate')`,
    [names],
  )
  for (const { name } of protectedTables) await client.query(`grant truncate on ${name} to current_user`)
  await client.query(`truncate ${names.join()} restart identity`)
  for (const { name } of protectedTables) await client.query(`revoke truncate on ${name} from current_user`)
}

type ForeignKey = { table: string; name: string; definition: string }

const dropForeignKeys = async (client: ClientBase): Promise<ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return rows
}

const insertAll = async (client: ClientBase, tables: Table[], rows: AsyncIterable<Rows>): Promise<void> => {
  const statements = new Map(
    tables.map(({ name, columns }) => {
      const [table, list] = [`public.${quoted(name)}`, columns.map(quoted).join()]
      return [
        name,
        `insert into ${table} (${list}) overriding system value
         select ${list} from json_populate_recordset(null::${table}, $1::json)`,
      ]
    }),
  )
  for await (const { table, lines } of rows) {
    const statement = statements.get(table)
    if (statement === undefined) throw new LoadError(`the table ${table} is unknown here`)
    if (lines.length > 0) await client.query(statement, [`[${lines.join()}]`])
  }
}

const refuseOtherTables = (tables: Table[], expected: Expected): void => {
  const [here, there] = [tables.map(({ name }) => name), Object.keys(expected.tables)].map((names) =>
    names.sort().join(),
  )
  if (here !== there) throw new LoadError(`the tables differ: ${here} here, ${there} there`)
}

const compareTables = async (client: ClientBase, tables: Table[], expected: Expected): Promise<void> => {
  for (const table of tables) {
    const { rows, sum } = await sumOfTable(client, table)
    const wanted = expected.tables[table.name]
    if (wanted?.rows !== rows)
      throw new LoadError(`the table ${table.name} has ${rows} rows in place of ${wanted?.rows}`)
    if (wanted.sum !== sum) throw new LoadError(`the table ${table.name} does not hold the same rows`)
  }
}

/** Passes rows on, and computes the sum of each table. */
export const summing = (tables: Table[]) => {
  const sums = new Map(tables.map(({ name }) => [name, new SumOfRows()]))
  return {
    async *of(rows: AsyncIterable<Rows>): AsyncGenerator<Rows> {
      for await (const some of rows) {
        sums.get(some.table)?.add(some.lines)
        yield some
      }
    },
    get result(): Record<string, TableSum> {
      return Object.fromEntries([...sums].map(([name, sum]) => [name, sum.result]))
    },
  }
}
