import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { twoFactors } from '#features/auth/two-factor/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { contactMessage } from '#features/contact-messages/server/calls.matrix.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { newUser } from '#features/users/server/calls.matrix.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { openPeople } from '#tests/support/suite.ts'
import { callAs, type Person } from '#tests/support/test-app.ts'
import { answeredCalls } from './table.ts'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
const key = 'a-key-of-sixteen-signs-or-more'

describeOnBothEngines('a repeated call', (openTestDatabase) => {
  const { app: api, people } = openPeople(openTestDatabase)
  beforeAll(async () => {
    await api.db.insert(settings).values({ key: 'contact_email', value: 'office@mizan.example' })
  })
  beforeEach(async () => {
    for (const table of [answeredCalls, contactMessages, messages, documents, consultations, outbox])
      await api.db.delete(table)
  })

  const send = (person: Person | undefined, url: string, payload: object, idempotencyKey = key) =>
    callAs(api, person, { method: 'POST', url, payload, headers: { 'idempotency-key': idempotencyKey } })
  const upload = (person: Person | undefined, url: string, fields: Record<string, string>, bytes = pdf) => {
    const form = fileForm(fields, { name: 'deed.pdf', bytes })
    const headers = { ...form.headers, 'idempotency-key': key }
    return callAs(api, person, { method: 'POST', url, payload: form.payload, headers })
  }

  const forms = [
    ['a request', undefined, '/api/consultations', consultation, consultations, 2],
    ['a contact message', undefined, '/api/contact', contactMessage, contactMessages, 1],
    ['a message', 'client', '/api/messages', { subject: 's', content: 'c' }, messages, 1],
  ] as const

  describe.each(forms)('%s', (_name, role, url, body, table, mails) => {
    const person = () => role && people[role]

    it('is stored once, mailed once and gets the same answer, even for eight simultaneous calls', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => send(person(), url, body)))
      answers.push(await send(person(), url, body))
      expect(answers[0]?.statusCode).toBe(201)
      expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1)
      expect([await api.db.$count(table), await api.db.$count(outbox)]).toEqual([1, mails])
    })

    it('is refused with another body under the same key, but leaves its key free if it was refused', async () => {
      expect((await send(person(), url, { ...body, subject: 'a\u0007b' })).statusCode).toBe(400)
      expect((await send(person(), url, body)).statusCode).toBe(201)
      const other = await send(person(), url, { ...body, subject: 'Other' })
      const detail = 'This was sent before with different content. Please send it again.'
      expect([other.statusCode, other.json().detail]).toEqual([409, detail])
      expect(await api.db.$count(table)).toBe(1)
    })

    it('is stored again under another key, from another user, without a key, and after a day, when old keys are deleted', async () => {
      await send(person(), url, body)
      await send(person(), url, body, 'another-key-of-many-signs')
      await send(people.otherClient, url, body)
      await api.post(url, body, person())
      expect(await api.db.$count(table)).toBe(4)
      await api.db.update(answeredCalls).set({ createdAt: sql`now() - interval '25 hours'` as never })
      await send(person(), url, body)
      expect([await api.db.$count(table), await api.db.$count(answeredCalls)]).toEqual([5, 1])
    })
  })

  it.each([
    ['client', '/api/client/documents', () => ({})],
    ['staff', '/api/admin/documents', () => ({ userId: String(people.client.id) })],
  ] as const)(
    'stores a document from %s once, and deletes the repeated upload',
    async (role, url, fields) => {
      const first = await upload(people[role], url, fields())
      const [remaining] = await api.db.select().from(documents)
      const second = await upload(people[role], url, fields())
      expect([first.statusCode, second.statusCode, second.body]).toEqual([201, 201, first.body])
      expect(await api.db.$count(documents)).toBe(1)
      expect(await api.files.sizeOf(remaining?.storageKey ?? '')).toBe(pdf.length)
      const other = Buffer.concat([pdf, Buffer.from('other')])
      expect((await upload(people[role], url, fields(), other)).statusCode).toBe(409)
    },
  )

  it('creates one account for a registration, and opens a session each time until the account has changed', async () => {
    const person = newUser('sara.once')
    const [first, second] = [
      await send(undefined, '/api/register', person),
      await send(undefined, '/api/register', person),
    ]
    expect([first.statusCode, second.statusCode, second.body]).toEqual([201, 201, first.body])
    expect(second.cookies.map(({ name }) => name)).toContain('sid')
    expect(await api.db.$count(users, sql`username = 'sara.once'`)).toBe(1)
    expect((await send(undefined, '/api/register', { ...person, password: 'guessed-6' })).statusCode).toBe(
      409,
    )
    await api.db
      .insert(twoFactors)
      .values({ userId: first.json().id, secret: 'sealed', confirmedAt: sql`now()` as never })
    const third = await send(undefined, '/api/register', person)
    expect([third.statusCode, third.cookies]).toEqual([409, []])
  })

  it('sends one mail for a newsletter subscription', async () => {
    const reader = { email: 'reader@example.com' }
    for (let times = 0; times < 2; times += 1)
      expect((await send(undefined, '/api/newsletter/subscribe', reader)).statusCode).toBe(201)
    expect(await api.db.$count(outbox)).toBe(1)
  })

  it.each([
    ['a guest', '/api/consultations', consultation, consultations, 'consultations'],
    ['a contact message', '/api/contact', contactMessage, contactMessages, 'contact-messages'],
  ] as const)('mails a reply to %s once', async (_to, url, body, table, path) => {
    await send(undefined, url, body)
    const [row] = await api.db.select({ id: table.id }).from(table)
    await api.db.delete(outbox)
    const reply = { message: 'Sunday at ten.' }
    const answers = [1, 2].map(() => send(people.staff, `/api/admin/${path}/${row?.id}/reply`, reply))
    const [first, second] = await Promise.all(answers)
    expect([first?.statusCode, second?.body]).toEqual([201, first?.body])
    expect(await api.db.$count(outbox)).toBe(1)
  })

  it('stores nothing that reveals its content or its sender', async () => {
    await send(undefined, '/api/register', newUser('sara.read'))
    const [row] = await api.db.select().from(answeredCalls)
    expect(row).toMatchObject({
      keyHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      bodyHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(JSON.stringify(row)).not.toMatch(/sara|127\.0\.0\.1/)
  })

  it.each(['short', 'with a space in its middle', 'x'.repeat(201)])(
    'is refused with the key "%s"',
    async (wrong) => {
      const { statusCode, body } = await send(undefined, '/api/contact', contactMessage, wrong)
      expect([statusCode, body]).toEqual([400, expect.stringContaining('Idempotency-Key')])
    },
  )
})
