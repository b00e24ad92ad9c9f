import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach } from 'vitest'
import { consultationHistory, consultations } from '#features/consultations/server/table.ts'
import type { TestDatabase } from './databases.ts'
import { buildTestApp, callAs, type People, type Person, signUpOneOfEach } from './test-app.ts'

export const consultationInput = {
  firstName: 'سارة',
  lastName: 'الحربي',
  email: 'Sara@Example.com',
  phone: '٠٥٥ ٠١٢ ٣٣٤٤',
  service: 'corporate',
  message: 'نحن ثلاثة شركاء.',
}

/**
 * Builds an app for the surrounding suite, with one person of each kind. All consultations are deleted before
 * each test.
 */
export const openConsultationCalls = (openTestDatabase: () => Promise<TestDatabase>) => {
  const opened = {} as { app: FastifyInstance; people: People }
  beforeAll(async () => {
    opened.app = await buildTestApp(await openTestDatabase())
    opened.people = await signUpOneOfEach(opened.app)
  })
  beforeEach(async () => {
    await opened.app.db.delete(consultations)
  })

  const post = (payload: object, person?: Person, language = 'ar') =>
    callAs(opened.app, person, {
      method: 'POST',
      url: '/api/consultations',
      payload,
      headers: { 'accept-language': language },
    })
  const as = (
    person: Person | undefined,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
  ) => callAs(opened.app, person, { method, url, payload })
  return Object.assign(opened, {
    post,
    as,
    /** A change of a request by the staff person. */
    change: (id: number | undefined, changes: object) =>
      as(opened.people.staff, 'PUT', `/api/admin/consultations/${id}`, changes),
    idOfNew: async (person?: Person): Promise<number> => (await post(consultationInput, person)).json().id,
    asStaff: (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
      as(opened.people.staff, method, url, payload),
    /** Changes the row of a request, without a call. */
    set: (id: number, values: Partial<typeof consultations.$inferInsert>) =>
      opened.app.db.update(consultations).set(values).where(eq(consultations.id, id)),
    rowOf: async (id: number) => {
      const [row] = await opened.app.db.select().from(consultations).where(eq(consultations.id, id))
      return row
    },
    historyOf: (id: number) =>
      opened.app.db
        .select()
        .from(consultationHistory)
        .where(eq(consultationHistory.consultationId, id))
        .orderBy(consultationHistory.id),
  })
}
