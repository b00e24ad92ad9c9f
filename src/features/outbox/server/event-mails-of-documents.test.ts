import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeRoutes } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import {
  buildTestApp,
  callAs,
  type People,
  type Person,
  signUp,
  signUpOneOfEach,
} from '#tests/support/test-app.ts'
import { outbox } from './table.ts'

const firmAddress = 'office@mizan.example'
/** Stands in every text that somebody types, and so in no mail. */
const secret = 'SECRETMATTER'
const request = {
  firstName: `${secret} first`,
  lastName: `${secret} last`,
  email: 'guest@example.com',
  phone: '0550123344',
  service: 'employment',
  subject: `${secret} subject`,
  message: `${secret} message`,
}
/** As a value stands in an Arabic sentence. */
const isolated = (value: unknown) => `\u2068${value}\u2069`
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

describeRoutes('mail about messages and documents', (openTestDatabase) => {
  let app: FastifyInstance
  let people: People
  let lawyer: Person
  beforeAll(async () => {
    app = await buildTestApp(await openTestDatabase())
    people = await signUpOneOfEach(app)
    lawyer = await signUp(app, 'staff', 'the.lawyer')
    await app.db.insert(settings).values({ key: 'contact_email', value: firmAddress })
    await app.db.insert(settings).values({ key: 'site_title', value: 'Mizan' })
    await app.db.insert(settings).values({ key: 'site_title_ar', value: 'ميزان' })
    await app.db.update(users).set({ preferredLanguage: 'ar' }).where(eq(users.id, people.client.id))
  })
  beforeEach(async () => {
    for (const table of [outbox, messages, documentRequests, documents, consultations, contactMessages])
      await app.db.delete(table)
    await app.db.update(users).set({ isActive: true })
  })

  const call = async (person: Person | undefined, method: 'POST' | 'PUT', url: string, payload: object) => {
    const response = await callAs(app, person, { method, url: `/api/${url}`, payload })
    expect([response.statusCode, response.body]).toEqual([method === 'PUT' ? 200 : 201, response.body])
    return response.json()
  }
  /** What was queued since the last look, oldest first. */
  const news = async () => {
    const rows = await app.db.select().from(outbox).orderBy(outbox.id)
    await app.db.delete(outbox)
    return rows
  }
  const told = async () => (await news()).map(({ recipient, subject }) => [recipient, subject])
  const ask = (person?: Person, language?: string) =>
    call(person, 'POST', 'consultations', { ...request, ...(language && { language }) })
  const requestOf = async (client: Person, assignedTo?: Person): Promise<number> => {
    const { id } = await ask(client)
    if (assignedTo)
      await call(people.staff, 'PUT', `admin/consultations/${id}`, { assignedToId: assignedTo.id })
    await news()
    return id
  }
  const write = (from: Person, rest: object) =>
    call(from, 'POST', 'messages', { subject: `${secret} s`, content: `${secret} c`, ...rest })
  const upload = async (person: Person, area: string, fields: Record<string, string>) => {
    const form = fileForm(fields, { name: `${secret}.pdf`, bytes: pdf })
    const response = await callAs(app, person, { method: 'POST', url: `/api/${area}/documents`, ...form })
    expect([response.statusCode, response.body]).toEqual([201, response.body])
    return response.json()
  }
  const addressOf = (person: Person) => `${person.username}@example.com`

  describe('a message', () => {
    it('of the office is told to the client, and of a client to who handles the request, else to the firm', async () => {
      const handled = await requestOf(people.client, lawyer)
      const letter = await write(lawyer, { toUserId: people.client.id })
      const [toClient] = await news()
      expect(toClient).toMatchObject({
        recipient: addressOf(people.client),
        subject: `رسالة جديدة لك من ${isolated('ميزان')}`,
      })
      expect(toClient?.text).toContain(`http://localhost:3000/client/messages/${letter.id}`)
      const aboutIt = await write(people.client, { consultationId: handled })
      const [toLawyer, ...others] = await news()
      expect([toLawyer?.recipient, others]).toEqual([addressOf(lawyer), []])
      expect(toLawyer?.text).toContain(`http://localhost:3000/dashboard/messages?open=${aboutIt.id}`)
      await write(people.otherClient, {})
      expect(await told()).toEqual([[firmAddress, 'رسالة جديدة في لوحة التحكم']])
    })

    it('and those that follow it are one mail, until it has left or its reader has come', async () => {
      const { client, staff } = people
      const first = await write(staff, { toUserId: client.id })
      const again = () => write(staff, { toUserId: client.id, parentMessageId: first.id })
      await again()
      await again()
      expect(await app.db.$count(outbox)).toBe(1)
      const mailed = (sentAt: Date) =>
        app.db.update(outbox).set({ state: 'sent', sentAt: sentAt.toISOString() })
      await mailed(new Date())
      await again()
      expect(await app.db.$count(outbox)).toBe(1)
      await mailed(new Date(Date.now() - 6 * 60_000))
      await again()
      expect(await app.db.$count(outbox)).toBe(2)
      await mailed(new Date())
      await app.db.update(messages).set({ status: 'read' })
      await again()
      expect(await app.db.$count(outbox)).toBe(3)
      await write(staff, { toUserId: client.id })
      expect(await app.db.$count(outbox)).toBe(4)
    })

    it('to the firm is one mail with those that follow it, too', async () => {
      const first = await write(people.client, {})
      await write(people.client, { parentMessageId: first.id })
      expect(await told()).toHaveLength(1)
    })
  })

  describe('a document', () => {
    it('that is shared is told to its client, several at once as one, until one of them was opened', async () => {
      const { client, staff } = people
      const share = () => upload(staff, 'admin', { userId: String(client.id) })
      const first = await share()
      await share()
      const mails = await app.db.select().from(outbox)
      expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
        [addressOf(client), `مستند جديد لك من ${isolated('ميزان')}`],
      ])
      expect(mails[0]?.text).toContain('http://localhost:3000/client/documents')
      await app.db.update(outbox).set({ state: 'sent', sentAt: new Date().toISOString() })
      await share()
      expect(await app.db.$count(outbox)).toBe(1)
      expect(first.id).toBeGreaterThan(0)
      await app.db.update(documents).set({ openedAt: new Date().toISOString() })
      await share()
      expect(await app.db.$count(outbox)).toBe(2)
    })

    it('that a client sends is told to who handles the request, else to the firm', async () => {
      await upload(people.otherClient, 'client', {})
      const id = await requestOf(people.client, lawyer)
      await app.db.delete(outbox)
      await upload(people.client, 'client', { consultationId: String(id) })
      await upload(people.client, 'client', {})
      expect(await told()).toEqual([[addressOf(lawyer), 'A client sent a document']])
      await call(people.staff, 'PUT', `admin/consultations/${id}`, { status: 'completed' })
      await news()
      await upload(people.client, 'client', {})
      expect(await told()).toEqual([[firmAddress, 'مستند جديد من أحد العملاء']])
    })

    it('that is asked for is told with its date', async () => {
      const asked = { userId: people.client.id, title: `${secret} title`, dueDate: '2030-03-12' }
      await call(people.staff, 'POST', 'admin/document-requests', asked)
      const [mail] = await news()
      expect(mail).toMatchObject({
        recipient: addressOf(people.client),
        subject: `مطلوب منك مستند قبل نهاية ${isolated('الثلاثاء، 12 مارس')}`,
      })
    })
  })
})
