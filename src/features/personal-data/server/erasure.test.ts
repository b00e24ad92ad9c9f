import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { appointments } from '#features/appointments/server/table.ts'
import { auditLog } from '#features/audit/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { fieldOf, statusesOf } from '#tests/support/answers.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { erasureInput, openErasure } from '#tests/support/erasure-setup.ts'
import { signUpMarked } from '#tests/support/marked-person.ts'
import { updateRow } from '#tests/support/rows.ts'
import { callAs, type Person, signUp, testPassword } from '#tests/support/test-app.ts'
import { erasureRequests } from './table.ts'

const reason = 'Your matter is open; its file must be kept until it is closed.'

describeOnBothEngines('the erasure of personal data', (openTestDatabase) => {
  const { app, admin, sara, ask, decide, openIdOf, list, mailsTo } = openErasure(openTestDatabase)
  const latest = async (person = sara) => (await app.get('/api/user/erasure', person)).json().latest

  it('opens a request with a deadline of 30 days, notifies both sides, and is accepted only once', async () => {
    expect(await latest()).toBeNull()
    const response = await ask()
    expect([response.statusCode, response.json()]).toEqual([201, await latest()])
    const { createdAt, dueAt, daysLeft, state } = await latest()
    expect([state, daysLeft]).toEqual(['open', 30])
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(30 * 24 * 60 * 60 * 1000)
    const [again, meanwhile] = await Promise.all([ask(), ask()])
    expect([again?.statusCode, meanwhile?.statusCode]).toEqual([409, 409])
    expect(await app.db.$count(erasureRequests)).toBe(1)
    expect(await mailsTo('sara@example.com')).toHaveLength(1)
    const [toFirm] = await mailsTo('office@example.com')
    expect(toFirm?.text).toContain('/dashboard/privacy')
    expect(`${toFirm?.text}${toFirm?.html}${toFirm?.subject}`).not.toMatch(/sara/i)
  })

  it.each([
    ['another word', { ...erasureInput, confirmation: 'delete' }, 'confirmation'],
    ['no word', { password: testPassword }, 'confirmation'],
    ['a wrong password', { ...erasureInput, password: 'not-hers' }, 'password'],
  ])('reports %s at its field, and opens nothing', async (_name, payload, field) => {
    expect(fieldOf(await ask(payload))).toEqual([400, field])
    expect(await app.db.$count(erasureRequests)).toBe(0)
  })

  it('accepts the Arabic word too, from the user and from the office', async () => {
    expect((await ask({ ...erasureInput, confirmation: 'حذف' })).statusCode).toBe(201)
    const [{ id = 0 } = {}] = await app.db.select().from(erasureRequests)
    expect((await decide(id, 'carry-out', { confirmation: 'إتلاف' })).statusCode).toBe(400)
    expect((await decide(id, 'carry-out', { confirmation: 'حذف' })).statusCode).toBe(201)
    expect(await app.db.$count(users, eq(users.id, sara.id))).toBe(0)
  })

  it('can be withdrawn while it is open, and requested again', async () => {
    await ask()
    const withdraw = () => app.remove('/api/user/erasure', sara)
    expect((await withdraw()).statusCode).toBe(204)
    expect(await latest()).toMatchObject({ state: 'withdrawn', decidedAt: expect.any(String) })
    expect((await withdraw()).statusCode).toBe(404)
    expect((await ask()).statusCode).toBe(201)
    const entries = await app.db.select().from(auditLog).where(eq(auditLog.entity, 'erasureRequest'))
    expect(entries.slice(-3).map(({ action }) => action)).toEqual(['create', 'withdraw', 'create'])
  })

  it('is refused with reasons, which the user can read but no mail contains', async () => {
    const id = await openIdOf(sara)
    expect((await decide(id, 'refuse', { reason: 'No.' })).statusCode).toBe(400)
    expect((await decide(id, 'refuse', { reason })).json()).toMatchObject({
      state: 'refused',
      decidedBy: 'the.admin Test',
    })
    expect(await latest()).toMatchObject({ state: 'refused', reason })
    const mails = await mailsTo('sara@example.com')
    expect(mails).toHaveLength(2)
    expect(JSON.stringify(mails)).not.toContain('matter is open')
    expect((await decide(id, 'carry-out', { confirmation: 'DELETE' })).statusCode).toBe(409)
    expect(await app.db.$count(users, eq(users.id, sara.id))).toBe(1)
  })

  it('frees the lawyer’s time, and the mail about this does not contain the client’s name', async () => {
    const lawyer = await signUp(app, 'staff', 'noura')
    const sent = { method: 'POST' as const, url: '/api/consultations', payload: consultationInput }
    const { id: consultationId } = (await callAs(app, sara, sent)).json()
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
    await app.db.insert(appointments).values(
      [
        { state: 'confirmed' as const, days: 3 },
        { state: 'confirmed' as const, days: -3 },
        { state: 'canceled' as const, days: 5 },
      ].map(({ state, days }) => ({
        consultationId,
        lawyerId: lawyer.id,
        kind: 'phone' as const,
        minutes: 30,
        state,
        startsAt: inDays(days),
        heldUntil: inDays(days + 1),
        settledAt: inDays(-4),
        sequence: 1,
      })),
    )
    const id = await openIdOf(sara)
    expect((await decide(id, 'carry-out', { confirmation: 'DELETE' })).statusCode).toBe(201)
    expect(await app.db.$count(appointments)).toBe(0)
    const mails = await mailsTo('noura@example.com')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.calendar).toMatch(/METHOD:CANCEL.*SEQUENCE:2\r\n.*STATUS:CANCELLED/s)
    expect(mails[0]?.text).toContain(String(consultationId))
    expect(JSON.stringify(mails)).not.toMatch(/sara/i)
  })

  it('is listed for admins with the deadline, overdue first, by state and name', async () => {
    const omar = await signUp(app, 'client', 'omar')
    const first = await openIdOf(sara)
    const late = await openIdOf(omar)
    await updateRow(app.db, erasureRequests, late, { dueAt: sql`now() - interval '50 hours'` })
    const response = await list('?state=open')
    expect(response.headers['x-total-count']).toBe('2')
    expect(response.json()).toMatchObject([
      { id: late, userName: 'omar Test', daysLeft: -2 },
      { id: first, userName: 'sara Test', daysLeft: 30 },
    ])
    expect((await list('?q=sara')).json()).toHaveLength(1)
    expect((await list('?state=done')).json()).toEqual([])
    expect((await list('?sort=-dueAt&pageSize=1')).json()).toMatchObject([{ id: first }])
    const workOf = async (person: Person) =>
      (await app.get('/api/admin/summary', person)).json().myWork.erasures
    expect([await workOf(admin), await workOf(await signUp(app, 'staff', 'noura'))]).toEqual([2, 0])
    const counts = await app.get('/api/admin/erasure-requests/counts', admin)
    expect(counts.json()).toEqual({ all: 2, open: 2, withdrawn: 0, refused: 0, done: 0 })
  })

  it('shows admins what the firm stores before they decide', async () => {
    const marked = await signUpMarked(app.instance, '7310', admin)
    const id = await openIdOf(marked)
    const { holdings } = (await app.get(`/api/admin/erasure-requests/${id}`, admin)).json()
    expect(holdings).toEqual({
      openConsultations: 2,
      consultations: 2,
      messages: 2,
      contactMessages: 1,
      documents: 2,
      openDocumentRequests: 1,
      mails: 6,
    })
  })

  it('is refused for one’s own account, but not for that of another admin', async () => {
    const own = await openIdOf(admin)
    expect((await decide(own, 'carry-out', { confirmation: 'DELETE' })).json().detail).toContain(
      'your own account',
    )
    expect(await app.db.$count(users)).toBe(2)
    const second = await signUp(app, 'admin', 'second.admin')
    expect((await decide(own, 'carry-out', { confirmation: 'DELETE' }, second)).statusCode).toBe(201)
    expect((await app.get('/api/user', admin)).statusCode).toBe(401)
  })

  it('is carried out once when two admins decide simultaneously', async () => {
    const second = await signUp(app, 'admin', 'second.admin')
    const id = await openIdOf(sara)
    const answers = await Promise.all([
      decide(id, 'carry-out', { confirmation: 'DELETE' }),
      decide(id, 'refuse', { reason }, second),
    ])
    expect(statusesOf(answers)).toEqual([201, 409])
  })
})
