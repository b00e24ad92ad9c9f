import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { mailsTo } from '#tests/support/account-mails.ts'
import { openConsultationCalls } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { callAs, type Person } from '#tests/support/test-app.ts'
import { consultationReaders } from './table.ts'

describeOnBothEngines('an assignment of several requests', (openTestDatabase) => {
  const calls = openConsultationCalls(openTestDatabase)
  const colleague = calls.app.person('staff', 'the.colleague', { isVerified: true })
  beforeEach(async () => {
    await calls.app.db.delete(outbox)
    await calls.app.db.update(users).set({ isActive: true })
  })

  const assign = (ids: number[], assignedToId = colleague.id, key?: string, person = calls.people.staff) =>
    callAs(calls.app, person, {
      method: 'POST',
      url: '/api/admin/consultations/assign',
      payload: { ids, assignedToId },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const newOnes = async (count: number) => {
    const ids: number[] = []
    while (ids.length < count) ids.push(await calls.idOfNew())
    return ids
  }
  const change = calls.set
  const auditLines = async () =>
    (await calls.app.db.select().from(auditLog).where(eq(auditLog.entity, 'consultation'))).filter(
      ({ action }) => action === 'update',
    ).length
  const assigneeOf = async (id: number) => (await calls.rowOf(id))?.assignedToId

  it('assigns all, with an audit and a history entry each and one mail, and skips those that the colleague already has', async () => {
    const ids = await newOnes(3)
    const before = await auditLines()
    const done = await assign(ids)
    expect([done.statusCode, done.json()]).toEqual([201, { assigned: ids, refused: [] }])
    expect((await auditLines()) - before).toBe(3)
    for (const id of ids) {
      expect(await assigneeOf(id)).toBe(colleague.id)
      const entries = (await calls.historyOf(id)).filter(({ field }) => field === 'assignedToId')
      expect(entries).toMatchObject([{ from: null, to: String(colleague.id) }])
    }
    const mails = await mailsTo(calls.app, 'the.colleague@example.com')
    expect(mails).toHaveLength(1)
    for (const id of ids) expect(mails[0]?.text).toContain(String(id))
    expect(mails[0]?.text).toContain('consultations?assignee=me')
    expect(mails[0]?.text).not.toContain('الحربي')
    const [other = 0] = await newOnes(1)
    await calls.app.db.delete(outbox)
    expect((await assign([...ids, other])).json().assigned).toEqual([...ids, other])
    expect((await auditLines()) - before).toBe(4)
    const [mail] = await mailsTo(calls.app, 'the.colleague@example.com')
    expect(mail?.subject).toContain(String(other))
  })

  it('changes nothing twice, and answers a repeated call alike', async () => {
    const ids = await newOnes(2)
    const key = 'a-key-of-sixteen-signs-or-more'
    const first = await assign(ids, colleague.id, key)
    const before = await auditLines()
    const second = await assign(ids, colleague.id, key)
    expect([second.statusCode, second.body]).toEqual([201, first.body])
    expect(await auditLines()).toBe(before)
    expect(await mailsTo(calls.app, 'the.colleague@example.com')).toHaveLength(1)
  })

  it('refuses a restricted request unless the colleague is one of its readers', async () => {
    const [open = 0, closed = 0, readable = 0] = await newOnes(3)
    await change(closed, { isRestricted: true })
    await change(readable, { isRestricted: true })
    await calls.app.db.insert(consultationReaders).values({ consultationId: readable, userId: colleague.id })
    const answer = (
      await assign([open, closed, readable], colleague.id, undefined, calls.people.admin)
    ).json()
    expect(answer).toEqual({ assigned: [open, readable], refused: [{ id: closed, reason: 'restricted' }] })
    expect(await assigneeOf(closed)).toBeNull()
  })

  it('refuses requests that the user may not list, as unknown ones', async () => {
    const [open = 0, hidden = 0] = await newOnes(2)
    await change(hidden, { isRestricted: true })
    expect((await assign([hidden, open, 999_999])).json()).toEqual({
      assigned: [open],
      refused: [
        { id: hidden, reason: 'unknown' },
        { id: 999_999, reason: 'unknown' },
      ],
    })
  })

  it('refuses an assignee who cannot log in, at the field, and less than 1 or more than 100 ids', async () => {
    const ids = await newOnes(1)
    await calls.app.db.update(users).set({ isActive: false }).where(eq(users.id, colleague.id))
    for (const id of [colleague.id, calls.people.client.id, 999_999]) {
      const refused = await assign(ids, id)
      expect([refused.statusCode, refused.json().errors?.[0]?.field]).toEqual([400, 'assignedToId'])
    }
    expect(await assigneeOf(ids[0] ?? 0)).toBeNull()
    const many = Array.from({ length: 101 }, (_, at) => at + 1)
    expect([(await assign([])).statusCode, (await assign(many)).statusCode]).toEqual([400, 400])
  })

  it('counts open requests by assignee, including users who left', async () => {
    const [one = 0, other = 0, closed = 0] = await newOnes(3)
    await change(one, { assignedToId: colleague.id })
    await change(other, { assignedToId: colleague.id, isRestricted: true })
    await change(closed, { assignedToId: colleague.id, status: 'completed' })
    await calls.app.db.update(users).set({ isActive: false }).where(eq(users.id, colleague.id))
    const counts = async (person: Person) =>
      (await calls.as(person, 'GET', '/api/admin/consultations/open-by-assignee')).json()
    const row = { userId: colleague.id, name: expect.any(String) }
    expect(await counts(calls.people.admin)).toEqual([{ ...row, count: 2 }])
    expect(await counts(calls.people.staff)).toEqual([{ ...row, count: 1 }])
  })
})
