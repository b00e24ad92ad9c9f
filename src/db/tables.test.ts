import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, expect, it } from 'vitest'
import { describeSql, type TestDatabase } from '#tests/support/databases.ts'

type Snapshot = Parameters<typeof generateMigration>[0]

const root = join(import.meta.dirname, '../..')
const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(
  readFileSync(join(root, 'migrations/meta/_journal.json'), 'utf8'),
)

/** Each export has a unique name, because two features may export the same one. */
const exportsOf = async (): Promise<Record<string, unknown>> => {
  const files = globSync(join(root, 'src/features/**/table.ts'))
  const exported: Record<string, unknown> = {}
  for (const file of files)
    for (const [name, value] of Object.entries(await import(file))) exported[`${file} ${name}`] = value
  return exported
}

const lastSnapshot = (): Snapshot => {
  const last = journal.entries.at(-1)?.idx ?? 0
  return JSON.parse(
    readFileSync(join(root, `migrations/meta/${String(last).padStart(4, '0')}_snapshot.json`), 'utf8'),
  )
}

it('matches every table to the migrations: run `npm run migrations` after changing one', async () => {
  const before = lastSnapshot()
  const now = generateDrizzleJson(await exportsOf(), before.id, undefined, 'snake_case')
  expect(Object.keys(now.tables).length).toBeGreaterThan(10)
  expect(await generateMigration(before, now)).toEqual([])
})

it('lists the existing migration files in the journal, in order', () => {
  const files = globSync('*.sql', { cwd: join(root, 'migrations') }).sort()
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files)
  expect(journal.entries.map(({ idx }) => idx)).toEqual(files.map((_, index) => index))
})

it('only the newest snapshot is tracked: the generator reads no other', () => {
  const newest = String(journal.entries.at(-1)?.idx).padStart(4, '0')
  expect(globSync('*_snapshot.json', { cwd: join(root, 'migrations/meta') })).toEqual([
    `${newest}_snapshot.json`,
  ])
})

describeSql('a migrated database', (openTestDatabase) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })

  it('has every table with every column', async () => {
    const tables = Object.values(await exportsOf()).filter((value) => is(value, PgTable))
    expect(tables.length).toBeGreaterThan(10)
    for (const table of tables) expect(await database.db.select().from(table).limit(0)).toEqual([])
  })
})
