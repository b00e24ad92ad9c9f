import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setAuditKey } from '#features/audit/server/chain.ts'
import { attempts, sessions } from '#features/auth/server/table.ts'
import { images } from '#features/images/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { createUser } from '#features/users/server/repository.ts'
import { FileStore } from '#files/file-store.ts'
import { listStoredKeys, listTrash } from '#files/stored-files.ts'
import { describeOnBothEngines, type TestDatabase } from '#tests/support/databases.ts'
import { imageInput, userInput } from '#tests/support/inputs.ts'
import { selfCheckOf } from '#tests/support/self-check.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { backstopInMs } from '#tests/support/time-limits.ts'
import { cleanUp, startHourlyUpkeep } from './hourly-jobs.ts'

const hourInMs = 60 * 60_000

describeOnBothEngines('the hourly upkeep', (openTestDatabase, engine) => {
  let connection: TestDatabase
  let files: FileStore
  let lines: { level: string; text: string; counts: object }[]
  beforeAll(async () => {
    connection = await openTestDatabase()
    setAuditKey(randomBytes(32))
  })
  beforeEach(async () => {
    await connection.db.delete(images)
    files = await FileStore.open(makeTemporaryFolder('upkeep'), { spaceFloor: 0 })
    lines = []
  })
  afterEach(async () => {
    vi.useRealTimers()
    await rm(files.folder, { recursive: true, force: true })
  })

  const logOf = (level: string) => (counts: object, text: string) => lines.push({ level, text, counts })
  const house = () => ({
    connection,
    files,
    checkAuditLog: async () => undefined,
    selfCheck: selfCheckOf(connection, files),
    log: { info: logOf('info'), warn: logOf('warn'), error: logOf('error') } as never,
  })
  const clean = () => cleanUp(house())
  const age = async (path: string) => {
    const old = new Date(Date.now() - 2 * hourInMs)
    await utimes(path, old, old)
  }
  const store = async (isOld = true): Promise<string> => {
    const bytes = Readable.from([Buffer.from('a paper')])
    const { key, path } = await files.save(bytes, 100, async () => undefined)
    if (isOld) await age(path)
    return key
  }
  const nameByRow = (...keys: string[]) =>
    connection.db.insert(images).values(keys.map((storageKey) => imageInput(storageKey)))
  const storedKeys = async () => (await listStoredKeys(files.folder)).sort()
  const trashKeys = async () => (await listTrash(files)).map(({ key }) => key)

  it('moves old files without a row to the trash of the day, logs their number, and removes incomplete ones after an hour', async () => {
    const [named, orphan, fresh] = [await store(), await store(), await store(false)]
    await nameByRow(named)
    await clean()
    expect(await storedKeys()).toEqual([named, fresh].sort())
    expect(await listTrash(files)).toEqual([{ day: new Date().toISOString().slice(0, 10), key: orphan }])
    expect(lines).toEqual([
      { level: 'warn', text: 'files without a row moved to the trash', counts: { orphans: 1, files: 3 } },
    ])
    for (const name of ['old', 'new']) await writeFile(join(files.arriving, name), 'half')
    await age(join(files.arriving, 'old'))
    await clean()
    expect(await readdir(files.arriving)).toEqual(['new'])
  })

  it('moves nothing when so many files have no row that the rows must be wrong', async () => {
    const keys = await Promise.all(Array.from({ length: 21 }, () => store()))
    await clean()
    expect(await storedKeys()).toEqual(keys.sort())
    expect(lines).toEqual([expect.objectContaining({ level: 'error', counts: { orphans: 21, files: 21 } })])
    await nameByRow(...keys.slice(1))
    await clean()
    expect(await trashKeys()).toEqual([keys[0]])
  })

  it('restores a file from the trash when a row refers to it again', async () => {
    const key = await store()
    await clean()
    expect(await trashKeys()).toEqual([key])
    await nameByRow(key)
    await clean()
    expect([await storedKeys(), await trashKeys()]).toEqual([[key], []])
    expect(lines.at(-1)).toMatchObject({ level: 'warn', counts: { files: 1 } })
  })

  it('deletes files after 30 days in the trash, unless a row refers to them', async () => {
    const [ended, young, named] = [await store(), await store(), await store()]
    await clean()
    const today = new Date().toISOString().slice(0, 10)
    const dayBefore = (days: number) => new Date(Date.now() - days * 24 * hourInMs).toISOString().slice(0, 10)
    const put = async (key: string, day: string) => {
      await mkdir(join(files.trash, day), { recursive: true })
      await rename(join(files.trash, today, key), join(files.trash, day, key))
    }
    await put(ended, dayBefore(30))
    await put(named, dayBefore(31))
    await put(young, dayBefore(29))
    await nameByRow(named)
    await clean()
    expect([await storedKeys(), await trashKeys()]).toEqual([[named], [young]])
  })

  it('deletes expired counters and sessions, and mail that was sent or held 90 days ago', async () => {
    const { db } = connection
    await db.insert(attempts).values(
      [-1, 60].map((seconds) => ({
        key: `form ${seconds}`,
        count: 1,
        endsAt: sql`now() + ${seconds} * interval '1 second'`,
      })),
    )
    const { id } = await createUser(db, userInput('sara'))
    await db.insert(sessions).values(
      [-1, 60].map((seconds) => ({
        tokenHash: `hash ${seconds}`,
        userId: id,
        expiresAt: sql`now() + ${seconds} * interval '1 second'`,
      })),
    )
    const mail = { recipient: 'sara@example.com', subject: 'Hello', text: '', html: '' }
    await db.insert(outbox).values([
      { ...mail, subject: 'sent long ago', state: 'sent', sentAt: sql`now() - interval '91 days'` },
      { ...mail, subject: 'sent lately', state: 'sent', sentAt: sql`now() - interval '89 days'` },
      { ...mail, subject: 'held long ago', state: 'held', createdAt: sql`now() - interval '91 days'` },
      { ...mail, subject: 'held lately', state: 'held', createdAt: sql`now() - interval '89 days'` },
      { ...mail, subject: 'still to be sent', createdAt: sql`now() - interval '91 days'` },
    ])
    await clean()
    expect((await db.select().from(attempts)).map(({ key }) => key)).toEqual(['form 60'])
    expect((await db.select().from(sessions)).map(({ tokenHash }) => tokenHash)).toEqual(['hash 60'])
    const found = (await db.select().from(outbox)).map(({ subject }) => subject).sort()
    expect(found).toEqual(['held lately', 'sent lately', 'still to be sent'])
  })

  it('continues when one of its tasks fails, and logs the failure', async () => {
    await connection.db
      .insert(attempts)
      .values({ key: 'ended', count: 1, endsAt: sql`now() - interval '1 s'` })
    await rm(files.arriving, { recursive: true })
    await writeFile(files.arriving, 'no folder')
    await clean()
    const counts = expect.objectContaining({ task: 'files' })
    expect(lines).toContainEqual({ level: 'error', text: 'upkeep failed', counts })
    expect(await connection.db.$count(attempts, sql`key = 'ended'`)).toBe(0)
  })

  it('checks the audit log, and continues if this fails', async () => {
    const orphan = await store()
    let isStopping: (() => boolean) | undefined
    const checkAuditLog = async (isRequested: () => boolean) => {
      isStopping = isRequested
      throw new Error('no such folder')
    }
    await cleanUp({ ...house(), checkAuditLog })
    expect(isStopping?.()).toBe(false)
    expect(lines[0]).toMatchObject({ level: 'error', counts: { task: 'auditLog' } })
    expect(await trashKeys()).toEqual([orphan])
  })

  it('does not run at the start, but later', async () => {
    const orphan = await store()
    const upkeep = startHourlyUpkeep(house(), { firstAfterMs: hourInMs })
    await upkeep.stop()
    expect(await storedKeys()).toEqual([orphan])
    const soon = startHourlyUpkeep(house(), { firstAfterMs: 1, everyMs: 20 })
    await vi.waitFor(async () => expect(await trashKeys()).toEqual([orphan]), { timeout: backstopInMs })
    const next = await store()
    await vi.waitFor(async () => expect(await trashKeys()).toContain(next), { timeout: backstopInMs })
    await soon.stop()
  })

  it.skipIf(engine === 'embedded')('runs on one instance at a time', async () => {
    const orphan = await store()
    await connection.withSession(async (client) => {
      await client.query('select pg_advisory_lock(727005)')
      await clean()
    })
    expect(await storedKeys()).toEqual([orphan])
    await clean()
    expect(await storedKeys()).toEqual([])
  })
})
