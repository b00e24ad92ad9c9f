import { readdir, rename, utimes } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { images } from '#features/images/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { Clamd } from '#files/clamd.ts'
import type { FileStore } from '#files/file-store.ts'
import { listStoredKeys, listTrash } from '#files/kept-files.ts'
import { describeOnBothEngines, openTestFiles, type TestDatabase } from '#tests/support/databases.ts'
import { eicar, FakeClamd } from '#tests/support/fake-clamd.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { buildTestApp, callAs, type People, type Person, signUpOneOfEach } from '#tests/support/test-app.ts'
import { backstopInMs } from '#tests/support/time-limits.ts'
import { unzip } from '#tests/support/unzip.ts'
import { checkFiles } from './check-files.ts'
import { cleanUp } from './hourly.ts'
import { MalwareChecks } from './malware-checks.ts'

const hurried = {
  pollEverySeconds: 0.02,
  pingEverySeconds: 0.05,
  firstDelaySeconds: 0.05,
  longestDelaySeconds: 0.05,
  farewellSeconds: 0,
}
const secretName = 'agreement-with-qimam.txt'

describeOnBothEngines('what the malware check holds back', (openTestDatabase) => {
  let database: TestDatabase
  let files: FileStore
  let clamd: FakeClamd
  let checks: MalwareChecks
  let app: FastifyInstance
  let people: People
  const lines: string[] = []
  const stops: (() => Promise<unknown>)[] = []

  const openChecks = (address: string, limits = {}) => {
    const opened = new MalwareChecks(
      { db: database.db, files, clamd: new Clamd(address, limits), publicUrl: () => 'https://mizan.example' },
      hurried,
    )
    stops.push(() => opened.stop())
    return opened
  }

  beforeAll(async () => {
    database = await openTestDatabase()
    const first = await buildTestApp(database)
    people = await signUpOneOfEach(first)
    await database.db.insert(settings).values({ key: 'contact_email', value: 'office@example.com' })
  })
  beforeEach(async () => {
    for (const table of [documentRequests, documents, images, outbox, auditLog])
      await database.db.delete(table)
    files = await openTestFiles()
    lines.length = 0
    clamd = new FakeClamd()
    checks = openChecks(await clamd.open(), { wholeMs: 300 })
    app = await buildTestApp(database, 1000, {
      files,
      malwareChecks: checks,
      logLevel: 'info',
      logStream: { write: (line) => lines.push(line) },
    })
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
    await clamd.close()
  })

  const upload = (bytes: string | Buffer, person: Person = people.client, fields = {}) =>
    callAs(app, person, {
      method: 'POST',
      url: person === people.client ? '/api/client/documents' : '/api/admin/documents',
      ...fileForm(fields, { name: secretName, bytes: Buffer.from(bytes), type: 'text/plain' }),
    })
  const send = async (bytes: string | Buffer, fields = {}) =>
    (await upload(bytes, people.client, fields)).json() as { id: number; malwareCheck: string }
  const checkOf = async (id: number) =>
    (await database.db.select().from(documents).where(eq(documents.id, id)))[0]?.malwareCheck
  const become = (id: number, state: string) =>
    vi.waitFor(async () => expect(await checkOf(id)).toBe(state), { timeout: backstopInMs, interval: 20 })
  const waysTo = (id: number) =>
    [
      [people.client, 'client'],
      [people.staff, 'admin'],
      [people.admin, 'admin'],
    ].flatMap(([person, area]) =>
      [{}, { range: 'bytes=0-3' }].flatMap((headers) =>
        (['GET', 'HEAD'] as const).map((method) => ({
          person: person as Person,
          call: { method, url: `/api/${area}/documents/${id}/download`, headers },
        })),
      ),
    )
  const answersOf = async (id: number) => {
    const answers = await Promise.all(waysTo(id).map(({ person, call }) => callAs(app, person, call)))
    return [...new Set(answers.map(({ statusCode }) => statusCode))].sort()
  }

  it('is not undone by the hourly job, nor taken for a lost file', async () => {
    checks.start(app.log)
    const { id } = await send(eicar)
    await become(id, 'infected')
    await vi.waitFor(async () => expect(await listTrash(files)).toHaveLength(1), { timeout: backstopInMs })
    await cleanUp({ connection: database, files, log: app.log, checkAuditLog: async () => undefined })
    expect([(await listTrash(files)).length, await listStoredKeys(files.folder)]).toEqual([1, []])
    expect(await checkFiles(database.db, files)).toEqual({ looked: 0, faults: [] })
  })

  it('that died between its word and its deed leaves the file to the hourly job', async () => {
    checks.start(app.log)
    const { id } = await send(eicar)
    await become(id, 'infected')
    await vi.waitFor(async () => expect(await listTrash(files)).toHaveLength(1), { timeout: backstopInMs })
    const [lost] = await listTrash(files)
    const kept = files.pathOf(lost?.key ?? '')
    await rename(`${files.trash}/${lost?.day}/${lost?.key}`, kept)
    const old = new Date(Date.now() - 2 * 60 * 60_000)
    await utimes(kept, old, old)
    expect(await answersOf(id)).toEqual([409])
    await cleanUp({ connection: database, files, log: app.log, checkAuditLog: async () => undefined })
    expect([(await listTrash(files)).length, await listStoredKeys(files.folder)]).toEqual([1, []])
  })

  it('stays in force where nobody checks any more', async () => {
    const { id } = await send('a deed')
    app = await buildTestApp(database, 1000, { files })
    expect(await answersOf(id)).toEqual([409])
    const unchecked = await send('another deed')
    expect(unchecked.malwareCheck).toBe(null)
    expect(await answersOf(unchecked.id)).toEqual([200, 206])
  })

  it('keeps what is held back out of the copy of personal data, and says so there', async () => {
    checks.start(app.log)
    const harmful = await send(eicar)
    const clean = await send('a deed')
    await become(harmful.id, 'infected')
    await become(clean.id, 'clean')
    await checks.stop()
    const waiting = await send('a will')
    const { rawPayload, statusCode } = await callAs(app, people.client, { url: '/api/user/export' })
    expect(statusCode).toBe(200)
    const archive = unzip(rawPayload)
    const { documents: told } = JSON.parse(archive.get('data.json')?.bytes.toString() ?? '')
    expect(
      told.map(({ number, malwareCheck, file }: Record<string, unknown>) => [
        number,
        malwareCheck,
        file !== null,
      ]),
    ).toEqual([
      [harmful.id, 'infected', false],
      [clean.id, 'clean', true],
      [waiting.id, 'checking', false],
    ])
    expect(archive.size).toBe(3)
    expect(lines.filter((line) => line.includes('missing'))).toEqual([])
  })

  it('is told with what is attached to a letter', async () => {
    const { id } = await send('a deed')
    const letter = { subject: 'The deed', content: 'Here it is.', attachments: [id] }
    const sent = await callAs(app, people.client, { method: 'POST', url: '/api/messages', payload: letter })
    expect(sent.json().attachments).toMatchObject([{ id, malwareCheck: 'checking' }])
  })

  it('shows a picture to nobody before it is clean, and a harmful one never', async () => {
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#094d51' } })
      .jpeg()
      .toBuffer()
    const sendPicture = async () =>
      (
        await callAs(app, people.staff, {
          method: 'POST',
          url: '/api/admin/images',
          ...fileForm({}, { name: 'portrait.jpg', bytes: picture }),
        })
      ).json() as { id: number; url: string }
    const stateOf = async ({ id }: { id: number }) =>
      (await callAs(app, people.staff, { url: `/api/admin/images/${id}` })).json().malwareCheck
    const statusOf = async ({ url }: { url: string }) => (await app.inject({ url })).statusCode
    const image = await sendPicture()
    expect([await stateOf(image), await statusOf(image)]).toEqual(['checking', 404])
    expect((await app.inject({ url: image.url })).headers['cache-control']).toBe('no-store')
    expect((await callAs(app, people.admin, { url: image.url })).statusCode).toBe(404)
    checks.start(app.log)
    await vi.waitFor(async () => expect(await stateOf(image)).toBe('clean'), { timeout: backstopInMs })
    expect(await statusOf(image)).toBe(200)
    clamd.mood = 'finds'
    const harmful = await sendPicture()
    await vi.waitFor(async () => expect(await stateOf(harmful)).toBe('infected'), { timeout: backstopInMs })
    expect(await statusOf(harmful)).toBe(404)
    expect(await database.db.select().from(outbox)).toMatchObject([{ recipient: 'office@example.com' }])
    expect(await readdir(files.arriving)).toEqual([])
  })
})
