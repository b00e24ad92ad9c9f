import { eq } from 'drizzle-orm'
import { consultationHistory, consultations } from '#features/consultations/server/table.ts'
import type { TestDatabase } from './databases.ts'
import { openPeople, type TestAppOptions } from './suite.ts'
import type { Person } from './test-app.ts'
import { sendAs } from './test-app.ts'

export const consultationInput = {
  firstName: 'سارة',
  lastName: 'الحربي',
  email: 'Sara@Example.com',
  phone: '٠٥٥ ٠١٢ ٣٣٤٤',
  service: 'corporate',
  message: 'نحن ثلاثة شركاء.',
}

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

/**
 * Builds an app for the surrounding suite, with one person of each kind. All consultations are deleted before
 * each test.
 */
export const openConsultationCalls = (
  openTestDatabase: () => Promise<TestDatabase>,
  options: TestAppOptions = {},
) => {
  const { app, people } = openPeople(openTestDatabase, [consultations], options)
  const post = (payload: object, person?: Person, language = 'ar') =>
    sendAs(app, person, 'POST', '/api/consultations', payload, { 'accept-language': language })
  const as = (person: Person | undefined, method: Method, url: string, payload?: object) =>
    sendAs(app, person, method, url, payload)
  return {
    ...{ app, people },
    post,
    as,
    /** A change of a request by the staff person. */
    change: (id: number | undefined, changes: object) =>
      app.put(`/api/admin/consultations/${id}`, changes, people.staff),
    idOfNew: async (person?: Person): Promise<number> => (await post(consultationInput, person)).json().id,
    asStaff: (method: Method, url: string, payload?: object) => as(people.staff, method, url, payload),
    /** Changes the row of a request, without a call. */
    set: (id: number, values: Partial<typeof consultations.$inferInsert>) =>
      app.db.update(consultations).set(values).where(eq(consultations.id, id)),
    rowOf: async (id: number) => {
      const [row] = await app.db.select().from(consultations).where(eq(consultations.id, id))
      return row
    },
    historyOf: (id: number) =>
      app.db
        .select()
        .from(consultationHistory)
        .where(eq(consultationHistory.consultationId, id))
        .orderBy(consultationHistory.id),
  }
}
