import { beforeAll, beforeEach, expect } from 'vitest'
import { consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import type { OpenTestDatabase } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { updateRow } from '#tests/support/rows.ts'
import { openPeople } from '#tests/support/suite.ts'
import { callAs, type Person, signUp } from '#tests/support/test-app.ts'

export const firmAddress = 'office@mizan.example'
/** Part of every typed text, which must not appear in any email. */
export const secret = 'SECRETMATTER'
export const request = {
  firstName: `${secret} first`,
  lastName: `${secret} last`,
  email: 'guest@example.com',
  phone: '0550123344',
  service: 'employment',
  subject: `${secret} subject`,
  message: `${secret} message`,
}
/** A value as it appears in an Arabic sentence. */
export const isolated = (value: unknown) => `\u2068${value}\u2069`
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

const emptied = [outbox, messages, documentRequests, documents, consultations, contactMessages]

/** A firm with a client and a lawyer, with helpers that cause events and read the queued emails. */
export const setUpEvents = (openTestDatabase: OpenTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase, emptied)
  const lawyer = {} as Person
  beforeAll(async () => {
    Object.assign(lawyer, await signUp(app, 'staff', 'the.lawyer'))
    await app.db.insert(settings).values([
      { key: 'contact_email', value: firmAddress },
      { key: 'site_title', value: 'Mizan' },
      { key: 'site_title_ar', value: 'ميزان' },
    ])
    await updateRow(app.db, users, people.client.id, { preferredLanguage: 'ar' })
  })
  beforeEach(async () => {
    await app.db.update(users).set({ isActive: true })
  })

  const call = async (person: Person | undefined, method: 'POST' | 'PUT', url: string, payload: object) => {
    const response = await callAs(app, person, { method, url: `/api/${url}`, payload })
    expect([response.statusCode, response.body]).toEqual([method === 'PUT' ? 200 : 201, response.body])
    return response.json()
  }
  /** The emails queued since the last call, oldest first. */
  const news = async () => {
    const rows = await app.db.select().from(outbox).orderBy(outbox.id)
    await app.db.delete(outbox)
    return rows
  }
  const mailed = async () => (await news()).map(({ recipient, subject }) => [recipient, subject])
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
  const deactivate = (person: Person) => updateRow(app.db, users, person.id, { isActive: false })
  const addressOf = (person: Person) => `${person.username}@example.com`

  return { app, people, lawyer, call, news, mailed, ask, requestOf, write, upload, deactivate, addressOf }
}
