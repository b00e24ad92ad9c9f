import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { conflictChecks } from '#features/conflicts/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultationReaders, consultations } from '#features/consultations/server/table.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { findCalendar } from '#features/office-hours/server/repository.ts'
import { hoursOfWorkingDays, promisedBy } from '#firm-time/promise.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { insertId } from '#tests/support/rows.ts'
import { openPeople } from '#tests/support/suite.ts'
import { type People, type Person, sendAs, type TestApp } from '#tests/support/test-app.ts'
import { figuresFor, monthFor } from './routes.ts'

type Values = Partial<typeof consultations.$inferInsert>

const request = (createdAt: string, values: Values = {}) => ({
  ...consultation,
  ...{ service: 'contract' as const, createdAt, ...values },
})

/** A Sunday: the office opens at 9 in Riyadh, which is 6 in UTC. */
const now = new Date('2026-03-15T12:00:00Z')

describeOnBothEngines('the report of figures', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase)
  beforeAll(async () => {
    await insertRequests(app, people)
  })
  const figuresOf = (person: Person, role: 'admin' | 'staff', query = { from: '2026-01', to: '2026-03' }) =>
    figuresFor(app.db, { id: person.id, role }, query, now)

  it('counts requests by the month in Riyadh, by service, by origin and by how people heard of the firm, which add up to all', async () => {
    const { requests, earliest, origins, heard } = await figuresOf(people.admin, 'admin')
    expect(requests.map(({ month, total }) => [month, total])).toEqual([
      ['2026-01', 1],
      ['2026-02', 5],
      ['2026-03', 3],
    ])
    expect(requests[1]?.services).toMatchObject({ contract: 4, employment: 1, litigation: 0 })
    expect(earliest).toBe('2025-12')
    const all = requests.reduce((sum, { total }) => sum + total, 0)
    expect(Object.fromEntries(origins.map(({ origin, count }) => [origin, count]))).toEqual({
      ...{ website: all - 2, phone: 1, whatsapp: 0, visit: 1, email: 0, other: 0 },
    })
    expect(heard).toEqual([
      { heardThrough: 'A colleague', count: 1 },
      { heardThrough: null, count: all - 1 },
    ])
  })

  it('shows the time to answers in hours of working days, how many were within the promised time, and the outcomes with their reasons', async () => {
    const { answers, answersOfAll, outcomes, reasons } = await figuresOf(people.admin, 'admin')
    expect(answers[0]).toEqual({
      ...{ month: '2026-01', received: 1, answered: 0, median: null, ninety: null, inTime: 0, late: 0 },
    })
    // Answered after 2, 24 and 25 hours of working days, and after 3 clock hours within a weekend.
    expect(answers[1]).toMatchObject({ received: 5, answered: 4, inTime: 3, late: 1 })
    expect(answers[1]?.median).toBeCloseTo((3 + 24) / 2)
    expect(answers[1]?.ninety).toBeCloseTo(24.7)
    // One is overdue, one has time left, and one was withdrawn.
    expect(answers[2]).toMatchObject({ received: 3, answered: 0, inTime: 0, late: 1 })
    expect(answersOfAll).toMatchObject({ received: 9, answered: 4, inTime: 3, late: 2 })
    expect(Object.fromEntries(outcomes.map(({ outcome, count }) => [outcome, count]))).toEqual({
      ...{ waiting: 2, answered: 1, approved: 1, completed: 0, rejected: 3, withdrawn: 2 },
    })
    expect(Object.fromEntries(reasons.map(({ reason, count }) => [reason, count]))).toEqual({
      ...{ conflict: 1, told: 1, none: 1 },
    })
  })

  it('shows the open requests of each user by age, whatever months are chosen: by default the last twelve, and never an impossible range', async () => {
    const { load } = await figuresOf(people.admin, 'admin', { from: '2020-01', to: '2020-01' })
    expect(load).toEqual([
      {
        ...{ userId: people.staff.id, name: 'the.staff Test', total: 2 },
        counts: { week: 0, month: 0, quarter: 1, older: 1 },
      },
      { userId: null, name: null, total: 3, counts: { week: 1, month: 1, quarter: 1, older: 0 } },
    ])
    const { requests } = await figuresFor(app.db, { id: people.admin.id, role: 'admin' }, {}, now)
    expect([requests.length, requests[0]?.month, requests[11]?.month]).toEqual([12, '2025-04', '2026-03'])
    const url = '/api/admin/figures?from=2025-12'
    const range = { from: '2025-12', to: '2026-11' }
    expect((await app.get(url, people.staff)).json()).toMatchObject(range)
    for (const wrong of [
      'from=2026-04&to=2026-03',
      'from=2020-01&to=2025-01',
      'from=2026-13',
      'to=yesterday',
    ])
      expect((await app.get(`/api/admin/figures?${wrong}`, people.admin)).statusCode).toBe(400)
  })

  it('shows the home page the same requests and answers of a month and of the one before it', async () => {
    const roles = ['admin', 'staff'] as const
    for (const role of roles) {
      const { requests, answers } = await figuresOf(people[role], role)
      for (const at of [1, 2]) {
        const { month = '', median, inTime, late } = answers[at] ?? {}
        const figures = await monthFor(app.db, { id: people[role].id, role }, month, now)
        const totals = { requests: requests[at]?.total, previousRequests: requests[at - 1]?.total }
        expect(figures).toMatchObject({ ...totals, inTime, late })
        expect(figures.median).toEqual(median && expect.closeTo(median))
      }
    }
    const url = '/api/admin/figures/month?month='
    expect((await app.get(`${url}2026-13`, people.staff)).statusCode).toBe(400)
    const { requests, ...rest } = (await app.get(`${url}2026-02`, people.staff)).json()
    expect(requests).toBe(4)
    expect(Object.keys(rest)).toEqual(['previousRequests', 'median', 'inTime', 'late'])
  })

  it('counts for staff only what they may list, and no subscribers', async () => {
    const { requests, answersOfAll, outcomes, load, subscribers } = await figuresOf(people.staff, 'staff')
    expect(requests[1]?.total).toBe(4)
    expect(answersOfAll).toMatchObject({ received: 8, late: 2 })
    expect(outcomes.find(({ outcome }) => outcome === 'rejected')?.count).toBe(2)
    expect(load[0]?.total).toBe(2)
    expect(subscribers).toBeNull()
    const [hidden] = await app.db.select().from(consultations).where(eq(consultations.isRestricted, true))
    const reader = { consultationId: hidden?.id ?? 0, userId: people.staff.id }
    await app.db.insert(consultationReaders).values(reader)
    expect((await figuresOf(people.staff, 'staff')).answersOfAll.received).toBe(9)
    await app.db.delete(consultationReaders)
  })

  it('counts new newsletter subscribers, and those who left', async () => {
    const consent = (email: string, isGiven: boolean, createdAt: string, endedAt: string | null = null) => ({
      ...{ email, isGiven, createdAt, endedAt },
      ...{ purpose: 'newsletter', textVersion: '1', language: 'ar' as const },
    })
    await app.db.insert(consents).values([
      consent('a@example.com', true, '2025-11-03T09:00:00Z'),
      consent('b@example.com', true, '2026-01-03T09:00:00Z'),
      // Repeats a consent that is valid.
      consent('B@example.com', true, '2026-02-03T09:00:00Z'),
      consent('b@example.com', false, '2026-03-03T09:00:00Z', '2026-03-03T10:00:00Z'),
      // Imported from a file, already unsubscribed.
      consent('c@example.com', false, '2026-02-03T09:00:00Z'),
      // Erased: the consent was not withdrawn.
      consent('sha256:d', true, '2026-02-04T09:00:00Z', '2026-03-04T09:00:00Z'),
      { ...consent('a@example.com', false, '2026-03-03T09:00:00Z'), purpose: 'privacy' },
    ])
    const confirmedAt = '2025-11-03T09:00:00Z'
    await app.db.insert(newsletterSubscribers).values([
      { email: 'a@example.com', confirmedAt },
      { email: 'b@example.com', confirmedAt, isActive: false },
      { email: 'waiting@example.com', isActive: false },
    ])
    expect((await figuresOf(people.admin, 'admin')).subscribers).toEqual({
      now: 1,
      months: [
        { month: '2026-01', joined: 1, left: 0 },
        { month: '2026-02', joined: 1, left: 0 },
        { month: '2026-03', joined: 0, left: 2 },
      ],
    })
  })

  it('measures as the promise does, whenever a request arrives and is answered', async () => {
    const from = Date.parse('2024-01-01T00:00:00Z')
    const days = 24 * 60 * 60 * 1000
    const pairs = Array.from({ length: 500 }, (_, n) => {
      // One in three is on the hour, where the promise changes.
      const came = from + ((n * 7919 * 61 * 1000 + (n % 3 === 0 ? 0 : n * 137)) % (25 * days))
      const onTheHour = n % 3 === 0 ? came - (came % (days / 24)) : came
      return [onTheHour, onTheHour + ((n * 104_729 * 1000) % (6 * days)) + 1000] as const
    })
    const isoOf = (time: number) => new Date(time).toISOString()
    await app.db
      .insert(consultations)
      .values(pairs.map(([came, answered]) => request(isoOf(came), { firstAnswerAt: isoOf(answered) })))
    const calendar = await findCalendar(app.db)
    const hours = pairs.map(
      ([came, answered]) =>
        hoursOfWorkingDays(new Date(came), new Date(answered), calendar) ||
        (answered - came) / (60 * 60 * 1000),
    )
    const inTime = pairs.filter(
      ([came, answered]) => promisedBy(new Date(came), calendar).getTime() >= answered,
    ).length
    const { answersOfAll } = await figuresOf(people.admin, 'admin', { from: '2024-01', to: '2024-01' })
    expect(answersOfAll).toMatchObject({ received: 500, answered: 500, inTime, late: 500 - inTime })
    const sorted = hours.toSorted((one, other) => one - other)
    expect(answersOfAll.median).toBeCloseTo(((sorted[249] ?? 0) + (sorted[250] ?? 0)) / 2)
    expect(inTime).toBeGreaterThan(50)
    expect(inTime).toBeLessThan(450)
    await app.db.delete(consultations).where(sql`${consultations.createdAt} < '2025-01-01'`)
  })

  it('is exported in the language of the page, and safe to open', async () => {
    await app.db
      .update(consultations)
      .set({ assignedToId: people.admin.id })
      .where(sql`${consultations.assignedToId} = ${people.staff.id}`)
    await app.db.execute(sql`update users set first_name = '=1+1' where id = ${people.admin.id}`)
    const file = (table: string, language: string, person: Person = people.admin) =>
      sendAs(app, person, 'GET', `/api/admin/figures.csv?from=2026-01&to=2026-03&table=${table}`, undefined, {
        'accept-language': language,
      })
    const english = await file('answers', 'en')
    expect(english.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(english.headers['content-disposition']).toContain('first-answers-2026-01-2026-03.csv')
    expect(english.body.split('\r\n')).toEqual([
      '\ufeffMonth,Hijri months,Received,Answered,Half within (hours),90% within (hours),Within the promise,Past the promise,Share within (%)',
      expect.stringMatching(/^2026-01,.+1447 AH,1,0,,,0,0,$/),
      expect.stringMatching(/^2026-02,.+1447 AH,5,4,13.5,24.7,3,1,75$/),
      expect.stringMatching(/^2026-03,.+1447 AH,3,0,,,0,\d,/),
      expect.stringMatching(/^All,,9,4,13.5,24.7,3,\d,\d\d$/),
      '',
    ])
    const arabic = (await file('requests', 'ar')).body.split('\r\n')
    expect(arabic[0]).toMatch(/^\ufeffالشهر;الأشهر الهجرية;.*;المجموع$/)
    expect(arabic[2]).toMatch(/^2026-02;شعبان – رمضان 1447 هـ;/)
    expect((await file('load', 'en')).body).toContain(`"'=1+1 Test"`)
    expect((await file('outcomes', 'en')).body).toContain('Rejected: conflict of interest,1')
    expect((await file('services', 'en')).body).toContain('Contract,8')
    expect((await file('subscribers', 'en', people.staff)).statusCode).toBe(404)
    expect((await file('subscribers', 'en')).body).toContain(',0,2,-2')
  })
})

const insertRequests = async (app: TestApp, people: People) => {
  const insert = (createdAt: string, values?: Values) =>
    insertId(app.db, consultations, request(createdAt, values))
  const staff = { assignedToId: people.staff.id }
  // The last hours of November in UTC are December in Riyadh, and those of February are March.
  await insert('2025-11-30T22:00:00Z', {
    ...staff,
    status: 'approved',
    firstAnswerAt: '2025-12-01T07:00:00Z',
  })
  await insert('2026-01-20T08:00:00Z', { status: 'rejected', withdrawnAt: '2026-01-20T09:00:00Z' })
  // A Sunday at ten: answered after two hours, after exactly a day, and an hour later than that.
  await insert('2026-02-08T07:00:00Z', { status: 'pending', firstAnswerAt: '2026-02-08T09:00:00Z' })
  await insert('2026-02-08T07:00:00Z', {
    ...staff,
    status: 'approved',
    firstAnswerAt: '2026-02-09T07:00:00Z',
  })
  const refused = await insert('2026-02-08T07:00:00Z', {
    ...{ status: 'rejected', firstAnswerAt: '2026-02-09T08:00:00Z', rejectionNote: 'We cannot take it.' },
  })
  // A Friday at noon: answered within the weekend.
  await insert('2026-02-13T09:00:00Z', {
    ...{ status: 'rejected', service: 'employment' },
    ...{ firstAnswerAt: '2026-02-13T12:00:00Z', rejectionNote: 'Sorry.' },
  })
  await insert('2026-02-15T07:00:00Z', { status: 'rejected', isRestricted: true })
  // Recorded by the office two days later; the month of the call counts.
  await insert('2026-03-02T21:30:00Z', {
    origin: 'phone',
    receivedAt: '2026-02-28T21:30:00Z',
    heardThrough: 'A colleague',
  })
  await insert('2026-03-15T11:00:00Z', { origin: 'visit' })
  await insert('2026-03-02T07:00:00Z', { status: 'rejected', withdrawnAt: '2026-03-02T08:00:00Z' })
  await app.db.insert(conflictChecks).values([
    { consultationId: refused, result: 'waived', reason: 'They agree.' },
    { consultationId: refused, result: 'refused', reason: 'They are our client.' },
  ])
}
