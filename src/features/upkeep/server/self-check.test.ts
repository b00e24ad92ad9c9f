import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { images } from '#features/images/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { createUser } from '#features/users/server/repository.ts'
import { users } from '#features/users/server/table.ts'
import { FileStore } from '#files/file-store.ts'
import { describeOnBothEngines, type TestDatabase } from '#tests/support/databases.ts'
import { imageInput, userInput } from '#tests/support/inputs.ts'
import { selfCheckOf } from '#tests/support/self-check.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import type { Found } from '../schema.ts'
import type { CheckName } from '../values.ts'
import type { SelfCheck } from './self-check.ts'

const hourInMs = 60 * 60_000
const silent = { warn: () => undefined, error: () => undefined } as never

describeOnBothEngines('the self-check', (openTestDatabase) => {
  let connection: TestDatabase
  let files: FileStore
  beforeAll(async () => {
    connection = await openTestDatabase()
    const admin = { ...userInput('aa'), email: 'one@firm.example', role: 'admin' as const }
    await createUser(connection.db, admin)
    const second = { username: 'bb', email: 'two@firm.example', preferredLanguage: 'ar' as const }
    await createUser(connection.db, { ...admin, ...second })
  })
  beforeEach(async () => {
    await connection.db.delete(images)
    await connection.db.delete(outbox)
    files = await FileStore.open(makeTemporaryFolder('self-check'), { spaceFloor: 0 })
    return () => rm(files.folder, { recursive: true, force: true })
  })

  const findingOf = async (check: SelfCheck, name: CheckName): Promise<Found | undefined> => {
    await check.run(silent)
    return (await check.latest()).found.find((found) => found.name === name)
  }
  const fail = (values: Partial<typeof outbox.$inferInsert>) =>
    connection.db
      .insert(outbox)
      .values({ recipient: 'a@client.example', subject: 's', text: 't', html: 'h', ...values })
  const lose = () => connection.db.insert(images).values(imageInput())
  const mailed = async () =>
    (await connection.db.select().from(outbox).where(sql`recipient like '%@firm.example'`)).map(
      ({ recipient, subject, text }) => ({ recipient, subject, text }),
    )

  it('finds no problem in a healthy system, and lists what is not set up', async () => {
    const check = selfCheckOf(connection, files)
    expect(await check.latest()).toMatchObject({ checkedAt: null, found: [], engine: connection.engine })
    await check.run(silent)
    const { checkedAt, found } = await check.latest()
    expect(Date.parse(checkedAt ?? '')).toBeGreaterThan(Date.now() - hourInMs)
    expect(found.map(({ finding }) => finding)).toEqual(
      'disk.fine mail.fine files.fine auditLog.fine upkeep.fine malware.off settings.fine'.split(' '),
    )
  })

  it('counts files that are missing or have another size', async () => {
    const { key } = await files.save(Readable.from([Buffer.from('a paper')]), 100, async () => undefined)
    await connection.db.insert(images).values({ ...imageInput(key), size: 8 })
    await lose()
    expect(await findingOf(selfCheckOf(connection, files), 'files')).toMatchObject({
      finding: 'files.missing',
      values: { missing: 2, files: 2 },
    })
  })

  it.each([
    ['mail.failed', { state: 'failed' }, { failed: 1 }],
    ['mail.held', { state: 'held' }, { held: 1 }],
    ['mail.late', { queuedAt: new Date(Date.now() - 3.5 * hourInMs).toISOString() }, { hours: 3 }],
    ['mail.fine', { state: 'failed', createdAt: new Date(Date.now() - 8 * 24 * hourInMs).toISOString() }, {}],
  ] as const)('reports on mail: %s', async (finding, mail, values) => {
    await fail(mail)
    expect(await findingOf(selfCheckOf(connection, files), 'mail')).toMatchObject({ finding, values })
  })

  it('reports a refused secret of the mail server as soon as a mail waits for it', async () => {
    const check = selfCheckOf(connection, files)
    expect(await findingOf(check, 'mail')).toMatchObject({ finding: 'mail.fine' })
    await fail({ lastError: 'the directory refused the client’s secret: it may have ended' })
    const { found } = await check.latest()
    expect(found.find(({ name }) => name === 'mail')).toMatchObject({
      finding: 'mail.refused',
      values: { variable: 'SMTP_OAUTH_CLIENT_SECRET' },
    })
  })

  it('reports that mail is not sent without a mail server', async () => {
    await fail({ state: 'failed' })
    const check = selfCheckOf(connection, files, { isDelivered: false })
    expect(await findingOf(check, 'mail')).toMatchObject({ finding: 'mail.off' })
  })

  it('reports a full disk, an unproven audit log, an unreachable malware check and misspelled variables', async () => {
    const full = await FileStore.open(files.folder, { spaceFloor: Number.MAX_SAFE_INTEGER })
    const since = new Date().toISOString()
    const check = selfCheckOf(connection, full, {
      readProof: async () => ({ checkedAt: since, fault: { id: 3, reason: 'changed', since } }),
      malwareChecks: { isAnswering: false, wake: () => undefined },
      misspelt: ['PUBLIC_URl'],
    })
    await check.run(silent)
    expect((await check.latest()).found).toMatchObject([
      { finding: 'disk.full' },
      { finding: 'mail.fine' },
      { finding: 'files.fine' },
      { finding: 'auditLog.fault' },
      { finding: 'upkeep.fine' },
      { finding: 'malware.silent' },
      { finding: 'settings.misspelt', values: { names: 'PUBLIC_URl' } },
    ])
    const old = new Date(Date.now() - 27 * hourInMs).toISOString()
    const unproven = selfCheckOf(connection, files, {
      readProof: async () => ({ checkedAt: old, fault: null }),
    })
    expect(await findingOf(unproven, 'auditLog')).toMatchObject({ finding: 'auditLog.unchecked' })
  })

  it('reports an example.com address of an admin, once mail is delivered', async () => {
    const [admin] = await connection.db
      .update(users)
      .set({ email: 'Admin@example.com' })
      .where(sql`username = 'aa'`)
      .returning()
    expect(await findingOf(selfCheckOf(connection, files), 'settings')).toMatchObject({
      finding: 'settings.adminAddress',
    })
    const alone = selfCheckOf(connection, files, { isDelivered: false })
    expect(await findingOf(alone, 'settings')).toMatchObject({ finding: 'settings.fine' })
    await connection.db.update(users).set({ email: 'one@firm.example' }).where(sql`id = ${admin?.id}`)
  })

  it('continues when one check fails', async () => {
    const check = selfCheckOf(connection, files, {
      readProof: async () => {
        throw new Error('no such folder')
      },
    })
    expect(await findingOf(check, 'auditLog')).toMatchObject({ finding: 'unknown' })
    expect(await findingOf(check, 'settings')).toMatchObject({ finding: 'settings.fine' })
  })

  it('runs once a day after the upkeep, and after each upkeep while there is a problem', async () => {
    const check = selfCheckOf(connection, files)
    const now = Date.now()
    const at = (hours: number, failed: string[] = []) =>
      check.afterUpkeep(failed, silent, now + hours * hourInMs)
    const filesThen = async () =>
      (await check.latest()).found.find(({ name }) => name === 'files')?.values.files
    await at(0)
    await lose()
    await at(1)
    expect(await filesThen()).toBe(0)
    await at(25)
    expect(await filesThen()).toBe(1)
    await connection.db.delete(images)
    await at(26)
    expect(await filesThen()).toBe(0)
  })

  it('reports failed tasks of the upkeep, and an upkeep that no longer runs', async () => {
    const check = selfCheckOf(connection, files)
    await check.afterUpkeep(['mail', 'files'], silent)
    const upkeep = async (now?: number) =>
      (await check.latest(now)).found.find(({ name }) => name === 'upkeep')
    expect(await upkeep()).toMatchObject({ finding: 'upkeep.failed', values: { tasks: 'mail, files' } })
    expect(await upkeep(Date.now() + 5 * hourInMs)).toMatchObject({
      finding: 'upkeep.late',
      values: { hours: 5 },
    })
  })

  it('notifies each admin of a problem once in their language, and again after a week or when it returns', async () => {
    const check = selfCheckOf(connection, files)
    const now = Date.now()
    const at = (hours: number) => check.afterUpkeep([], silent, now + hours * hourInMs)
    await lose()
    await at(0)
    const [english, arabic] = await mailed()
    expect(english).toMatchObject({
      recipient: 'one@firm.example',
      subject: 'System status: something needs attention',
      text: expect.stringContaining('Files that are missing or have another size: 1 of 1.'),
    })
    expect(english?.text).toContain('http://localhost:3000/dashboard/system')
    expect(arabic).toMatchObject({
      recipient: 'two@firm.example',
      subject: expect.stringContaining('حالة النظام: أمر يستدعي التدخل'),
    })
    await at(1)
    expect(await mailed()).toHaveLength(2)
    await at(7 * 24 + 1)
    expect(await mailed()).toHaveLength(4)
    await connection.db.delete(images)
    await at(7 * 24 + 2)
    expect(await mailed()).toHaveLength(4)
    await lose()
    await at(9 * 24)
    expect(await mailed()).toHaveLength(6)
  })
})
