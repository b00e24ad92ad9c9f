import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeOnBothEngines, type TestDatabase } from '#tests/support/databases.ts'
import { personalColumns } from './personal-columns.ts'

describeOnBothEngines('the classification of columns for erasure', (openTestDatabase) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })

  it('contains every column of every table once, and no column that does not exist', async () => {
    const { rows } = await database.db.execute<{ name: string }>(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'`)
    const written = Object.entries(personalColumns).flatMap(([table, classes]) =>
      [classes.erased, classes.kept, classes.impersonal].flatMap((columns = []) =>
        columns.map((column) => `${table}.${column}`),
      ),
    )
    expect(rows.length).toBeGreaterThan(200)
    expect(written.sort()).toEqual(rows.map(({ name }) => name).sort())
  })

  it('contains every exported column, too', () => {
    for (const [table, { why, exported = [], ...classes }] of Object.entries(personalColumns)) {
      const columns = Object.values(classes).flat()
      expect([table, exported.filter((column) => !columns.includes(column))]).toEqual([table, []])
      expect([table, why.length > 10]).toEqual([table, true])
    }
  })
})
