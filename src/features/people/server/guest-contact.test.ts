import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { sessions } from '#features/auth/server/table.ts'
import {
  consultationHistory,
  consultationLinks,
  consultations,
} from '#features/consultations/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { lastTokenTo, mailsTo } from '#tests/support/account-mails.ts'
import { codeOf, idsOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { call, openFrontDesk } from '#tests/support/front-desk.ts'
import { callAs, type Person, sendAs, signUp } from '#tests/support/test-app.ts'

const saad = { ...call, firstName: 'سعد', lastName: 'العتيبي', phone: '0551234567' }
const faisal = { ...saad, firstName: 'فيصل', service: 'corporate' }

describeOnBothEngines('the number and the address of a guest', (openTestDatabase) => {
  const { calls, record, idOf } = openFrontDesk(openTestDatabase)
  beforeEach(async () => {
    await calls.app.db.delete(auditLog)
  })

  const put = (id: number, payload: object, person: Person = calls.people.staff) =>
    callAs(calls.app, person, { method: 'PUT', url: `/api/admin/consultations/${id}/contact`, payload })
  const sharingOf = async (id: number, person: Person = calls.people.staff) =>
    (await callAs(calls.app, person, { url: `/api/admin/consultations/${id}/contact` })).json()
  const mailLink = (id: number) =>
    sendAs(calls.app, calls.people.staff, 'POST', `/api/admin/consultations/${id}/link-mail`)
  const linksOf = (id: number) =>
    calls.app.db.$count(consultationLinks, eq(consultationLinks.consultationId, id))
  const historyOf = async (id: number) => (await calls.historyOf(id)).map(({ field }) => field)

  it('change for the person meant, and not for a relative with the same number', async () => {
    const his = await idOf(saad)
    const brothers = await idOf(faisal)
    const before = await calls.rowOf(brothers)
    const saved = await put(his, { email: 'saad@example.com' })
    expect(saved.json()).toMatchObject({ email: 'saad@example.com', phone: '+966551234567' })
    expect(await calls.rowOf(brothers)).toEqual(before)
    expect(await historyOf(brothers)).not.toContain('contactCorrected')
    expect(await linksOf(brothers)).toBe(1)
    expect(codeOf(await mailLink(brothers))).toEqual([409, 'not_a_guest'])
    expect((await mailLink(his)).statusCode).toBe(204)
    expect(await mailsTo(calls.app, 'saad@example.com')).toHaveLength(1)
  })

  it('change for the person meant, and not for a colleague with the same address', async () => {
    const email = 'office@company.example'
    const his = await idOf({ ...saad, email })
    const hers = await idOf({ ...call, email, service: 'corporate' })
    await put(his, { email: 'saad@company.example', phone: '0557654321' })
    expect(await calls.rowOf(hers)).toMatchObject({ email, phone: '+966554433221' })
    expect(await mailsTo(calls.app, email)).toHaveLength(1)
  })

  it('change in all requests of the same name, in each only the wrong value', async () => {
    const id = await idOf({ ...saad, email: 'wrong@example.com' })
    const wrong = { phone: '0550000001', email: 'Wrong@example.com' }
    const other = await idOf({ ...saad, ...wrong, service: 'corporate' })
    const third = await idOf({ ...saad, firstName: 'سعدٌ', service: 'other' })
    await put(id, { email: 'right@example.com', phone: '0559999999' })
    expect(await calls.rowOf(other)).toMatchObject({ email: 'right@example.com', phone: '+966550000001' })
    expect(await calls.rowOf(third)).toMatchObject({ email: '', phone: '+966559999999' })
    const mailed = [
      ...(await mailsTo(calls.app, 'wrong@example.com')),
      ...(await mailsTo(calls.app, 'Wrong@example.com')),
    ]
    expect(mailed.map(({ subject }) => /\d+/.exec(subject)?.[0])).toEqual([`${id}`, `${other}`])
    const audited = await calls.app.db.select().from(auditLog).where(eq(auditLog.action, 'update'))
    expect(audited.map(({ entityId }) => entityId)).toEqual([id, other, third])
  })

  it('change for the names that the office chooses, among those who share them', async () => {
    const his = await idOf(saad)
    const latin = await idOf({ ...saad, firstName: 'Saad', lastName: 'Al-Otaibi', service: 'corporate' })
    const brothers = await idOf({ ...faisal, service: 'other' })
    const stranger = await idOf({ ...call, service: 'litigation' })
    expect(await sharingOf(his)).toMatchObject([
      { id: latin, firstName: 'Saad', isSamePerson: false },
      { id: brothers, firstName: 'فيصل', isSamePerson: false },
    ])
    await put(his, { phone: '0557654321', alsoIds: [latin, stranger] })
    expect(await calls.rowOf(latin)).toMatchObject({ phone: '+966557654321' })
    expect(await calls.rowOf(brothers)).toMatchObject({ phone: '+966551234567' })
    expect(await calls.rowOf(stranger)).toMatchObject({ phone: '+966554433221' })
  })

  it('change in one request only, if the office chooses no other', async () => {
    const id = await idOf(saad)
    const other = await idOf({ ...saad, service: 'corporate' })
    expect(await sharingOf(id)).toMatchObject([{ id: other, isSamePerson: true }])
    await put(id, { phone: '0557654321', alsoIds: [] })
    expect(await calls.rowOf(other)).toMatchObject({ phone: '+966551234567' })
    const people = await callAs(calls.app, calls.people.staff, { url: '/api/admin/people?kind=guest' })
    expect(idsOf(people)).toEqual([other, id])
  })

  it('neither show nor change requests that the employee may not open', async () => {
    const id = await idOf(saad)
    const { admin } = calls.people
    const closed = await idOf({ ...saad, service: 'corporate', assignedToId: admin.id }, admin)
    expect(await sharingOf(id)).toEqual([])
    await put(id, { phone: '0557654321', alsoIds: [closed] })
    expect(await calls.rowOf(closed)).toMatchObject({ phone: '+966551234567' })
    const unknown = await calls.asStaff('GET', `/api/admin/consultations/${closed}/contact`)
    expect([unknown.statusCode, (await put(closed, { phone: '0557654321' })).statusCode]).toEqual([404, 404])
  })

  it('end the private link that went to a wrong number or a wrong address', async () => {
    const recorded = (await record(saad)).json()
    const token = new URL(recorded.link.url).searchParams.get('token')
    const { id } = recorded.consultation
    const follow = async () => (await calls.app.inject({ url: `/api/requests?token=${token}` })).json()
    expect(await follow()).toMatchObject({ consultation: { id } })
    // No link went to an address that is only added.
    await put(id, { email: 'saad@example.com' })
    expect(await linksOf(id)).toBe(1)
    await put(id, { phone: '0557654321' })
    expect(await linksOf(id)).toBe(0)
    expect(await follow()).toMatchObject({ consultation: null })
    await mailLink(id)
    await put(id, { email: 'right@example.com' })
    expect(await linksOf(id)).toBe(0)
  })

  it('require a recent proof, and are not those of an account', async () => {
    const id = await idOf(saad)
    await calls.app.db.update(sessions).set({ confirmedAt: sql`now() - interval '11 minutes'` as never })
    const refused = await put(id, { phone: '0557654321' })
    await calls.app.db.update(sessions).set({ confirmedAt: sql`now()` as never })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof_required'])
    expect(await calls.rowOf(id)).toMatchObject({ phone: '+966551234567' })
    const own = await idOf({ ...saad, service: 'corporate', userId: calls.people.client.id })
    expect((await put(own, { phone: '0557654321' })).statusCode).toBe(404)
    expect(await calls.app.db.$count(consultations, eq(consultations.phone, '+966557654321'))).toBe(0)
  })

  it('are reported to the previous address, without a word of the matter', async () => {
    const id = await idOf({ ...saad, email: 'old@example.com', message: 'SECRET' })
    await put(id, { email: 'new@example.com' })
    const [mail, ...others] = await mailsTo(calls.app, 'old@example.com')
    expect(others).toEqual([])
    expect(mail?.subject).toContain(`${id}`)
    expect(JSON.stringify(mail)).not.toMatch(/SECRET|new@example/)
    await put(id, { phone: '0557654321' })
    expect(await mailsTo(calls.app, 'new@example.com')).toEqual([])
  })

  it('let an account of the same name claim the request only 24 hours after its address was added or replaced', async () => {
    const { db } = calls.app
    const owner = await signUp(calls.app, 'client', `claimer${Date.now()}`, { isVerified: true })
    const email = `${owner.username}@example.com`
    const id = await idOf({ ...saad, email: 'old@example.com' })
    const added = await idOf({ ...saad, phone: '0550000002', service: 'corporate' })
    await put(id, { email, alsoIds: [] })
    await put(added, { email })
    const offered = async () => idsOf(await callAs(calls.app, owner, { url: '/api/client/earlier-requests' }))
    const claim = (ids: number[]) =>
      callAs(calls.app, owner, { method: 'POST', url: '/api/client/earlier-requests', payload: { ids } })
    const owned = { firstName: 'Saad', lastName: 'Al-Otaibi' }
    await db.update(users).set(owned).where(eq(users.id, owner.id))
    expect(await offered()).toEqual([])
    expect((await claim([added])).statusCode).toBe(404)
    expect(await calls.rowOf(id)).toMatchObject({ userId: null })
    await db.update(consultationHistory).set({ createdAt: sql`now() - interval '25 hours'` as never })
    await db.update(users).set({ firstName: 'Faisal' }).where(eq(users.id, owner.id))
    expect(await offered()).toEqual([])
    await db.update(users).set(owned).where(eq(users.id, owner.id))
    expect(await offered()).toEqual([added, id])
    expect((await claim([id])).statusCode).toBe(201)
    expect(await lastTokenTo(calls.app, 'old@example.com')).toBe('')
  })
})
