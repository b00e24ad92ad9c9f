import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { enginesHere, newFirm } from '#tests/support/firms.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { buildTestApp, callAs, signUp } from '#tests/support/test-app.ts'
import { backstopInMs, timeLimitScale } from '#tests/support/time-limits.ts'
import {
  archiveName,
  listBackups,
  removeCutOff,
  removeOldBackups,
  writeAttempt,
  writeResult,
} from './backup-folder.ts'
import { Backups, openBackupSocket } from './backups.ts'

const migrations = join(import.meta.dirname, '../../../../migrations')
const dayInMs = 24 * 60 * 60_000
const log = { info: () => undefined, error: () => undefined }

const resultOf = (moment: Date, changes = {}) => ({
  name: archiveName(moment),
  moment: moment.toISOString(),
  size: 1,
  isEncrypted: false,
  faults: 0,
  testedAt: moment.toISOString(),
  isWhole: true,
  ...changes,
})

/** Creates an archive of that moment with its result. */
const storeBackup = async (folder: string, moment: Date, changes = {}) => {
  const result = resultOf(moment, changes)
  await writeFile(join(folder, result.name), '')
  await writeResult(folder, result)
  return result.name
}

const daysAgo = (days: number) => new Date(Date.now() - days * dayInMs)

describe.each(enginesHere())('a backup of the server (%s)', (engine) => {
  const closers: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close()
  })

  const open = async (keyFile?: string) => {
    const folder = join(makeTemporaryFolder('storage'), 'backups')
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = await newFirm(engine)
    const connection: DatabaseConnection = await openDatabase({ dataDir, databaseUrl, timeLimitScale })
    closers.push(() => connection.close())
    const door = await openBackupSocket(connection, dataDir, log)
    closers.push(() => door.close())
    const backups = new Backups({
      ...{ connection, dataDir, databaseUrl, timeLimitScale, folder, migrations },
      keyFile,
      isNightly: true,
      publicUrl: () => 'http://localhost:3000',
    })
    const start = (timing: object) => {
      const started = backups.start(log, timing)
      closers.push(() => started.stop())
    }
    return { backups, connection, folder, dataDir, start }
  }
  const atRest = (backups: Backups) =>
    vi.waitFor(async () => expect((await backups.status()).running).toBe(null), {
      timeout: backstopInMs,
      interval: 100,
    })

  it('is made on request of an admin, and restored for a test', async () => {
    const { backups, connection, folder, dataDir, start } = await open()
    start({ firstAfterMs: backstopInMs })
    const app = await buildTestApp(connection, 1000, { backups })
    closers.push(() => app.close())
    const admin = await signUp(app, 'admin', 'who.asks')
    const requested = await callAs(app, admin, { method: 'POST', url: '/api/admin/backups' })
    const expected = [200, { isNightly: true, folder, running: 'writing', alarm: null, backups: [] }]
    expect([requested.statusCode, requested.json()]).toEqual(expected)
    await atRest(backups)
    const { statusCode, ...answer } = await callAs(app, admin, { url: '/api/admin/backups' })
    expect([statusCode, answer.json()]).toMatchObject([
      200,
      { running: null, alarm: null, backups: [{ isEncrypted: false, isWhole: true, faults: 0 }] },
    ])
    expect((await readdir(folder)).map((name) => name.replace(/.*mizan/, 'mizan')).sort()).toEqual([
      'last-attempt.json',
      'mizan',
      'mizan.json',
    ])
    expect((await readdir(dataDir)).filter((name) => name.startsWith('snapshot'))).toEqual([])
  })

  it('is made automatically, once, when there is none since last night', async () => {
    const { backups, folder, start } = await open()
    await mkdir(folder)
    await storeBackup(folder, daysAgo(2))
    expect((await backups.status()).alarm).toBe('old')
    start({ firstAfterMs: 0, everyMs: 10 })
    await vi.waitFor(async () => expect(await listBackups(folder)).toHaveLength(2), {
      timeout: backstopInMs,
      interval: 100,
    })
    await atRest(backups)
    expect([(await backups.status()).alarm, (await listBackups(folder)).length]).toEqual([null, 2])
  })

  it('notifies the admins once if it fails, and raises an alarm until one succeeds', async () => {
    const secret = join(makeTemporaryFolder('secret'), 'key')
    const { backups, connection, start } = await open(secret)
    start({ firstAfterMs: backstopInMs })
    const again = async () => {
      backups.begin()
      await atRest(backups)
      const mails = await connection.db.select({ subject: outbox.subject, text: outbox.text }).from(outbox)
      return [(await backups.status()).alarm, mails.length]
    }
    const expected = [
      ['failed', 1],
      ['failed', 1],
    ]
    expect([await again(), await again()]).toEqual(expected)
    await writeFile(secret, '0123456789abcdef0123456789abcdef')
    expect(await again()).toEqual([null, 1])
    expect((await backups.status()).backups).toMatchObject([{ isEncrypted: true, isWhole: true }])
    await rm(secret)
    expect(await again()).toEqual(['failed', 2])
  })
})

describe('the folder of backups', () => {
  it('keeps 14 days, and always the last backup that could be restored', async () => {
    const folder = makeTemporaryFolder('storage')
    const old = await storeBackup(folder, daysAgo(40), { isWhole: false })
    const whole = await storeBackup(folder, daysAgo(30))
    const failed = await storeBackup(folder, daysAgo(3), { isWhole: false })
    await removeOldBackups(folder)
    expect((await listBackups(folder)).map(({ name }) => name)).toEqual([failed, whole])
    expect(await readdir(folder)).not.toContain(old)
    const young = await storeBackup(folder, daysAgo(1))
    await removeOldBackups(folder)
    expect((await listBackups(folder)).map(({ name }) => name)).toEqual([young, failed])
  })

  it('is cleaned of incomplete files, and of nothing else', async () => {
    const folder = makeTemporaryFolder('storage')
    const stored = await storeBackup(folder, daysAgo(1))
    for (const name of [archiveName(daysAgo(2)), `${archiveName(daysAgo(3))}.partial`, 'own.mizan'])
      await writeFile(join(folder, name), '')
    await mkdir(join(folder, 'test-x', 'database'), { recursive: true })
    await writeAttempt(folder, { at: '', failure: null, toldAt: null })
    await removeCutOff(folder)
    expect((await readdir(folder)).sort()).toEqual(
      ['last-attempt.json', stored, `${stored}.json`, 'own.mizan'].sort(),
    )
    await rm(folder, { recursive: true })
  })
})
