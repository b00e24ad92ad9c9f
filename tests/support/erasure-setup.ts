import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect } from 'vitest'
import { attempts } from '#features/auth/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { erasureRequests } from '#features/personal-data/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import type { OpenTestDatabase } from './databases.ts'
import { openApp } from './suite.ts'
import { type Person, signUp, testPassword } from './test-app.ts'

const emptied = [users, attempts, contactMessages, newsletterSubscribers, consents, outbox, consultations]

export const erasureInput = { confirmation: 'DELETE', password: testPassword }

/** A firm with an admin and a client, and the calls about the erasure of their data. */
export const openErasure = (openTestDatabase: OpenTestDatabase) => {
  const app = openApp(openTestDatabase, [...emptied, messages, erasureRequests])
  const [admin, sara] = [{} as Person, {} as Person]
  beforeAll(async () => {
    await app.db.insert(settings).values({ key: 'contact_email', value: 'office@example.com' })
  })
  beforeEach(async () => {
    Object.assign(admin, await signUp(app, 'admin', 'the.admin'))
    Object.assign(sara, await signUp(app, 'client', 'sara'))
  })
  const ask = (payload: object = erasureInput, person = sara) =>
    app.post('/api/user/erasure', payload, person)
  const decide = (id: number, action: 'refuse' | 'carry-out', payload: object, person = admin) =>
    app.post(`/api/admin/erasure-requests/${id}/${action}`, payload, person)
  const openIdOf = async (person: Person) => {
    expect((await ask(erasureInput, person)).statusCode).toBe(201)
    const [row] = await app.db
      .select()
      .from(erasureRequests)
      .where(eq(erasureRequests.userId, person.id))
      .orderBy(sql`id desc`)
    return row?.id ?? 0
  }
  return {
    ...{ app, admin, sara, ask, decide, openIdOf },
    list: (query = '') => app.get(`/api/admin/erasure-requests${query}`, admin),
    carryOut: async (person: Person) =>
      decide(await openIdOf(person), 'carry-out', { confirmation: 'DELETE' }),
    mailsTo: (email: string) =>
      app.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id),
  }
}
