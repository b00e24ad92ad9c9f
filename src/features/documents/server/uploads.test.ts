import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { consultations } from '#features/consultations/server/table.ts'
import { FileStore } from '#files/file-store.ts'
import { listStoredKeys } from '#files/stored-files.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { openPeople } from '#tests/support/suite.ts'
import { callAs, type Person, type TestApp } from '#tests/support/test-app.ts'
import { documentRequests, documents } from './table.ts'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

describeOnBothEngines('the upload of documents', (openTestDatabase) => {
  const { app: api, people } = openPeople(openTestDatabase, [documentRequests, documents, consultations])

  const contract = { name: 'عقد التأسيس.pdf', bytes: pdf }
  const upload = (
    person: Person | undefined,
    area: string,
    fields: Record<string, string>,
    file = contract,
    on: TestApp = api,
  ) => callAs(on, person, { method: 'POST', url: `/api/${area}/documents`, ...fileForm(fields, file) })
  const share = async (client: Person, fields = {}) =>
    (await upload(people.staff, 'admin', { userId: String(client.id), ...fields })).json()

  describe('the daily limit', () => {
    let strict: FastifyInstance
    const day = 24 * 60 * 60_000
    beforeAll(async () => {
      strict = await api.another({ files: api.files }, 1)
    })
    const sendStrictly = (person: Person) => upload(person, 'client', {}, contract, strict)
    const sentBefore = async (person: Person, rows: number, size: number, ago = 60_000) => {
      const createdAt = new Date(Date.now() - ago).toISOString()
      const row = { userId: person.id, uploadedById: person.id, name: 'x.pdf', type: 'application/pdf', size }
      const sent = Array.from({ length: rows }, () => {
        return { ...row, sha256: '', storageKey: crypto.randomUUID(), createdAt }
      })
      await api.db.insert(documents).values(sent)
    }

    it('is a hundred files, even for simultaneous uploads, and does not count those of the office', async () => {
      const { client, otherClient } = people
      await sentBefore(client, 30, 1, 2 * day)
      await sentBefore(client, 98, 1)
      await share(client)
      const stored = (await listStoredKeys(api.files.folder)).length
      const answers = await Promise.all(Array.from({ length: 5 }, () => sendStrictly(client)))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 429, 429, 429])
      expect(await listStoredKeys(api.files.folder)).toHaveLength(stored + 2)
      const refused = await sendStrictly(client)
      expect([refused.statusCode, refused.json().detail]).toEqual([
        429,
        'You have reached the limit of files for one day. Please try again tomorrow or contact the office.',
      ])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60)
      expect((await sendStrictly(otherClient)).statusCode).toBe(201)
    })

    it('is 500 MB in total', async () => {
      await sentBefore(people.client, 20, 25 * 1024 * 1024 - 1)
      expect((await sendStrictly(people.client)).statusCode).toBe(429)
      await sentBefore(people.otherClient, 19, 25 * 1024 * 1024)
      expect((await sendStrictly(people.otherClient)).statusCode).toBe(201)
    })
  })

  it('refuses an empty file, a program, a body without a file, of another type or with an unknown field, and any when the disk is full', async () => {
    for (const bytes of [Buffer.from('4d5a9000', 'hex'), Buffer.alloc(0)])
      expect((await upload(people.client, 'client', {}, { name: 'a.pdf', bytes })).statusCode).toBe(415)
    const post = (options: object) =>
      callAs(api, people.client, { method: 'POST', url: '/api/client/documents', ...options })
    expect((await post(fileForm({}))).json().errors[0].field).toBe('file')
    expect((await post({ payload: { file: 'x' } })).statusCode).toBe(415)
    expect((await post(fileForm({ userId: '1' }, contract))).statusCode).toBe(400)
    const files = await FileStore.open(api.files.folder, { spaceFloor: Number.MAX_SAFE_INTEGER })
    const full = await api.another({ files })
    expect((await upload(people.client, 'client', {}, contract, full)).statusCode).toBe(507)
    expect(await api.db.$count(documents)).toBe(0)
    await full.close()
  })

  it('refuses a body that cannot be parsed or ends early, without logging its content', async () => {
    const lines: string[] = []
    const logged = await api.another({ logLevel: 'warn', logStream: { write: (line) => lines.push(line) } })
    const whole = fileForm({}, contract)
    const cut = whole.payload.subarray(0, whole.payload.length - 40)
    const head = whole.payload.subarray(0, 60)
    for (const [payload, type] of [
      [whole.payload, 'multipart/form-data'],
      [whole.payload, 'multipart/form-data; boundary='],
      [cut, whole.headers['content-type']],
      [head, whole.headers['content-type']],
      [Buffer.alloc(0), whole.headers['content-type']],
    ] as const)
      for (const [person, url] of [
        [people.client, '/api/client/documents'],
        [people.staff, '/api/admin/images'],
      ] as const) {
        const headers = { 'content-type': type }
        const { statusCode } = await callAs(logged, person, { method: 'POST', url, payload, headers })
        expect([url, type, payload.length, statusCode]).toEqual([url, type, payload.length, 400])
      }
    expect(lines).toEqual([])
    expect(await api.db.$count(documents)).toBe(0)
  })
})
