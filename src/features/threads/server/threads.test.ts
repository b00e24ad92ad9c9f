import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import { insertNote } from '#features/consultations/server/note-repository.ts'
import { documentRequests } from '#features/documents/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openMatters, secretOf } from '#tests/support/matters.ts'
import { callAs, type Person } from '#tests/support/test-app.ts'

describeOnBothEngines('the thread of a request', (openTestDatabase) => {
  const firm = openMatters(openTestDatabase)
  const read = async (person: Person, query = '', id = firm.records.handled.consultation) => {
    const response = await callAs(firm.app, person, { url: `/api/admin/consultations/${id}/thread${query}` })
    return { status: response.statusCode, ...response.json() }
  }
  const kindsOf = ({ entries }: { entries: { kind: string }[] }) => entries.map(({ kind }) => kind)
  beforeEach(async () => {
    const id = firm.records.handled.consultation
    await insertNote(firm.app.db, { consultationId: id, authorId: firm.who.handler.id, text: 'Call back.' })
    await addHistory(firm.app.db, id, firm.who.handler.id, 'status', 'pending', 'approved')
    await addHistory(firm.app.db, id, firm.who.handler.id, 'notes', null, null)
    const request = { userId: firm.client.id, title: 'The contract', dueDate: '2030-01-01' }
    await firm.app.db.insert(documentRequests).values({ ...request, consultationId: id })
  })

  it('has messages, documents, notes, conversations and changes, oldest first, and shows earlier ones on request', async () => {
    const found = await read(firm.who.handler)
    expect(found.hasMore).toBe(false)
    expect(new Set(kindsOf(found))).toEqual(
      new Set(['message', 'document', 'documentRequest', 'note', 'conversation', 'change', 'answers']),
    )
    const times = found.entries.map(({ at }: { at: string }) => at)
    expect(times).toEqual(times.toSorted())
    expect(JSON.stringify(found)).toContain(secretOf('handled'))
    const changes = found.entries.filter(({ kind }: { kind: string }) => kind === 'change')
    const shown = changes.map(({ change }: { change: { field: string } }) => change.field)
    expect(shown).toEqual(['status', 'status'])
    const whole = (await read(firm.who.handler)).entries
    const newest = await read(firm.who.handler, '?count=2')
    expect(newest).toMatchObject({ hasMore: true, entries: whole.slice(-2) })
    expect(await read(firm.who.handler, `?count=${whole.length}`)).toMatchObject({ hasMore: false })
  })

  it('has the oldest entries on request, and the number and the times of those between', async () => {
    const { entries: whole } = await read(firm.who.handler)
    const found = await read(firm.who.handler, '?count=2&first=1')
    const between = whole.slice(1, -2)
    expect(found.earliest).toEqual(whole.slice(0, 1))
    expect(found.between).toEqual({
      count: between.length,
      from: between[0].at,
      until: between.at(-1).at,
    })
    const overlapping = await read(firm.who.handler, `?count=${whole.length - 1}&first=5`)
    expect(overlapping).toMatchObject({ earliest: whole.slice(0, 1), between: null })
    expect(await read(firm.who.handler)).toMatchObject({ earliest: [], between: null })
  })

  it('shows nothing to a colleague who may not open the request', async () => {
    expect(await read(firm.who.colleague)).toMatchObject({ status: 200, entries: [], hasMore: false })
    const restricted = await read(firm.who.colleague, '', firm.records.restricted.consultation)
    expect(restricted.status).toBe(404)
  })

  it('marks a message as read for its recipient, and records an admin who reads it', async () => {
    const { consultation: consultationId } = firm.records.handled
    const letter = await firm.sendMessage({ toUserId: firm.who.handler.id, consultationId })
    const statusOf = async () => {
      const [row] = await firm.app.db.select().from(messages).where(eq(messages.id, letter))
      return row?.status
    }
    const looks = () => firm.app.db.$count(auditLog, eq(auditLog.action, 'look'))
    for (let time = 0; time < 2; time++) await read(firm.who.admin)
    expect([await statusOf(), await looks()]).toEqual(['unread', 1])
    await read(firm.who.handler)
    expect([await statusOf(), await looks()]).toEqual(['read', 1])
  })
})
