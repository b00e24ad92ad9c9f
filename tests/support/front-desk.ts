import { eq } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import { consents } from '#features/consents/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { openConsultationCalls } from './consultation-calls.ts'
import type { TestDatabase } from './databases.ts'
import { type Person, sendAs } from './test-app.ts'

/** A call that the office records. */
export const call = {
  origin: 'phone',
  firstName: 'نورة',
  lastName: 'العنزي',
  phone: '0554433221',
  service: 'employment',
}

/** An app in which the office records calls. Mails and consents are deleted before each test as well. */
export const openFrontDesk = (openTestDatabase: () => Promise<TestDatabase>) => {
  const calls = openConsultationCalls(openTestDatabase)
  beforeEach(async () => {
    await calls.app.db.delete(outbox)
    await calls.app.db.delete(consents)
  })
  const record = (payload: object, person: Person = calls.people.staff, key?: string) =>
    sendAs(calls.app, person, 'POST', '/api/admin/consultations', payload, {
      'accept-language': 'en',
      ...(key && { 'idempotency-key': key }),
    })
  const idOf = async (payload: object, person?: Person): Promise<number> => {
    const response = await record(payload, person)
    expect(response.statusCode, response.body).toBe(201)
    return response.json().consultation.id
  }
  const fieldsOf = async (payload: object) => {
    const response = await record(payload)
    return [response.statusCode, (response.json().errors ?? []).map(({ field }: { field: string }) => field)]
  }
  const count = () => calls.app.db.$count(consultations)
  const mailsTo = async (recipient: string) =>
    (await calls.app.db.select().from(outbox).where(eq(outbox.recipient, recipient))).map(
      ({ subject }) => subject,
    )

  return { calls, record, idOf, fieldsOf, count, mailsTo }
}
