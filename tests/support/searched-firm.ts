import type { FastifyInstance } from 'fastify'
import { beforeAll } from 'vitest'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import type { FindAnswer } from '#features/find/schema.ts'
import { createMessage } from '#features/messages/server/repository.ts'
import { users } from '#features/users/server/table.ts'
import type { OpenTestDatabase, TestDatabase } from './databases.ts'
import { documentInput } from './inputs.ts'
import { insertId } from './rows.ts'
import { later } from './suite.ts'
import { buildTestApp, callAs, type People, type Person, signUp, signUpOneOfEach } from './test-app.ts'

/** Without digits, which a search would treat as part of a number. */
const wordOfLetters = () => {
  words += 1
  return `nobody${'o'.repeat(words)}`
}
let words = 0

/** A firm for a suite about search, and helpers that add records. */
export const openSearchedFirm = (openTestDatabase: OpenTestDatabase) => {
  let opened: TestDatabase
  let built: FastifyInstance
  const [people, colleague] = [{} as People, {} as Person]
  beforeAll(async () => {
    opened = await openTestDatabase()
    built = await buildTestApp(opened)
    Object.assign(people, await signUpOneOfEach(built))
    Object.assign(colleague, await signUp(built, 'staff', 'the.colleague'))
    return () => built.close()
  })
  const [app, database] = [later(() => built), later(() => opened)]
  const answerTo = (q: string, person: Person | undefined = people.admin) =>
    callAs(app, person, { url: `/api/admin/find?${new URLSearchParams({ q })}` })
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
  return { app, database, people, colleague, answerTo, find, addUser, addRequest, addDocument, write }
}
