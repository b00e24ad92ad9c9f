import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import type { FindAnswer } from '#features/find/schema.ts'
import { createMessage } from '#features/messages/server/repository.ts'
import { users } from '#features/users/server/table.ts'
import type { OpenTestDatabase } from './databases.ts'
import { documentInput } from './inputs.ts'
import { insertId } from './rows.ts'
import { openPeople } from './suite.ts'
import type { Person } from './test-app.ts'

/** Without digits, which a search would treat as part of a number. */
const wordOfLetters = () => {
  words += 1
  return `nobody${'o'.repeat(words)}`
}
let words = 0

/** A firm for a suite about search, and helpers that add records. */
export const openSearchedFirm = (openTestDatabase: OpenTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase)
  const colleague = app.person('staff', 'the.colleague')
  const answerTo = (q: string, person: Person | undefined = people.admin) =>
    app.get(`/api/admin/find?${new URLSearchParams({ q })}`, person)
  const find = async (q: string, person?: Person): Promise<FindAnswer> => (await answerTo(q, person)).json()
  const addUser = (values: Partial<typeof users.$inferInsert>) =>
    insertId(app.db, users, {
      ...{ username: wordOfLetters(), email: `${wordOfLetters()}@example.net`, password: 'x' },
      ...{ firstName: 'Nobody', lastName: 'Known', ...values },
    })
  const addRequest = (values: Partial<typeof consultations.$inferInsert>) =>
    insertId(app.db, consultations, { ...consultation, service: 'contract', ...values })
  const addDocument = (name: string, consultationId: number | null = null) => {
    const { id } = people.client
    const owner = { userId: id, uploadedById: id, consultationId }
    return insertId(app.db, documents, { ...documentInput(), ...owner, name })
  }
  const write = (values: Partial<Parameters<typeof createMessage>[1]>) =>
    createMessage(app.db, {
      fromUserId: people.client.id,
      toUserId: people.staff.id,
      isToFirm: false,
      subject: 'Hello',
      content: 'A letter.',
      attachments: [],
      parentMessageId: null,
      consultationId: null,
      ...values,
    })
  return { app, people, colleague, answerTo, find, addUser, addRequest, addDocument, write }
}
