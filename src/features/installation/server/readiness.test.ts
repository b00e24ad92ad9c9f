import { rm, writeFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FileStore } from '#files/file-store.ts'
import { describeOnBothEngines, openTestFiles, type TestDatabase } from '#tests/support/databases.ts'
import { buildTestApp } from '#tests/support/test-app.ts'
import { makeInstallationId } from './repository.ts'

describeOnBothEngines('the readiness check', (openTestDatabase, engine) => {
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

  it('requires a writable folder of files with space on its disk, and is repeated some seconds later', async () => {
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
    const full = await buildTestApp(database, 1000, {
      files: await FileStore.open(files.folder, { spaceFloor: Number.MAX_SAFE_INTEGER }),
    })
    expect((await full.inject({ url: '/readyz' })).statusCode).toBe(503)
    await full.close()
  })

  it('requires a writable database, and space on its disk beyond its existing files', async () => {
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
    const { db } = database
    const limitTo = async (size: string) => {
      // The embedded engine has one session; a server needs a new one from the pool.
      if (engine === 'embedded') return db.execute(sql.raw(`set temp_file_limit = ${size}`))
      const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
      await db.execute(sql.raw(`alter database ${rows[0]?.name} set temp_file_limit = ${size}`))
      const all = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
      await db.execute(all).catch(() => undefined)
      // The pool detects its closed connections one by one.
      for (let requested = 0; requested < 20; requested += 1)
        await db.execute(sql`select pg_backend_pid()`).catch(() => undefined)
    }
    await limitTo("'64kB'")
    expect(await laterStatus()).toBe(503)
    await limitTo('-1')
    expect(await laterStatus()).toBe(200)
  })
})
