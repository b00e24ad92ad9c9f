import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { describeSql, type TestDatabase } from '#tests/support/databases.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { migrateDatabase } from './migrate.ts'

const folders: string[] = []

// Later than any real migration, since the test database already has those.
const firstMoment = 4_000_000_000_000

const migrationsFolder = (...files: string[]) => {
  const folder = makeTemporaryFolder('migrations')
  folders.push(folder)
  mkdirSync(join(folder, 'meta'))
  const entries = files.map((_, idx) => ({
    idx,
    version: '7',
    when: firstMoment + idx,
    tag: `000${idx}`,
    breakpoints: true,
  }))
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  files.forEach((file, index) => {
    writeFileSync(join(folder, `000${index}.sql`), file)
  })
  return folder
}

const steps = [
  `create type mood as enum ('calm');\n--> statement-breakpoint\ncreate table steps (id integer primary key, mood mood)`,
  `alter type mood add value 'busy'`,
  `insert into steps values (1, 'busy');\n--> statement-breakpoint\nselect pg_sleep(0.1)`,
]

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describeSql('migrations', (openTestDatabase) => {
  let database: TestDatabase

  beforeEach(async () => {
    database = await openTestDatabase({ isOwn: true })
  })

  const countApplied = async () => {
    const { rows } = await database.db.execute(
      sql`select count(*)::int as count from drizzle.__drizzle_migrations where created_at >= ${firstMoment}`,
    )
    return rows[0]?.count
  }
  const listTables = async () => {
    const { rows } = await database.db.execute(
      sql`select tablename from pg_tables where tablename like 'steps%'`,
    )
    return rows.map(({ tablename }) => tablename)
  }

  test('work without a folder', async () => {
    await migrateDatabase(database, join(migrationsFolder(), 'no-such-folder'))
    await migrateDatabase(database, migrationsFolder())
  })

  test('run once, and can use an enum value that an earlier file added', async () => {
    const folder = migrationsFolder(...steps)
    await migrateDatabase(database, folder)
    await migrateDatabase(database, folder)
    expect(await countApplied()).toBe(3)
    expect((await database.db.execute(sql`select mood from steps`)).rows).toEqual([{ mood: 'busy' }])
  })

  test('run once when four processes start together', async () => {
    const folder = migrationsFolder(...steps)
    await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(database, folder)))
    expect(await countApplied()).toBe(3)
  })

  test('roll back a file that fails, and continue once it is fixed', async () => {
    const broken = `create table steps_more (id integer);\n--> statement-breakpoint\nselect broken`
    await expect(migrateDatabase(database, migrationsFolder(steps[0] ?? '', broken))).rejects.toThrow(
      /broken/,
    )
    expect(await countApplied()).toBe(1)
    expect(await listTables()).toEqual(['steps'])
    await migrateDatabase(database, migrationsFolder(steps[0] ?? '', 'create table steps_more (id integer)'))
    expect(await countApplied()).toBe(2)
    expect((await listTables()).sort()).toEqual(['steps', 'steps_more'])
  })
})
