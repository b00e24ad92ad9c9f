import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { appointments } from '#features/appointments/server/table.ts'
import { auditLog } from '#features/audit/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultationReaders, consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { documentInput } from '#tests/support/inputs.ts'
import { insertId } from '#tests/support/rows.ts'
import { openPeople } from '#tests/support/suite.ts'
import { callAs, type People, type Person, signUp, type TestApp } from '#tests/support/test-app.ts'
import type { PersonEvent, PersonNote } from '../schema.ts'
import { personNotes } from './table.ts'

describeOnBothEngines('the page of a client', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase)
  const colleague = app.person('staff', 'a.colleague')
  let ids: Awaited<ReturnType<typeof insertMatters>>
  beforeAll(async () => {
    ids = await insertMatters(app, people, colleague)
  })
  const read = async (who: Person, query = '', id = people.client.id) =>
    (await app.get(`/api/admin/people/${id}/events${query}`, who)).json() as {
      events: PersonEvent[]
      hasMore: boolean
    }
  const kindsOf = (events: readonly PersonEvent[]) => events.map(({ kind, id }) => `${kind} ${id}`)
  const write = async (who: Person, text: string, id = people.client.id) =>
    app.post(`/api/admin/people/${id}/notes`, { text }, who)

  it('shows who the client is, and returns 404 for office users and unknown ids', async () => {
    const url = (id: number) => `/api/admin/people/${id}`
    const found = await app.get(url(people.client.id), people.staff)
    expect(found.json()).toMatchObject({
      firstName: 'the.client',
      isVerified: true,
      isActive: true,
      phone: null,
    })
    expect(Object.keys(found.json())).not.toContain('password')
    for (const id of [people.staff.id, 999_999]) {
      expect((await app.get(url(id), people.admin)).statusCode).toBe(404)
      expect((await app.get(`${url(id)}/events`, people.admin)).statusCode).toBe(404)
      expect((await write(people.admin, 'Hello', id)).statusCode).toBe(404)
    }
  })

  it('has one timeline, newest first, without entries of another client', async () => {
    const { events, hasMore } = await read(people.admin)
    expect(kindsOf(events)).toEqual([
      `appointment ${ids.appointment}`,
      `note ${ids.note}`,
      `document ${ids.document}`,
      `message ${ids.closedMessage}`,
      `message ${ids.message}`,
      `request ${ids.restricted}`,
      `request ${ids.closed}`,
      `request ${ids.open}`,
    ])
    expect(hasMore).toBe(false)
    expect(events[0]).toMatchObject({
      consultationId: ids.open,
      state: 'confirmed',
      at: '2026-04-01T08:00:00.000Z',
    })
    expect(events[2]).toMatchObject({
      name: 'lease.pdf',
      isFromClient: true,
      uploadedByName: 'the.client Test',
    })
    expect(events[4]).toMatchObject({
      isFromClient: true,
      isToFirm: true,
      otherName: null,
      subject: 'A question',
    })
    expect(await read(people.admin, '', people.otherClient.id)).toEqual({ events: [], hasMore: false })
  })

  it('shows staff what they may list and open, without the texts of closed matters', async () => {
    const { events } = await read(people.staff)
    expect(kindsOf(events)).toEqual([
      `appointment ${ids.appointment}`,
      `note ${ids.note}`,
      `document ${ids.document}`,
      `message ${ids.message}`,
      `request ${ids.closed}`,
      `request ${ids.open}`,
    ])
    expect(events.at(-2)).toMatchObject({ subject: 'Our lease', assignedToName: 'a.colleague Test' })
    expect(events.at(-1)).toMatchObject({ subject: 'Our lease' })
    await app.db
      .insert(consultationReaders)
      .values({ consultationId: ids.restricted, userId: people.staff.id })
    expect(kindsOf((await read(people.staff)).events)).toContain(`request ${ids.restricted}`)
    await app.db.delete(consultationReaders)
  })

  it('filters by kind, and shows thirty entries per page', async () => {
    expect(kindsOf((await read(people.admin, '?kind=document')).events)).toEqual([`document ${ids.document}`])
    const many = Array.from({ length: 31 }, (_, at) => ({
      ...{ userId: people.otherClient.id, text: `Note ${at}` },
      createdAt: `2026-01-01T00:00:${String(at).padStart(2, '0')}Z`,
    }))
    await app.db.insert(personNotes).values(many)
    const first = await read(people.staff, '', people.otherClient.id)
    expect([first.events.length, first.hasMore]).toEqual([30, true])
    expect(first.events[0]).toMatchObject({ text: 'Note 30' })
    const more = await read(people.staff, '?count=60', people.otherClient.id)
    expect([more.events.length, more.hasMore]).toEqual([31, false])
    expect(more.events[30]).toMatchObject({ text: 'Note 0' })
    const bad = { url: `/api/admin/people/${people.client.id}/events?kind=mail` }
    expect((await callAs(app, people.admin, bad)).statusCode).toBe(400)
  })

  it('lets the author change and remove a note, lets admins remove it, and records this in the audit log', async () => {
    const written = (await write(people.staff, '  Prefers the evening.\r\nAlways.  ')).json() as PersonNote
    expect(written).toMatchObject({ text: 'Prefers the evening.\nAlways.', authorName: 'the.staff Test' })
    const url = `/api/admin/notes/${written.id}`
    const change = (who: Person, payload: object) => app.put(url, payload, who)
    const remove = (who: Person) => app.remove(url, who)
    for (const who of [colleague, people.admin])
      expect((await change(who, { text: 'Otherwise' })).statusCode).toBe(403)
    expect((await remove(colleague)).statusCode).toBe(403)
    expect((await change(people.staff, { text: ' ' })).statusCode).toBe(400)
    expect((await change(people.staff, { text: 'x'.repeat(2001) })).statusCode).toBe(400)
    const changed = await change(people.staff, { text: 'The morning.', updatedAt: written.updatedAt })
    expect(changed.json()).toMatchObject({ text: 'The morning.', at: written.at })
    const stale = await change(people.staff, { text: 'Noon.', updatedAt: written.updatedAt })
    expect(stale.statusCode).toBe(409)
    expect((await remove(people.admin)).statusCode).toBe(204)
    expect((await remove(people.admin)).statusCode).toBe(404)
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.entity, 'personNote'))
    expect(lines.map(({ action, entityId, userId }) => [action, entityId, userId])).toEqual([
      ['create', people.client.id, people.staff.id],
      ['update', people.client.id, people.staff.id],
      ['delete', people.client.id, people.admin.id],
    ])
    expect(JSON.stringify(lines)).not.toContain('morning')
  })

  it('is deleted with the client, and retains the notes of a deleted author', async () => {
    const leaver = await signUp(app, 'staff', 'the.leaver')
    const { id } = (await write(leaver, 'Spoke on the phone.')).json() as PersonNote
    await app.db.delete(users).where(eq(users.id, leaver.id))
    const { events } = await read(people.staff, '?kind=note')
    expect(events.find((event) => event.id === id)).toMatchObject({ authorId: null, authorName: null })
    await app.db.delete(users).where(eq(users.id, people.otherClient.id))
    expect(await app.db.$count(personNotes, eq(personNotes.userId, people.otherClient.id))).toBe(0)
  })
})

const insertMatters = async (app: TestApp, people: People, colleague: Person) => {
  const userId = people.client.id
  const request = (createdAt: string, values: Partial<typeof consultations.$inferInsert> = {}) =>
    insertId(app.db, consultations, {
      ...{ ...consultation, service: 'contract', subject: 'Our lease', userId, createdAt, ...values },
    })
  const open = await request('2026-03-01T08:00:00Z')
  const closed = await request('2026-03-02T08:00:00Z', { assignedToId: colleague.id })
  const restricted = await request('2026-03-03T08:00:00Z', { isRestricted: true })
  const message = await insertId(app.db, messages, {
    ...{ fromUserId: userId, isToFirm: true, subject: 'A question', content: 'When?' },
    createdAt: '2026-03-04T08:00:00Z',
  })
  const closedMessage = await insertId(app.db, messages, {
    ...{ fromUserId: colleague.id, toUserId: userId, consultationId: closed, subject: 'Ours' },
    ...{ content: 'Soon.', createdAt: '2026-03-05T08:00:00Z' },
  })
  const document = await insertId(app.db, documents, {
    ...{ ...documentInput(), name: 'lease.pdf', userId, uploadedById: userId, consultationId: open },
    createdAt: '2026-03-06T08:00:00Z',
  })
  const note = await insertId(app.db, personNotes, {
    ...{ userId, authorId: people.admin.id, text: 'Calls herself Sara.' },
    createdAt: '2026-03-07T08:00:00Z',
  })
  const appointment = await insertId(app.db, appointments, {
    ...{ consultationId: open, lawyerId: people.staff.id, kind: 'phone', minutes: 30, state: 'confirmed' },
    ...{ startsAt: '2026-04-01T08:00:00Z', heldUntil: '2026-04-01T08:30:00Z' },
    ...{ settledAt: '2026-03-08T08:00:00Z', createdAt: '2026-03-08T08:00:00Z' },
  })
  return { open, closed, restricted, message, closedMessage, document, note, appointment }
}
