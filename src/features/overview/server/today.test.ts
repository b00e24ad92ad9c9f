import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { appointments } from '#features/appointments/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { addNote, endMention } from '#features/consultations/server/note-repository.ts'
import { consultationReaders, consultations } from '#features/consultations/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { holidays } from '#features/office-hours/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { documentInput } from '#tests/support/inputs.ts'
import { insertId, updateRow } from '#tests/support/rows.ts'
import { openApp } from '#tests/support/suite.ts'
import type { Person } from '#tests/support/test-app.ts'
import { countToday } from './count-repository.ts'
import { findToday } from './today-repository.ts'

/** Sunday, 10:00 in Riyadh. */
const now = new Date('2026-10-18T07:00:00Z')
const thursdayMorning = '2026-10-15T06:30:00Z'
const thursdayNoon = '2026-10-15T09:00:00Z'

type Values = Partial<typeof consultations.$inferInsert>

describeOnBothEngines('the work of today', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [messages, documentRequests, documents, consultations, holidays])
  const admin = app.person('admin', 'the.admin')
  const lawyer = app.person('staff', 'the.lawyer')
  const colleague = app.person('staff', 'the.colleague')
  const client = app.person('client', 'the.client', { isVerified: true })
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const request = async (createdAt: string, values: Values = {}) => {
    return insertId(app.db, consultations, {
      ...consultation,
      service: 'contract',
      userId: client.id,
      createdAt,
      ...values,
    })
  }
  const todayOf = (person: Person, role: 'admin' | 'staff' = 'staff') =>
    findToday(app.db, { id: person.id, role }, now)
  const idsOf = ({ entries }: { entries: readonly { id: number }[] }) => entries.map(({ id }) => id)
  const groupsOf = async (person: Person, role?: 'admin') => {
    const { urgent, late, fresh } = await todayOf(person, role)
    return { urgent: idsOf(urgent), late: idsOf(late), fresh: idsOf(fresh) }
  }
  const countOf = (person: Person, role: 'admin' | 'staff' = 'staff') =>
    countToday(app.db, { id: person.id, role }, now)

  it('lists late and new requests that are assigned to the user or unassigned', async () => {
    const late = await request(thursdayMorning)
    const older = await request('2026-10-12T09:00:00Z', { assignedToId: lawyer.id })
    await request(thursdayMorning, { assignedToId: colleague.id })
    await request(thursdayMorning, { firstAnswerAt: thursdayNoon })
    await request(thursdayMorning, { status: 'rejected' })
    await request(thursdayNoon)
    const fresh = await request('2026-10-16T21:00:00Z')
    const newest = await request('2026-10-18T06:00:00Z')
    // Recorded today, but received on Thursday.
    const recorded = await request('2026-10-18T06:00:00Z', { receivedAt: '2026-10-15T06:00:00Z' })
    expect(await groupsOf(lawyer)).toEqual({
      urgent: [],
      late: [older, recorded, late],
      fresh: [newest, fresh],
    })
    expect((await todayOf(lawyer)).late).toMatchObject({ total: 3, unassigned: 2 })
    expect(await countOf(lawyer)).toBe(5)
    expect((await groupsOf(colleague)).late).not.toContain(older)
  })

  it('counts the promise in working days of the firm', async () => {
    const id = await request(thursdayMorning)
    expect((await groupsOf(lawyer)).late).toEqual([id])
    await app.db
      .insert(holidays)
      .values({ firstDay: '2026-10-18', lastDay: '2026-10-18', nameEn: 'A day off' })
    expect(await groupsOf(lawyer)).toEqual({ urgent: [], late: [], fresh: [] })
    expect(await countOf(lawyer)).toBe(0)
  })

  it('lists a request with an urgent day within three days only there', async () => {
    const both = await request(thursdayMorning, { urgentDay: '2026-10-21' })
    const today = await request('2026-10-18T06:00:00Z', { urgentDay: '2026-10-18', status: 'approved' })
    const later = await request(thursdayMorning, { urgentDay: '2026-10-22' })
    await request(thursdayNoon, { urgentDay: '2026-10-17' })
    await request(thursdayNoon, { urgentDay: '2026-10-18', status: 'completed' })
    await request(thursdayNoon, { urgentDay: '2026-10-18', assignedToId: colleague.id })
    expect(await groupsOf(lawyer)).toEqual({ urgent: [today, both], late: [later], fresh: [] })
    expect(await countOf(lawyer)).toBe(3)
  })

  it('hides restricted requests from everybody who may not list them', async () => {
    const id = await request(thursdayMorning, { isRestricted: true })
    await app.db.insert(consultationReaders).values({ consultationId: id, userId: lawyer.id })
    expect((await groupsOf(lawyer)).late).toEqual([id])
    expect((await groupsOf(admin, 'admin')).late).toEqual([id])
    expect((await groupsOf(colleague)).late).toEqual([])
    expect([await countOf(lawyer), await countOf(admin, 'admin'), await countOf(colleague)]).toEqual([
      1, 1, 0,
    ])
  })

  it('lists five entries of a group, with the total', async () => {
    for (let n = 0; n < 7; n += 1) await request(thursdayMorning, n < 3 ? { assignedToId: lawyer.id } : {})
    const { late } = await todayOf(lawyer)
    expect([late.entries.length, late.total, late.unassigned]).toEqual([5, 7, 4])
    expect(await countOf(lawyer)).toBe(7)
  })

  const meet = async (
    startsAt: string,
    lawyerId: number,
    values: Partial<typeof appointments.$inferInsert> = {},
  ) => {
    const consultationId = await request(thursdayNoon, { assignedToId: lawyerId })
    return insertId(app.db, appointments, {
      consultationId,
      lawyerId,
      kind: 'phone',
      place: '0550123344',
      minutes: 30,
      state: 'confirmed',
      startsAt,
      heldUntil: new Date(Date.parse(startsAt) + 30 * 60_000).toISOString(),
      settledAt: thursdayNoon,
      ...values,
    })
  }

  it('lists the appointments of the day in Riyadh, with the free time after each', async () => {
    const morning = await meet('2026-10-18T06:00:00Z', lawyer.id)
    const night = await meet('2026-10-18T20:00:00Z', lawyer.id)
    const noon = await meet('2026-10-18T08:00:00Z', lawyer.id)
    const next = await meet('2026-10-18T08:30:00Z', lawyer.id)
    await meet('2026-10-18T21:00:00Z', lawyer.id)
    await meet('2026-10-17T20:30:00Z', lawyer.id)
    await meet('2026-10-18T09:00:00Z', colleague.id)
    await meet('2026-10-18T12:00:00Z', lawyer.id, { state: 'canceled' })
    const { entries, total } = (await todayOf(lawyer)).appointments
    expect(entries.map(({ id, isPast, freeMinutes }) => [id, isPast, freeMinutes])).toEqual([
      [morning, true, 90],
      [noon, false, 0],
      [next, false, 660],
      [night, false, 0],
    ])
    expect(total).toBe(4)
  })

  it('leaves out past appointments first', async () => {
    const ids: number[] = []
    for (const hour of ['04', '05', '06', '08', '09', '10', '11'])
      ids.push(await meet(`2026-10-18T${hour}:00:00Z`, lawyer.id))
    const { entries, total } = (await todayOf(lawyer)).appointments
    expect([entries.map(({ id }) => id), total]).toEqual([ids.slice(2), 7])
    expect(entries.at(-1)?.freeMinutes).toBe(0)
  })

  it('hides the place of an appointment whose request the lawyer may not open', async () => {
    const id = await meet('2026-10-18T08:00:00Z', lawyer.id)
    const [row] = await app.db.select().from(appointments).where(eq(appointments.id, id))
    const handOver = (values: Values) => updateRow(app.db, consultations, row?.consultationId ?? 0, values)
    expect((await todayOf(lawyer)).appointments.entries[0]?.place).toBe('0550123344')
    await handOver({ assignedToId: colleague.id })
    expect((await todayOf(lawyer)).appointments.entries[0]?.place).toBe('')
    await handOver({ isRestricted: true })
    expect((await todayOf(lawyer)).appointments.entries).toEqual([])
  })

  it('lists messages of clients to the user without a reply, oldest first', async () => {
    const write = (values: typeof messages.$inferInsert) => insertId(app.db, messages, values)
    const toLawyer = { fromUserId: client.id, toUserId: lawyer.id, content: 'When?' }
    const ids: number[] = []
    for (let n = 0; n < 6; n += 1) ids.push(await write({ ...toLawyer, subject: `Question ${n}` }))
    const answered = await write(toLawyer)
    const answer = { fromUserId: lawyer.id, toUserId: client.id, content: 'On Sunday.' }
    await write({ ...answer, parentMessageId: answered })
    await write({ ...toLawyer, fromUserId: colleague.id })
    await write({ ...toLawyer, toUserId: colleague.id })
    const today = await todayOf(lawyer)
    expect([idsOf(today.messages), today.messages.total]).toEqual([ids.slice(0, 5), 6])
    expect(today.messages.entries[0]).toMatchObject({
      subject: 'Question 0',
      fromUserName: 'the.client Test',
    })
    expect(await countOf(lawyer)).toBe(6)
  })

  it('lists messages to the firm about the user’s or unassigned requests, until the client is answered', async () => {
    const consultationId = await request(thursdayNoon, { assignedToId: lawyer.id })
    const nobodys = await request(thursdayNoon)
    const closed = await request(thursdayNoon, { isRestricted: true })
    const toFirm = { fromUserId: client.id, isToFirm: true, content: 'The deed' }
    const write = (values: object) => insertId(app.db, messages, { ...toFirm, ...values })
    const about = [await write({ consultationId }), await write({ consultationId })]
    const shared = [await write({ consultationId: nobodys }), await write({})]
    await write({ consultationId: closed })
    expect(idsOf((await todayOf(lawyer)).messages)).toEqual([...about, ...shared])
    const requests = (await todayOf(lawyer)).messages.entries.map((each) => each.consultationId)
    expect(requests).toEqual([consultationId, consultationId, nobodys, null])
    expect(idsOf((await todayOf(colleague)).messages)).toEqual(shared)
    const answer = { fromUserId: lawyer.id, toUserId: client.id, isToFirm: false, consultationId }
    await write(answer)
    expect(idsOf((await todayOf(lawyer)).messages)).toEqual(shared)
    const later = await write({ consultationId })
    expect(idsOf((await todayOf(lawyer)).messages)).toEqual([...shared, later])
    expect(await countOf(colleague)).toBe((await todayOf(colleague)).messages.total)
  })

  it('lists a message without its request, if the user may not open that', async () => {
    const consultationId = await request(thursdayNoon, { isRestricted: true })
    const mine = { fromUserId: client.id, toUserId: lawyer.id, content: 'When?', consultationId }
    await insertId(app.db, messages, mine)
    const { entries } = (await todayOf(lawyer)).messages
    expect(entries.map((each) => each.consultationId)).toEqual([null])
  })

  it('lists notes that mention the user, without the text of a request that they may not open', async () => {
    const id = await request(thursdayNoon, { assignedToId: lawyer.id })
    await addNote(app.db, { consultationId: id, authorId: colleague.id, text: 'Please call.' }, [lawyer.id])
    await addNote(app.db, { consultationId: id, authorId: lawyer.id, text: 'For you.' }, [colleague.id])
    const [named] = (await todayOf(lawyer)).mentions.entries
    expect(named).toMatchObject({
      text: 'Please call.',
      authorName: 'the.colleague Test',
      consultationId: id,
    })
    expect(await countOf(lawyer)).toBe(1)
    expect((await todayOf(colleague)).mentions).toMatchObject({ total: 1, entries: [{ text: '' }] })
    await app.db.update(consultations).set({ isRestricted: true })
    expect((await todayOf(colleague)).mentions).toEqual({ total: 0, entries: [] })
    expect(await countOf(colleague)).toBe(0)
    await endMention(app.db, named?.id ?? 0, { id: lawyer.id, role: 'staff' })
    expect((await todayOf(lawyer)).mentions.total).toBe(0)
  })

  it('lists unopened documents of clients, and overdue document requests of the user', async () => {
    const share = async (values: Partial<typeof documents.$inferInsert> = {}) => {
      return insertId(app.db, documents, {
        userId: client.id,
        uploadedById: client.id,
        ...documentInput(),
        ...values,
      })
    }
    const ask = async (dueDate: string, values: Partial<typeof documentRequests.$inferInsert> = {}) => {
      return insertId(app.db, documentRequests, {
        userId: client.id,
        requestedById: lawyer.id,
        title: 'Deed',
        dueDate,
        ...values,
      })
    }
    const arrived = [await share(), await share({ consultationId: await request(thursdayNoon) })]
    await share({ openedAt: thursdayNoon })
    await share({ uploadedById: lawyer.id })
    await share({ consultationId: await request(thursdayNoon, { assignedToId: colleague.id }) })
    const overdue = await ask('2026-10-17')
    await ask('2026-10-18')
    await ask('2026-10-17', { state: 'received' })
    await ask('2026-10-17', { requestedById: colleague.id })
    // The client's answers led to these, so they wait for the lawyer of the request.
    const [own, others] = [lawyer, colleague].map((person) =>
      request(thursdayNoon, { assignedToId: person.id }),
    )
    const answered = await ask('2026-10-17', { requestedById: null, consultationId: await own })
    await ask('2026-10-17', { requestedById: null, consultationId: await others })
    // The lawyer has handed over the request since.
    await ask('2026-10-17', { consultationId: await request(thursdayNoon, { assignedToId: colleague.id }) })
    const today = await todayOf(lawyer)
    expect([idsOf(today.documents), today.documents.total]).toEqual([arrived, 2])
    expect([idsOf(today.overdueDocuments), today.overdueDocuments.total]).toEqual([[overdue, answered], 2])
  })

  it('is part of the summary, and its count has a call of its own', async () => {
    vi.useRealTimers()
    const id = await request(new Date().toISOString(), { notes: 'Between us.' })
    const { today } = (await app.get('/api/admin/summary', lawyer)).json()
    expect(today.fresh.entries).toEqual([
      expect.objectContaining({ id, assignedToId: null, updatedAt: expect.any(String) }),
    ])
    expect(JSON.stringify(today)).not.toMatch(/Between us|partner/)
    expect((await app.get('/api/admin/summary/today', lawyer)).json()).toEqual({ total: 1 })
    const { updatedAt } = today.fresh.entries[0]
    const take = { assignedToId: lawyer.id, updatedAt }
    const taken = await app.put(`/api/admin/consultations/${id}`, take, lawyer)
    expect(taken.statusCode).toBe(200)
    expect((await app.get('/api/admin/summary/today', colleague)).json()).toEqual({ total: 0 })
  })
})
