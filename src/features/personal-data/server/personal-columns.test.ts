import { globSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { treatedTables } from '#db/columns.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
// Imports the app, with the tables of a server that has started.
import '#tests/support/test-app.ts'

const tablesOfServer = [...treatedTables.keys()]
for (const file of globSync(join(import.meta.dirname, '../../**/table.ts'))) await import(file)

const marks = new Map<string, boolean>()
for (const [table, { columns }] of treatedTables)
  for (const [column, { isMarked }] of columns) marks.set(`${table}.${column}`, isMarked)

/** Data types whose columns may have the default treatment of their table. */
const typesWithDefault = [
  'bigint',
  'boolean',
  'integer',
  'smallint',
  'timestamp with time zone',
  'USER-DEFINED', // enum
]

describeOnBothEngines('the treatment of columns at an erasure', (openTestDatabase) => {
  let columns: { name: string; type: string }[]
  beforeAll(async () => {
    const { db } = await openTestDatabase()
    const { rows } = await db.execute<{ name: string; type: string }>(sql`
      select table_name || '.' || column_name as name, data_type as type from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'`)
    columns = rows
  })

  it('covers every column of every table, is marked on every column for text, JSON or a date, and has a reason for each table', () => {
    expect(columns.length).toBeGreaterThan(200)
    expect([...marks.keys()].sort()).toEqual(columns.map(({ name }) => name).sort())
    const open = columns.filter(({ name, type }) => !typesWithDefault.includes(type) && !marks.get(name))
    expect(open).toEqual([])
    for (const [table, { why }] of treatedTables) expect([table, why.length > 10]).toEqual([table, true])
  })

  it('is loaded with the server for every table with an erased column, which the upkeep rewrites', () => {
    const isErased = (table: string) =>
      [...(treatedTables.get(table)?.columns.values() ?? [])].some(({ treatment }) => treatment === 'erased')
    const erasedTables = [...treatedTables.keys()].filter(isErased)
    expect(erasedTables.length).toBeGreaterThan(30)
    expect(erasedTables.filter((table) => !tablesOfServer.includes(table))).toEqual([])
  })
})
