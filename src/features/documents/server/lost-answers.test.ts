import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { images } from '#features/images/server/table.ts'
import { listStoredKeys } from '#files/stored-files.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { openPeople } from '#tests/support/suite.ts'
import { callAs, type Person } from '#tests/support/test-app.ts'
import { documents } from './table.ts'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

let lost: { statement: string; isDone: boolean } | undefined

/** Drops the connection during a statement, so that it is unknown whether the database executed it. */
const loseAnswerTo = (statement: string, isDone: boolean) => {
  lost = { statement, isDone }
}

/** Call before a pool connects, since the pool stores the method of its connections. */
const watchAnswers = () => {
  const query = Client.prototype.query as (...input: unknown[]) => Promise<unknown>
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...input: unknown[]) {
    const [requested] = input as [string | { text: string }]
    const text = typeof requested === 'string' ? requested : requested.text
    if (!lost || !text?.startsWith(lost.statement)) return query.apply(this, input)
    const done = lost.isDone ? query.apply(this, input) : Promise.resolve()
    return done.then(() => {
      throw new Error('Connection terminated unexpectedly')
    })
  } as never)
}

describeOnBothEngines('an upload whose response from the database is lost', (openTestDatabase) => {
  beforeAll(() => {
    watchAnswers()
  })
  const { app, people } = openPeople(() => openTestDatabase({ isOwn: true }), [documents, images])
  let picture: Buffer<ArrayBuffer>
  beforeAll(async () => {
    const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    picture = Buffer.from(await drawn.jpeg().toBuffer())
  })
  beforeEach(async () => {
    for (const key of await listStoredKeys(app.files.folder)) await app.files.remove(key)
  })
  afterEach(() => {
    lost = undefined
  })
  afterAll(() => {
    vi.restoreAllMocks()
  })

  const send = (person: Person, url: string, fields = {}, bytes = pdf) =>
    callAs(app, person, { method: 'POST', url, ...fileForm(fields, { name: 'deed.pdf', bytes }) })
  const ways = {
    'of a client': () => send(people.client, '/api/client/documents'),
    'of the office': () => send(people.staff, '/api/admin/documents', { userId: String(people.client.id) }),
    'of a picture': () => send(people.staff, '/api/admin/images', {}, picture),
  }
  const rowKeys = async () =>
    [...(await app.db.select().from(documents)), ...(await app.db.select().from(images))].map(
      ({ storageKey }) => storageKey,
    )

  it.each(Object.entries(ways))('keeps both row and file when the COMMIT was done: %s', async (_, upload) => {
    loseAnswerTo('commit', true)
    expect((await upload()).statusCode).toBe(503)
    lost = undefined
    const [key = '', ...more] = await rowKeys()
    expect(more).toEqual([])
    expect(await listStoredKeys(app.files.folder)).toEqual([key])
    const [stored] = await app.db.select().from(documents)
    if (!stored) return
    const whole = await callAs(app, people.client, { url: `/api/client/documents/${stored.id}/download` })
    expect([whole.statusCode, whole.rawPayload]).toEqual([200, pdf])
  })

  it.each(Object.entries(ways))(
    'leaves its file to the cleanup when nothing was done: %s',
    async (_, upload) => {
      loseAnswerTo('insert into "audit_log"', false)
      expect((await upload()).statusCode).toBe(503)
      lost = undefined
      expect(await rowKeys()).toEqual([])
      expect(await listStoredKeys(app.files.folder)).toHaveLength(1)
    },
  )

  it('leaves neither row nor file when the server itself refused it', async () => {
    const deed = { userId: people.client.id, title: 'The deed', dueDate: '2030-01-01' }
    const requested = await app.post('/api/admin/document-requests', deed, people.staff)
    const fields = { documentRequestId: String(requested.json().id) }
    expect((await send(people.client, '/api/client/documents', fields)).statusCode).toBe(201)
    expect((await send(people.client, '/api/client/documents', fields)).statusCode).toBe(409)
    expect(await listStoredKeys(app.files.folder)).toEqual(await rowKeys())
  })
})
