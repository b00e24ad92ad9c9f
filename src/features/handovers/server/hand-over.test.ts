import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendReminders } from '#features/appointments/server/reminders.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { auditLog } from '#features/audit/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documentRequests } from '#features/documents/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { erasureRequests } from '#features/personal-data/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { mailsTo } from '#tests/support/account-mails.ts'
import { at, openAppointmentCalls } from '#tests/support/appointment-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { callAs, type Person, signUp } from '#tests/support/test-app.ts'

describeOnBothEngines('a user who leaves the office', (openTestDatabase) => {
  const calls = openAppointmentCalls(openTestDatabase)
  const { proposed, propose, choose } = calls
  let lawyer: Person
  let count = 0

  /** A lawyer with one open item of each kind, and a closed request. */
  beforeEach(async () => {
    const { app, people } = calls
    count += 1
    lawyer = await signUp(app, 'staff', `lawyer.${count}`, { isVerified: true })
    const mine = { lawyerId: lawyer.id }
    const confirmed = await proposed(people.client, [at('10:00')], mine)
    await choose(confirmed.id, at('10:00'))
    await proposed(people.client, [at('11:00')], mine)
    const closed = await calls.idOfNew(people.client)
    const change = (id: number, values: object) =>
      app.db.update(consultations).set(values).where(eq(consultations.id, id))
    await change(confirmed.id, { assignedToId: lawyer.id })
    await change(closed, { assignedToId: lawyer.id, status: 'completed' })
    await app.db.insert(messages).values([
      { fromUserId: people.client.id, toUserId: lawyer.id, content: 'Unanswered', status: 'read' },
      { fromUserId: people.client.id, toUserId: lawyer.id, content: 'Archived', status: 'archived' },
    ])
    await app.db.insert(documentRequests).values({
      userId: people.client.id,
      requestedById: lawyer.id,
      title: 'Contract',
      dueDate: '2030-01-01',
    })
  })

  const work = { requests: 1, confirmed: 1, proposed: 1, messages: 1, documentRequests: 1 }

  /** Counts the open items of users who cannot log in, or are clients. */
  const stranded = async () => {
    const { db } = calls.app
    const gone = db
      .select({ id: users.id })
      .from(users)
      .where(or(eq(users.isActive, false), eq(users.role, 'client')))
    const client = db.select({ id: users.id }).from(users).where(eq(users.role, 'client'))
    return {
      requests: await db.$count(
        consultations,
        and(
          inArray(consultations.status, ['pending', 'approved']),
          inArray(consultations.assignedToId, gone),
        ),
      ),
      appointments: await db.$count(
        appointments,
        and(
          ne(appointments.state, 'canceled'),
          or(inArray(appointments.lawyerId, gone), sql`${appointments.lawyerId} is null`),
        ),
      ),
      messages: await db.$count(
        messages,
        and(
          ne(messages.status, 'archived'),
          inArray(messages.fromUserId, client),
          eq(messages.isToFirm, false),
          or(inArray(messages.toUserId, gone), sql`${messages.toUserId} is null`),
        ),
      ),
      documentRequests: await db.$count(
        documentRequests,
        and(
          eq(documentRequests.state, 'open'),
          or(inArray(documentRequests.requestedById, gone), sql`${documentRequests.requestedById} is null`),
        ),
      ),
    }
  }
  const nothing = { requests: 0, appointments: 0, messages: 0, documentRequests: 0 }

  const urlOf = (person: Person) => `/api/admin/users/${person.id}`
  const orderErasure = async () => {
    const [row] = await calls.app.db
      .insert(erasureRequests)
      .values({ userId: lawyer.id, dueAt: '2030-01-01T00:00:00Z' })
      .returning()
    return `/api/admin/erasure-requests/${row?.id}/carry-out`
  }
  const withSuccessor = (successorId?: number) => (successorId === undefined ? {} : { successorId })
  const departures = {
    deactivation: (successorId?: number) =>
      calls.asAdmin('PUT', urlOf(lawyer), { isActive: false, ...withSuccessor(successorId) }),
    'change of role': (successorId?: number) =>
      calls.asAdmin('PUT', urlOf(lawyer), { role: 'client', ...withSuccessor(successorId) }),
    deletion: (successorId?: number) =>
      calls.asAdmin(
        'DELETE',
        urlOf(lawyer) + (successorId === undefined ? '' : `?successorId=${successorId}`),
      ),
    erasure: async (successorId?: number) =>
      calls.asAdmin('POST', await orderErasure(), { confirmation: 'DELETE', ...withSuccessor(successorId) }),
  }

  describe.each(Object.entries(departures))('the departure by %s', (name, leave) => {
    it('is refused with counts if there is no successor', async () => {
      const refused = await leave()
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'open_work', openWork: work }])
      const [row] = await calls.app.db.select().from(users).where(eq(users.id, lawyer.id))
      expect(row).toMatchObject({ isActive: true, role: 'staff' })
    })

    it('hands everything over, and notifies the colleague once and the client with their name', async () => {
      const { app, people } = calls
      const before = (await app.db.select().from(auditLog)).length
      const done = await leave(people.staff.id)
      expect([name, done.statusCode < 300]).toEqual([name, true])
      expect(await stranded()).toEqual(nothing)
      const toColleague = await mailsTo(app, 'the.staff@example.com')
      const handover = toColleague.filter(({ subject }) => subject.includes('colleague'))
      expect(handover).toHaveLength(1)
      expect(handover[0]?.calendar).toContain('METHOD:PUBLISH')
      const toClient = (await mailsTo(app, 'the.client@example.com')).at(-1)
      if (name !== 'erasure') {
        expect(toClient?.text).toContain('the.staff')
        expect(toClient?.calendar).toContain('METHOD:REQUEST')
      }
      const lines = (await app.db.select().from(auditLog).orderBy(auditLog.id)).slice(before)
      const kinds = ['consultation', 'appointment', 'appointment', 'message', 'documentRequest']
      expect(lines.filter(({ action }) => action === 'update').map(({ entity }) => entity)).toEqual(
        expect.arrayContaining(kinds),
      )
    })
  })

  it('has a summary of open work, with the times at which colleagues are busy', async () => {
    const { people } = calls
    const other = await calls.idOfNew(people.client)
    await propose(other, { proposals: [at('10:00')] })
    await choose(other, at('10:00'))
    const answer = (await calls.asAdmin('GET', `${urlOf(lawyer)}/open-work`)).json()
    expect(answer.work).toEqual(work)
    const busyOf = (id: number) => answer.colleagues.find((each: { id: number }) => each.id === id)?.busyAt
    expect([busyOf(people.staff.id), busyOf(people.admin.id)]).toEqual([[at('10:00')], []])
    expect(busyOf(lawyer.id)).toBeUndefined()
    const refused = await departures.deactivation(people.staff.id)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'successor_busy', busyAt: [at('10:00')] },
    ])
    expect((await departures.deactivation(people.admin.id)).statusCode).toBe(200)
    expect(await stranded()).toEqual(nothing)
  })

  it('cannot be succeeded by a client, themselves or an unknown user', async () => {
    for (const id of [calls.people.client.id, lawyer.id, 999_999]) {
      const refused = await departures.deactivation(id)
      expect([id, refused.statusCode, refused.json().errors?.[0]?.field]).toEqual([id, 400, 'successorId'])
    }
  })

  it('makes the successor a reader of a restricted request', async () => {
    const { app, people } = calls
    await app.db
      .update(consultations)
      .set({ isRestricted: true })
      .where(eq(consultations.assignedToId, lawyer.id))
    expect((await departures.deactivation(people.staff.id)).statusCode).toBe(200)
    const list = (await calls.asStaff('GET', '/api/admin/consultations?assignee=me')).json()
    expect(list).toHaveLength(1)
  })

  it('needs no successor without open work', async () => {
    await departures.deactivation(calls.people.admin.id)
    expect((await calls.asAdmin('DELETE', urlOf(lawyer))).statusCode).toBe(204)
  })

  it('can be answered by the client through the firm', async () => {
    const { app, people } = calls
    const [letter] = await app.db
      .insert(messages)
      .values({ fromUserId: lawyer.id, toUserId: people.client.id, content: 'Hello' })
      .returning()
    await departures.deactivation(people.admin.id)
    const answer = await callAs(app, people.client, {
      method: 'POST',
      url: '/api/messages',
      payload: { subject: 'Re', content: 'Thank you', parentMessageId: letter?.id },
    })
    expect([answer.statusCode, answer.json().isToFirm]).toEqual([201, true])
  })

  it('causes no reminder, and their request is listed as stranded', async () => {
    const { app } = calls
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, lawyer.id))
    const hour = new Date(Date.parse(at('10:00')) - 50 * 60_000)
    await app.db
      .update(appointments)
      .set({ settledAt: new Date(0).toISOString() })
      .where(eq(appointments.state, 'confirmed'))
    expect(await sendReminders(app.db, app as never, hour)).toBe(0)
    const list = (await calls.asAdmin('GET', '/api/admin/consultations?status=stranded')).json()
    expect(list).toMatchObject([{ isStranded: true }])
    expect((await calls.asAdmin('GET', '/api/admin/consultations/counts')).json().stranded).toBe(1)
  })
})
