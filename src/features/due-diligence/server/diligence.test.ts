import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consultationReaders, consultations } from '#features/consultations/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { erasureRequests } from '#features/personal-data/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { openAgreementCalls } from '#tests/support/agreement-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { setSetting } from '#tests/support/set-setting.ts'
import { type Person, sendAs, signUp } from '#tests/support/test-app.ts'
import { matrix } from './calls.matrix.ts'
import { deleteEndedCopies, deleteEndedRecords } from './retention-repository.ts'
import { identityRecords } from './table.ts'

const number = '1098765432'
const paper = {
  ...matrix.calls['PUT /api/admin/people/{id}/diligence/identity']?.body,
  number: '١٠٩٨ ٧٦٥ ٤٣٢',
  validUntil: '31/12/2031',
}
const risk = { level: 'high', reasons: ['cash'], note: '', reviewOn: null, updatedAt: null }

describeOnBothEngines('the identity of a client', (openTestDatabase) => {
  const calls = openAgreementCalls(openTestDatabase)
  let id: number
  let person: string
  let outsider: Person
  const asStaff = calls.asStaff
  const record = (changes: object = {}, url = person) =>
    asStaff('PUT', `${url}/diligence/identity`, { ...paper, ...changes })
  const rate = (changes: object = {}) => asStaff('PUT', `${person}/diligence/risk`, { ...risk, ...changes })
  const read = async (url = person) => (await asStaff('GET', `${url}/diligence`)).json()
  const cover = (areas: string) => setSetting(calls.app.db, 'diligence_areas', areas)

  beforeEach(async () => {
    const { db } = calls.app
    for (const table of [identityRecords, erasureRequests, outbox, consultationReaders])
      await db.delete(table)
    await db
      .update(users)
      .set({ seenInPersonAt: null, seenInPersonDocument: null, seenInPersonNote: null })
      .where(eq(users.id, calls.people.client.id))
    id = await calls.idOfApproved()
    person = `/api/admin/people/${calls.people.client.id}`
    await cover('corporate')
    outsider ??= await signUp(calls.app, 'staff', 'an.outsider')
  })

  it('is recorded once with a sealed number, extends the record «seen in person», and is in no log or mail', async () => {
    const saved = await record()
    expect([saved.statusCode, saved.json().paper]).toMatchObject([
      200,
      {
        number,
        documentKind: 'national-id',
        sighting: 'person',
        seenBy: 'the.staff Test',
        validUntil: '2031-12-31',
      },
    ])
    const { db } = calls.app
    const [user] = await db.select().from(users).where(eq(users.id, calls.people.client.id))
    expect(user).toMatchObject({
      seenInPersonDocument: 'national-id',
      seenInPersonById: calls.people.staff.id,
    })
    const [row] = await db.select().from(identityRecords)
    expect(JSON.stringify(row)).not.toContain(number)
    for (const table of [auditLog, outbox])
      expect(JSON.stringify(await db.select().from(table))).not.toContain(number)
    const logged = await db.select().from(auditLog).where(eq(auditLog.entity, 'diligence'))
    expect(logged.at(-1)).toMatchObject({
      action: 'identify',
      entityId: row?.id,
      userId: calls.people.staff.id,
    })
    expect((await record()).json().code).toBe('stale')
    const { updatedAt } = saved.json()
    const again = await record({ updatedAt, capacity: 'attorney', powerNumber: '440011' })
    expect(again.json().paper).toMatchObject({ capacity: 'attorney', powerNumber: '440011', number })
    expect(again.json().paper.seenAt).toBe(saved.json().paper.seenAt)
    expect(await db.$count(identityRecords)).toBe(1)
  })

  it.each([
    [{ number: '2098765432' }, 'number'],
    [{ documentKind: 'passport', number: 'A1' }, 'number'],
    [{ capacity: 'attorney' }, 'powerNumber'],
    [{ documentKind: 'other', number: 'A1234' }, 'note'],
    [
      {
        owners: [
          { name: 'Sara', share: 60 },
          { name: 'Noura', share: 50 },
        ],
      },
      'owners',
    ],
    [{ copyDocumentId: 999_999 }, 'copyDocumentId'],
  ])('is refused with %o at its field', async (changes, field) => {
    const refused = await record(changes)
    expect([refused.statusCode, refused.json().errors?.[0]?.field]).toEqual([400, field])
    expect((await read()).paper.number).toBeNull()
  })

  it('is found by the exact number only, and only by readers of a request', async () => {
    await record()
    await calls.set(id, { assignedToId: calls.people.staff.id })
    const found = async (typed: string, reader = calls.people.staff) =>
      (await sendAs(calls.app, reader, 'GET', `/api/admin/find?q=${encodeURIComponent(typed)}`)).json()
        .requests
    expect(await found('١٠٩٨٧٦٥٤٣٢')).toMatchObject([{ id }])
    expect(await found(number)).toMatchObject([{ id }])
    expect(await found(number.slice(0, 9))).toEqual([])
    expect(await found(number, outsider)).toEqual([])
  })

  it('is in the export of the person with the number, and without the risk', async () => {
    await record()
    await rate({ updatedAt: (await read()).updatedAt, note: 'Secret word' })
    const exported = await sendAs(calls.app, calls.people.client, 'GET', '/api/user/export')
    expect(exported.statusCode).toBe(200)
    const { collectPersonalData } = await import('#features/personal-data/server/export-repository.ts')
    const client = { ...calls.people.client, role: 'client' as const }
    const { data } = await collectPersonalData(calls.app.db, client as never, calls.app.instance.partyNumbers)
    expect(data.identity).toMatchObject({ number, sighting: 'person', country: 'Saudi Arabia' })
    expect(JSON.stringify(data)).not.toContain('Secret word')
    expect(JSON.stringify(data)).not.toContain('riskLevel')
  })

  it('refuses an agreement in a covered area until the risk is recorded', async () => {
    await calls.prepare(id)
    const { id: agreement } = await calls.draft(id)
    expect((await calls.agreementOf(agreement)).obstacles).toEqual(['diligence_open'])
    const refused = await calls.send(agreement)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'diligence_open'])
    const onPaper = await calls.postAs(`${calls.urlOf(agreement)}/record`, { how: 'paper', on: '01/10/2026' })
    expect(onPaper.json().code).toBe('diligence_open')
    expect((await rate({ reasons: [] })).json().errors[0].field).toBe('note')
    expect((await rate()).json().risk).toMatchObject({ level: 'high', reasons: ['cash'] })
    expect((await calls.send(agreement)).statusCode).toBe(201)
  })

  it('has a risk only in a covered area, with a review after 12, 24 or 36 months', async () => {
    const years = { high: 1, usual: 2, low: 3 }
    const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)
    for (const [level, more] of Object.entries(years)) {
      const { updatedAt } = await read()
      const { reviewOn } = (await rate({ level, updatedAt })).json().risk
      expect(Number(reviewOn.slice(0, 4)) - Number(today.slice(0, 4))).toBe(more)
    }
    await cover('litigation')
    const refused = await rate({ updatedAt: (await read()).updatedAt })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_covered'])
  })

  it('is in Today and in the list once its review is overdue, for readers of a request', async () => {
    await rate()
    await calls.app.db.update(identityRecords).set({ reviewOn: '2020-01-01' })
    const today = async (reader: Person) =>
      (await sendAs(calls.app, reader, 'GET', '/api/admin/summary')).json().today.reviews
    expect(await today(calls.people.staff)).toMatchObject({
      total: 1,
      entries: [{ level: 'high', requestId: id }],
    })
    await calls.set(id, { assignedToId: calls.people.staff.id })
    expect(await today(outsider)).toEqual({ total: 0, entries: [] })
    const list = (state: string, reader: Person) =>
      sendAs(calls.app, reader, 'GET', `/api/admin/diligence-reviews?state=${state}`)
    expect((await list('overdue', calls.people.staff)).json()).toHaveLength(1)
    expect((await list('soon', calls.people.staff)).json()).toEqual([])
    expect((await list('all', outsider)).json()).toEqual([])
  })

  it('returns 404 on every verb for a colleague without a request of the person', async () => {
    await record()
    await calls.set(id, { assignedToId: calls.people.staff.id })
    const ofGuest = await calls.idOfApproved({ isGuest: true })
    await calls.set(ofGuest, { assignedToId: calls.people.staff.id })
    for (const url of [person, `/api/admin/guests/${ofGuest}`]) {
      const before = (await read(url)).updatedAt
      for (const [method, path, body] of [
        ['GET', 'diligence', undefined],
        ['PUT', 'diligence/identity', { ...paper, updatedAt: before }],
        ['PUT', 'diligence/risk', { ...risk, updatedAt: before }],
      ] as const)
        expect((await sendAs(calls.app, outsider, method, `${url}/${path}`, body)).statusCode).toBe(404)
      expect((await read(url)).updatedAt).toBe(before)
    }
  })

  it('belongs to a guest too, and its number is withdrawn with the record «seen in person»', async () => {
    const ofGuest = await calls.idOfApproved({ isGuest: true })
    const url = `/api/admin/guests/${ofGuest}`
    expect((await record({}, url)).json().paper).toMatchObject({ number })
    const withdrawn = await sendAs(calls.app, calls.people.admin, 'PUT', `${url}/identity`, { note: null })
    expect(withdrawn.statusCode).toBe(200)
    expect((await read(url)).paper).toMatchObject({ number: null, seenAt: null, sighting: null })
  })

  it('belongs to a company of a request, and follows a correction of its name', async () => {
    const parties = `/api/admin/consultations/${id}/parties`
    const party = { role: 'client', nameArabic: '', nameLatin: 'Blue Horizon', number: null }
    const [saved] = (await asStaff('PUT', parties, { parties: [party] })).json().parties
    const owners = [{ name: 'سارة الحربي', share: 40 }]
    const company = { capacity: 'manager', registrationNumber: '4030123456', owners }
    expect((await record(company, `/api/admin/parties/${saved.id}`)).statusCode).toBe(200)
    const corrected = { ...party, id: saved.id, nameLatin: 'Blue Horizon Ltd' }
    const [renamed] = (await asStaff('PUT', parties, { parties: [corrected] })).json().parties
    const { paper: after } = await read(`/api/admin/parties/${renamed.id}`)
    expect(after).toMatchObject({ registrationNumber: '4030123456', owners, seenBy: 'the.staff Test' })
  })

  it('refuses a destruction for the years of the policy with the date, and then deletes the record', async () => {
    await record()
    const carryOut = async () => {
      await calls.app.db.delete(erasureRequests)
      const [request] = await calls.app.db
        .insert(erasureRequests)
        .values({ userId: calls.people.client.id, dueAt: '2035-01-01T00:00:00Z' })
        .returning()
      const url = `/api/admin/erasure-requests/${request?.id}/carry-out`
      return calls.postAs(url, { confirmation: 'DELETE' }, calls.people.admin)
    }
    await calls.set(id, { status: 'completed', updatedAt: '2024-06-01T00:00:00Z' })
    await calls.app.db
      .update(users)
      .set({ seenInPersonAt: '2024-05-01T00:00:00Z' })
      .where(eq(users.id, calls.people.client.id))
    const refused = await carryOut()
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'identity_retained'])
    expect(refused.json().detail).toContain('June 1, 2034')
    expect(await calls.app.db.$count(users, eq(users.id, calls.people.client.id))).toBe(1)
    expect(await deleteEndedRecords(calls.app.db)).toBe(0)
    await calls.set(id, { updatedAt: '2010-06-01T00:00:00Z' })
    await calls.app.db
      .update(users)
      .set({ seenInPersonAt: '2010-05-01T00:00:00Z' })
      .where(eq(users.id, calls.people.client.id))
    expect(await deleteEndedRecords(calls.app.db)).toBe(1)
  })

  it('has a copy for 30 days, unless the policy of the firm keeps copies', async () => {
    const { documents } = await import('#features/documents/server/table.ts')
    const { documentInput } = await import('#tests/support/inputs.ts')
    const { insertId } = await import('#tests/support/rows.ts')
    const userId = calls.people.client.id
    const copyDocumentId = await insertId(calls.app.db, documents, {
      ...documentInput(),
      userId,
      consultationId: id,
    })
    expect((await record({ copyDocumentId })).json().paper.copy).toMatchObject({ id: copyDocumentId })
    expect(await deleteEndedCopies(calls.app.db)).toEqual([])
    const seen = { seenInPersonAt: sql`now() - interval '31 days'` }
    await calls.app.db.update(users).set(seen).where(eq(users.id, userId))
    await setSetting(calls.app.db, 'identity_copies', 'true')
    expect(await deleteEndedCopies(calls.app.db)).toEqual([])
    await setSetting(calls.app.db, 'identity_copies', 'false')
    expect(await deleteEndedCopies(calls.app.db)).toMatchObject([{ id: copyDocumentId }])
    expect((await read()).paper.copy).toBeNull()
    expect(await calls.app.db.$count(consultations, eq(consultations.id, id))).toBe(1)
  })
})
