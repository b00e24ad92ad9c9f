import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { guests } from '#features/consultations/server/table.ts'
import { erasureRequests } from '#features/personal-data/server/table.ts'
import { codeOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { call, openFrontDesk } from '#tests/support/front-desk.ts'
import { callAs, type Person } from '#tests/support/test-app.ts'
import { unzip } from '#tests/support/unzip.ts'

const ghada = { ...call, firstName: 'غادة', lastName: 'المطيري', phone: '0551234567' }

describeOnBothEngines('a person without an account', (openTestDatabase) => {
  const { calls, idOf } = openFrontDesk(openTestDatabase)
  beforeEach(async () => {
    await calls.app.db.delete(auditLog)
    await calls.app.db.delete(erasureRequests)
  })
  const url = (id: number, part = '') => `/api/admin/guests/${id}${part}`
  const get = async (id: number, part = '', person: Person = calls.people.staff) =>
    (await callAs(calls.app, person, { url: url(id, part) })).json()
  const send = (method: 'PUT' | 'POST', path: string, payload: object, person: Person = calls.people.admin) =>
    callAs(calls.app, person, { method, url: path, payload })
  const list = async () =>
    (await callAs(calls.app, calls.people.admin, { url: '/api/admin/people?kind=guest' })).json()

  it('has a page with all names, numbers, addresses and requests, by any of the requests', async () => {
    const first = await idOf({ ...ghada, email: 'ghada@example.com' })
    const second = await idOf({ ...ghada, phone: '0557654321', email: 'Ghada@example.com', service: 'other' })
    const sister = await idOf({ ...ghada, firstName: 'هند', service: 'corporate' })
    const shown = { names: ['غادة المطيري'], phones: ['+966557654321', '+966551234567'] }
    for (const id of [first, second]) expect(await get(id)).toMatchObject({ id: second, ...shown })
    expect((await get(first, '/events')).events).toMatchObject([{ id: second }, { id: first }])
    expect((await get(first, '/events?kind=note')).events).toEqual([])
    expect((await list()).map(({ id }: { id: number }) => id)).toEqual([sister, second])
  })

  it('is hidden with its restricted requests, and gone with an account', async () => {
    const id = await idOf(ghada)
    await send('PUT', `/api/admin/consultations/${id}/readers`, { userIds: [] })
    for (const part of ['', '/events']) expect(await get(id, part)).toMatchObject({ code: 'not_found' })
    expect(await get(id, '', calls.people.admin)).toMatchObject({ id })
    await calls.set(id, { userId: calls.people.client.id })
    expect(await get(id, '', calls.people.admin)).toMatchObject({ code: 'not_found' })
    expect(await calls.app.db.$count(guests)).toBe(0)
  })

  it('is recorded as seen in person by an employee, for all requests, and withdrawn by an admin', async () => {
    const id = await idOf(ghada)
    const sister = await idOf({ ...ghada, firstName: 'هند', service: 'corporate' })
    const { staff, admin } = calls.people
    expect((await send('PUT', url(id, '/identity'), {}, staff)).statusCode).toBe(400)
    const seen = await send('PUT', url(id, '/identity'), { documentKind: 'passport' }, staff)
    expect(seen.json()).toMatchObject({ documentKind: 'passport', seenBy: { firstName: 'the.staff' } })
    const later = await idOf({ ...ghada, service: 'other' })
    expect(await get(later)).toMatchObject({ seenInPersonDocument: 'passport' })
    expect(await get(sister)).toMatchObject({ seenInPersonAt: null })
    expect((await list())[0]).toMatchObject({ id: later, seenInPersonAt: expect.any(String) })
    const again = await send('PUT', url(id, '/identity'), { documentKind: 'gcc-id' }, staff)
    expect(codeOf(again)).toEqual([409, 'already_identified'])
    expect((await send('PUT', url(id, '/identity'), { note: null }, staff)).statusCode).toBe(403)
    expect((await send('PUT', url(id, '/identity'), { note: null }, admin)).json()).toMatchObject({
      seenAt: null,
    })
  })

  it('is joined with another name or number, and is not renamed by a later first name', async () => {
    const id = await idOf(ghada)
    const other = await idOf({ ...ghada, phone: '0557654321', service: 'other' })
    const short = await idOf({ ...ghada, lastName: '', service: 'corporate' })
    expect(await list()).toHaveLength(3)
    const compared = await callAs(calls.app, calls.people.admin, { url: url(id, `/join?requestId=${other}`) })
    expect(compared.json()).toMatchObject({ stays: { counts: { requests: 1 } }, joins: { userId: null } })
    await send('PUT', url(other, '/identity'), { documentKind: 'passport' })
    for (const requestId of [other, short])
      expect((await send('POST', url(id, '/join'), { requestId })).statusCode).toBe(200)
    const [row, ...others] = await list()
    expect(others).toEqual([])
    expect(row).toMatchObject({ id: other, lastName: 'المطيري', lastRequest: { id: short } })
    expect(row.seenInPersonAt).not.toBeNull()
    expect((await calls.historyOf(short)).map(({ field }) => field)).toContain('joined')
    // A later call with either name and number is that of this person.
    await idOf({ ...ghada, phone: '0557654321', service: 'litigation' })
    expect(await list()).toHaveLength(1)
    expect(codeOf(await send('POST', url(id, '/join'), { requestId: short }))).toEqual([409, 'same_record'])
  })

  it('is not joined while a conflict is open, or with an account', async () => {
    const id = await idOf(ghada)
    const other = await idOf({ ...ghada, phone: '0557654321', service: 'other' })
    await calls.set(other, { conflictFlaggedAt: '2026-01-01T00:00:00Z' })
    expect(codeOf(await send('POST', url(id, '/join'), { requestId: other }))).toEqual([409, 'conflict_open'])
    await calls.set(other, { conflictFlaggedAt: null, userId: calls.people.client.id })
    expect(codeOf(await send('POST', url(id, '/join'), { requestId: other }))).toEqual([409, 'not_a_guest'])
    expect(await list()).toHaveLength(1)
  })

  it('gets all data in one file, and has it destroyed', async () => {
    const email = 'ghada@example.com'
    const id = await idOf({ ...ghada, email, message: 'own words', noticeWay: 'readAloud' })
    const { admin, staff } = calls.people
    const zip = await callAs(calls.app, admin, { url: url(id, '/export') })
    const files = unzip(zip.rawPayload)
    const data = JSON.parse(String(files.get('data.json')?.bytes))
    expect(data).toMatchObject({
      profile: { firstName: 'غادة', role: null },
      consultations: [{ number: id }],
    })
    expect(data.consents).toMatchObject([{ purpose: 'notice' }])
    expect(String(files.get('index.html')?.bytes)).toContain('own words')
    const refused = await send('POST', url(id, '/erasure'), { confirmation: 'yes' })
    expect(refused.statusCode).toBe(400)
    expect((await send('POST', url(id, '/erasure'), { confirmation: 'DELETE' }, staff)).statusCode).toBe(403)
    expect(await calls.rowOf(id)).toMatchObject({ message: 'own words' })
    expect((await send('POST', url(id, '/erasure'), { confirmation: 'DELETE' })).statusCode).toBe(204)
    expect(await calls.rowOf(id)).toMatchObject({ firstName: '—', message: '', phone: '', guestId: null })
    expect(await list()).toEqual([])
    expect(await calls.app.db.$count(consents, eq(consents.email, email))).toBe(0)
    const done = await calls.app.db.select().from(erasureRequests)
    expect(done).toMatchObject([{ state: 'done', userId: null, decidedById: admin.id }])
    const audited = await calls.app.db.select().from(auditLog)
    expect(audited.map(({ action }) => action)).toEqual(expect.arrayContaining(['export', 'erase']))
  })
})
