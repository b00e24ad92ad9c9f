import { eq } from 'drizzle-orm'
import { conversations } from '#features/conversations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { consultationInput, openConsultationCalls } from './consultation-calls.ts'
import type { TestDatabase } from './databases.ts'
import { fileForm } from './file-form.ts'
import { callAs, type Person, sendAs } from './test-app.ts'

type How = { person?: Person; headers?: Record<string, string> }

/** Like `openConsultationCalls`, with the calls about recorded conversations. */
export const openConversationCalls = (openTestDatabase: () => Promise<TestDatabase>) => {
  const calls = openConsultationCalls(openTestDatabase)
  const urlOf = (id: number, rest = '') => `/api/admin/consultations/${id}/conversations${rest}`
  const send =
    (rest: string) =>
    (
      id: number,
      bytes: string | Buffer,
      options: object = {},
      { person = calls.people.staff, headers }: How = {},
    ) => {
      const form = fileForm(
        { options: JSON.stringify(options) },
        { name: 'chat.txt', bytes: Buffer.from(bytes), type: 'text/plain' },
      )
      return sendAs(calls.app, person, 'POST', urlOf(id, rest), form.payload, { ...form.headers, ...headers })
    }
  return {
    calls,
    list: (id: number, query = '', person: Person = calls.people.staff) =>
      callAs(calls.app, person, { url: urlOf(id) + query }),
    record: (id: number, payload: object, { person = calls.people.staff, headers = {} }: How = {}) =>
      callAs(calls.app, person, { method: 'POST', url: urlOf(id), payload, headers }),
    remove: (id: number, person: Person = calls.people.staff) =>
      callAs(calls.app, person, { method: 'DELETE', url: `/api/admin/conversations/${id}` }),
    preview: send('/import/preview'),
    run: send('/import'),
    /** A request of the client with an account. */
    idOfClients: async (person: Person = calls.people.client): Promise<number> =>
      (await calls.post(consultationInput, person)).json().id,
    rowsOf: (id: number) =>
      calls.app.db
        .select()
        .from(conversations)
        .where(eq(conversations.consultationId, id))
        .orderBy(conversations.id),
    documentsOf: (id: number) =>
      calls.app.db.select().from(documents).where(eq(documents.consultationId, id)).orderBy(documents.id),
  }
}
