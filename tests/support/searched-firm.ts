import type { FastifyInstance } from 'fastify'
import { beforeAll } from 'vitest'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import type { FindAnswer } from '#features/find/schema.ts'
import { createMessage } from '#features/messages/server/repository.ts'
import { users } from '#features/users/server/table.ts'
import type { OpenTestDatabase, TestDatabase } from './databases.ts'
import { buildTestApp, callAs, type People, type Person, signUp, signUpOneOfEach } from './test-app.ts'

/** Without digits, which a search would treat as part of a number. */
const wordOfLetters = () => {
  words += 1
  return `nobody${'o'.repeat(words)}`
}
let words = 0

/** A firm for a suite about search, and helpers that add records. */
export const openSearchedFirm = (openTestDatabase: OpenTestDatabase) => {
  const firm = {} as { app: FastifyInstance; database: TestDatabase; people: People; colleague: Person }
  beforeAll(async () => {
    firm.database = await openTestDatabase()
    firm.app = await buildTestApp(firm.database)
    firm.people = await signUpOneOfEach(firm.app)
    firm.colleague = await signUp(firm.app, 'staff', 'the.colleague')
    return () => firm.app.close()
  })
  const answerTo = (q: string, person: Person | undefined = firm.people.admin) =>
    callAs(firm.app, person, { url: `/api/admin/find?${new URLSearchParams({ q })}` })
  const find = async (q: string, person?: Person): Promise<FindAnswer> => (await answerTo(q, person)).json()
  const idOf = ([row]: { id: number }[]): number => row?.id ?? 0
  const addUser = async (values: Partial<typeof users.$inferInsert>) =>
    idOf(
      await firm.app.db
        .insert(users)
        .values({
          username: wordOfLetters(),
          email: `${wordOfLetters()}@example.net`,
          password: 'x',
          firstName: 'Nobody',
          lastName: 'Known',
          ...values,
        })
        .returning(),
    )
  const addRequest = async (values: Partial<typeof consultations.$inferInsert>) =>
    idOf(
      await firm.app.db
        .insert(consultations)
        .values({ ...consultation, service: 'contract', ...values })
        .returning(),
    )
  const addDocument = async (name: string, consultationId: number | null = null) =>
    idOf(
      await firm.app.db
        .insert(documents)
        .values({
          userId: firm.people.client.id,
          uploadedById: firm.people.client.id,
          name,
          type: 'application/pdf',
          size: 1,
          sha256: 'x',
          storageKey: crypto.randomUUID(),
          consultationId,
        })
        .returning(),
    )
  const write = (values: Partial<Parameters<typeof createMessage>[1]>) =>
    createMessage(firm.app.db, {
      fromUserId: firm.people.client.id,
      toUserId: firm.people.staff.id,
      isToFirm: false,
      subject: 'Hello',
      content: 'A letter.',
      attachments: [],
      parentMessageId: null,
      consultationId: null,
      ...values,
    })
  return Object.assign(firm, { answerTo, find, idOf, addUser, addRequest, addDocument, write })
}
