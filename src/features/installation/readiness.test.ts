import { rm, writeFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FileStore } from '#files/file-store.ts'
import { describeOnBothEngines, openTestFiles, type TestDatabase } from '#tests/support/databases.ts'
import { buildTestApp } from '#tests/support/test-app.ts'
import { makeInstallationId } from './repository.ts'

describeOnBothEngines('ready', (openTestDatabase) => {
  let database: TestDatabase
  let files: FileStore
  let app: FastifyInstance
  let now: number
  beforeEach(async () => {
    now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    database = await openTestDatabase({ isOwn: true })
    await makeInstallationId(database.db)
    files = await openTestFiles()
    app = await buildTestApp(database, 1000, { files })
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await app.close()
  })
  const statusOf = async (url = '/readyz') => (await app.inject({ url })).statusCode
  const laterStatus = () => {
    now += 5_000
    return statusOf()
  }

  it('means that the folder of files takes a file, and is tried again some seconds later', async () => {
    expect(await statusOf()).toBe(200)
    await rm(files.arriving, { recursive: true })
    await writeFile(files.arriving, 'no folder')
    expect(await statusOf()).toBe(200)
    expect(await laterStatus()).toBe(503)
    expect(await statusOf('/healthz')).toBe(200)
    await rm(files.arriving)
    await FileStore.open(files.folder)
    expect(await statusOf()).toBe(503)
    expect(await laterStatus()).toBe(200)
  })

  it('means that the database takes a row', async () => {
    expect(await statusOf()).toBe(200)
    await database.db.execute(
      sql`create function refuse_writing() returns trigger language plpgsql as $$
        begin raise exception 'no space left on device' using errcode = '53100'; end $$`,
    )
    await database.db.execute(
      sql`create trigger refuse_writing before update on installation execute function refuse_writing()`,
    )
    expect(await laterStatus()).toBe(503)
    await database.db.execute(sql`drop trigger refuse_writing on installation`)
    expect(await laterStatus()).toBe(200)
  })

  it('means that there is room on the disk', async () => {
    const full = await buildTestApp(database, 1000, {
      files: await FileStore.open(files.folder, { spaceFloor: Number.MAX_SAFE_INTEGER }),
    })
    expect((await full.inject({ url: '/readyz' })).statusCode).toBe(503)
    await full.close()
  })
})
