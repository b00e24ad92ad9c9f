import { readdir, rename, utimes } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { beforeEach, expect, it, vi } from 'vitest'
import { outbox } from '#features/outbox/server/table.ts'
import type { FileStore } from '#files/file-store.ts'
import { listStoredKeys, listTrash } from '#files/stored-files.ts'
import { describeOnBothEngines, type TestDatabase } from '#tests/support/databases.ts'
import { eicar, type FakeClamd } from '#tests/support/fake-clamd.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { setUpMalwareChecks } from '#tests/support/malware-setup.ts'
import { selfCheckOf } from '#tests/support/self-check.ts'
import { buildTestApp, callAs, type People, sendAs } from '#tests/support/test-app.ts'
import { backstopInMs } from '#tests/support/time-limits.ts'
import { unzip } from '#tests/support/unzip.ts'
import { checkFiles } from './files.ts'
import { cleanUp } from './hourly-jobs.ts'
import type { MalwareChecks } from './malware-checks.ts'

describeOnBothEngines('a file held back by the malware check', (openTestDatabase) => {
  const { current, useApp, lines, send, become, answersOf } = setUpMalwareChecks(openTestDatabase)
  let database: TestDatabase
  let files: FileStore
  let clamd: FakeClamd
  let checks: MalwareChecks
  let app: FastifyInstance
  let people: People
  beforeEach(() => {
    ;({ database, files, clamd, checks, app, people } = current())
  })
  const house = () => ({
    connection: database,
    files,
    log: app.log,
    checkAuditLog: async () => undefined,
    selfCheck: selfCheckOf(database, files),
  })

  it('is neither restored by the hourly job nor an orphan, and is moved by it if the process died after it recorded the verdict', async () => {
    checks.start(app.log)
    const { id } = await send(eicar)
    await become(id, 'infected')
    await vi.waitFor(async () => expect(await listTrash(files)).toHaveLength(1), { timeout: backstopInMs })
    await cleanUp(house())
    expect([(await listTrash(files)).length, await listStoredKeys(files.folder)]).toEqual([1, []])
    expect(await checkFiles(database.db, files)).toEqual({ checked: 0, faults: [] })
    const [lost] = await listTrash(files)
    const storedPath = files.pathOf(lost?.key ?? '')
    await rename(`${files.trash}/${lost?.day}/${lost?.key}`, storedPath)
    const old = new Date(Date.now() - 2 * 60 * 60_000)
    await utimes(storedPath, old, old)
    expect(await answersOf(id)).toEqual([409])
    await cleanUp(house())
    expect([(await listTrash(files)).length, await listStoredKeys(files.folder)]).toEqual([1, []])
  })

  it('stays held back when checks are turned off', async () => {
    const { id } = await send('a deed')
    useApp(await buildTestApp(database, 1000, { files }))
    expect(await answersOf(id)).toEqual([409])
    const unchecked = await send('another deed')
    expect(unchecked.malwareCheck).toBe(null)
    expect(await answersOf(unchecked.id)).toEqual([200, 206])
  })

  it('is left out of the export of personal data, and marked there', async () => {
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
    const { documents: exported } = JSON.parse(archive.get('data.json')?.bytes.toString() ?? '')
    expect(exported).toMatchObject([
      { number: harmful.id, malwareCheck: 'infected', file: null },
      { number: clean.id, malwareCheck: 'clean', file: expect.any(String) },
      { number: waiting.id, malwareCheck: 'checking', file: null },
    ])
    expect(archive.size).toBe(3)
    expect(lines.filter((line) => line.includes('missing'))).toEqual([])
  })

  it('is marked in the attachments of a message', async () => {
    const { id } = await send('a deed')
    const newMessage = { subject: 'The deed', content: 'Here it is.', attachments: [id] }
    const sent = await sendAs(app, people.client, 'POST', '/api/messages', newMessage)
    expect(sent.json().attachments).toMatchObject([{ id, malwareCheck: 'checking' }])
  })

  it('is not shown as an image before it is clean, and never if it is infected', async () => {
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#094d51' } })
      .jpeg()
      .toBuffer()
    const form = fileForm({}, { name: 'portrait.jpg', bytes: picture })
    const sendPicture = async () =>
      (await callAs(app, people.staff, { ...form, method: 'POST', url: '/api/admin/images' })).json() as {
        id: number
        url: string
      }
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
