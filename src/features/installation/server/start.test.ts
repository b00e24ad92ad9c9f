import { existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '#db/connection.ts'
import { listStoredKeys } from '#files/stored-files.ts'
import { createServerDatabase, type ServerDatabase } from '#tests/support/database-templates.ts'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'
import { markInstallation } from './agreement.ts'

const { postgresql } = inject('databases')

/** Creates a hundred files that are older than an hour. */
const storeHundredFiles = (dataDir: string) => {
  const old = new Date(Date.now() - 3 * 60 * 60_000)
  for (let made = 0; made < 100; made += 1) {
    const key = crypto.randomUUID()
    const shard = join(dataDir, 'files', 'kept', key.slice(0, 2))
    mkdirSync(shard, { recursive: true })
    writeFileSync(join(shard, key), 'a paper')
    utimesSync(join(shard, key), old, old)
  }
}

const expectRefusal = async (dataDir: string, databaseUrl?: string) => {
  const server = new ServerProcess({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  expect(await server.ended).toBe(1)
  expect(server.out).toBe('')
  expect(server.error).toMatch(/^DATA_DIR: [^\n]+\n$/)
  expect(await listStoredKeys(join(dataDir, 'files'))).toHaveLength(100)
}

/** Creates a database and a folder, both marked as belonging to one firm. */
const makeFirm = async (databaseUrl?: string): Promise<string> => {
  const dataDir = copyEmbeddedFolder()
  const connection = await openDatabase({ dataDir, timeLimitScale, ...(databaseUrl && { databaseUrl }) })
  await markInstallation(connection.db, dataDir)
  await connection.close()
  if (databaseUrl) rmSync(join(dataDir, 'database'), { recursive: true })
  storeHundredFiles(dataDir)
  return dataDir
}

describe('a start with a hundred stored files (embedded)', () => {
  let dataDir: string
  const database = () => join(dataDir, 'database')
  beforeAll(async () => {
    dataDir = await makeFirm()
    renameSync(database(), join(dataDir, 'database.ours'))
  })

  it('is refused without the database folder, which is not recreated', async () => {
    await expectRefusal(dataDir)
    expect(existsSync(database())).toBe(false)
  })

  it.each([
    ['an empty database', copyEmbeddedFolder],
    ["another firm's database", makeFirm],
  ])('is refused on %s, which does not change', async (_name, makeOther) => {
    await cp(join(await makeOther(), 'database'), database(), { recursive: true })
    await expectRefusal(dataDir)
    const { db, close } = await openDatabase({ dataDir, timeLimitScale })
    const { rows } = await db.execute(sql`select from users`)
    await close()
    expect(rows).toEqual([])
    rmSync(database(), { recursive: true })
  })

  it('succeeds on its own database, and all files remain', async () => {
    renameSync(join(dataDir, 'database.ours'), database())
    const server = new ServerProcess({ DATA_DIR: dataDir, SEED: 'none' })
    await server.url
    expect(await server.end('SIGTERM')).toBe(0)
    expect(await listStoredKeys(join(dataDir, 'files'))).toHaveLength(100)
  })
})

describe.skipIf('unavailable' in postgresql)('a start with a hundred stored files (postgresql)', () => {
  if ('unavailable' in postgresql) return
  const databases: ServerDatabase[] = []
  const create = async (template?: string) => {
    const database = await createServerDatabase(postgresql.url, template)
    databases.push(database)
    return database.url
  }
  let dataDir: string
  beforeAll(async () => {
    dataDir = await makeFirm(await create(postgresql.template))
  })
  afterAll(async () => {
    for (const database of databases) await database.drop()
  })

  it('is refused without the address of the database, and creates none in the folder', async () => {
    await expectRefusal(dataDir)
    expect(existsSync(join(dataDir, 'database'))).toBe(false)
  })

  it.each([
    ['an empty database, which stays empty', undefined, 'pg_tables', "schemaname in ('public', 'drizzle')"],
    ["another firm's database, which gets no row", postgresql.template, 'users', 'true'],
  ])('is refused on %s', async (_name, template, table, condition) => {
    const databaseUrl = await create(template)
    if (template) await makeFirm(databaseUrl)
    await expectRefusal(dataDir, databaseUrl)
    const { db, close } = await openDatabase({ databaseUrl, dataDir, timeLimitScale })
    const { rows } = await db.execute(sql.raw(`select from ${table} where ${condition}`))
    await close()
    expect(rows).toEqual([])
  })
})
