import { beforeAll, expect, it } from 'vitest'
import { appointments } from '#features/appointments/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { conversations } from '#features/conversations/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { questionAnswers, questionVersions } from '#features/questions/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { documentInput } from '#tests/support/inputs.ts'
import { insertId } from '#tests/support/rows.ts'
import { openPeople } from '#tests/support/suite.ts'
import { callAs, type Person } from '#tests/support/test-app.ts'
import { figuresFor } from './routes.ts'

const now = new Date('2026-03-15T12:00:00Z')
const day = (at: number) => new Date(Date.UTC(2026, 1, at, 9)).toISOString()

type Prepared = {
  answer?: number
  appointment?: number
  state?: 'confirmed' | 'canceled'
  conversation?: number
  values?: Partial<typeof consultations.$inferInsert>
}

describeOnBothEngines('the figures before the first talk', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase)
  const request = async ({ answer, appointment, state = 'confirmed', conversation, values }: Prepared) => {
    const consultationId = await insertId(app.db, consultations, {
      ...{ ...consultation, service: 'contract', userId: people.client.id, createdAt: day(1), ...values },
    })
    const [version = { id: 0 }] = await app.db.select({ id: questionVersions.id }).from(questionVersions)
    if (answer)
      await app.db
        .insert(questionAnswers)
        .values({ consultationId, versionId: version.id, answers: {}, createdAt: day(answer) })
    if (appointment) {
      const times = { startsAt: day(appointment), heldUntil: day(appointment + 1), settledAt: day(1) }
      await app.db
        .insert(appointments)
        .values({ consultationId, kind: 'office', minutes: 30, state, lawyerId: null, ...times })
    }
    if (conversation)
      await app.db
        .insert(conversations)
        .values({ consultationId, channel: 'phone', direction: 'in', at: day(conversation), text: 'A call' })
    return consultationId
  }
  const ask = async (
    consultationId: number,
    from: number,
    until: number | null,
    values: Partial<typeof documentRequests.$inferInsert> = {},
  ) => {
    const userId = people.client.id
    const documentId =
      until === null
        ? null
        : await insertId(app.db, documents, {
            ...{ ...documentInput(), userId, uploadedById: userId, consultationId, createdAt: day(until) },
          })
    const state = until === null ? 'open' : 'received'
    const request = {
      userId,
      consultationId,
      documentId,
      title: 'Deed',
      state,
      createdAt: day(from),
    } as const
    await app.db.insert(documentRequests).values({ ...request, dueDate: '2026-03-15', ...values })
  }
  const figuresOf = async (person: Person, role: 'admin' | 'staff', month = '2026-02') =>
    (await figuresFor(app.db, { id: person.id, role }, { from: month, to: month }, now)).preparation

  beforeAll(async () => {
    // Answers came before the appointment, and before a call that preceded a later appointment.
    const first = await request({ answer: 3, appointment: 4 })
    const second = await request({ answer: 3, conversation: 4, appointment: 9 })
    // Answers came after the call, although before the appointment.
    await request({ answer: 5, conversation: 4, appointment: 9 })
    const third = await request({ conversation: 4 })
    // Requests without a talk: none at all, a canceled appointment and a later one.
    await request({ answer: 3 })
    await request({ answer: 3, appointment: 4, state: 'canceled' })
    await request({ answer: 3, appointment: 400_000 })
    const restricted = await request({ answer: 3, appointment: 4, values: { isRestricted: true } })
    await request({ answer: 3, appointment: 4, values: { createdAt: '2026-01-31T20:00:00Z' } })
    await ask(first, 2, 4)
    await ask(first, 3, 8, { acceptedAt: day(9) })
    await ask(first, 3, null, { state: 'withdrawn' })
    await ask(second, 2, 4)
    // The document was there before, for another request.
    await ask(restricted, 5, 1)
    await ask(third, 2, 4)
    await ask(third, 2, null)
    await ask(third, 2, null, { dueDate: '2026-03-14' })
    await ask(third, 2, null, { dueDate: '2026-03-14', refusal: 'It is blurred.' })
  })

  it('count answers before the first talk of requests with a talk, days until no document is missing, and documents by state', async () => {
    const states = (counts: object) => Object.entries(counts).map(([state, count]) => ({ state, count }))
    expect(await figuresOf(people.admin, 'admin')).toEqual({
      ...{ talked: 5, answered: 3, complete: 3, days: 2 },
      papers: states({ open: 1, late: 1, refused: 1, received: 4, accepted: 1 }),
    })
    expect(await figuresOf(people.staff, 'staff')).toEqual({
      ...{ talked: 4, answered: 2, complete: 2, days: 4 },
      papers: states({ open: 1, late: 1, refused: 1, received: 3, accepted: 1 }),
    })
    expect(await figuresOf(people.admin, 'admin', '2025-12')).toEqual({
      ...{ talked: 0, answered: 0, complete: 0, days: null },
      papers: states({ open: 0, late: 0, refused: 0, received: 0, accepted: 0 }),
    })
  })

  it('are exported in the language of the page', async () => {
    const file = async (language: string) => {
      const url = '/api/admin/figures.csv?from=2026-02&to=2026-02&table=preparation'
      return (await callAs(app, people.admin, { url, headers: { 'accept-language': language } })).body
    }
    expect((await file('en')).split('\r\n').slice(0, 5)).toEqual([
      '\ufeffAnswers and documents,Total',
      'Requests with a talk,5',
      'Answers before the first talk,3',
      'Share with answers before it (%),60',
      'Documents: half complete within (days),2',
    ])
    expect(await file('ar')).toContain('طلبات عُقد فيها لقاء;5')
  })
})
