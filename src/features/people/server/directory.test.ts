import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { fieldOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { call, openFrontDesk } from '#tests/support/front-desk.ts'
import { callAs, type Person, signUp } from '#tests/support/test-app.ts'

describeOnBothEngines('people', (openTestDatabase) => {
  const { calls, idOf, mailsTo } = openFrontDesk(openTestDatabase)

  const list = async (query = '', person: Person = calls.people.staff) => {
    const response = await callAs(calls.app, person, { method: 'GET', url: `/api/admin/people?${query}` })
    return { rows: response.json(), total: response.headers['x-total-count'] }
  }
  const put = (url: string, payload: object, person: Person = calls.people.staff) =>
    callAs(calls.app, person, { method: 'PUT', url, payload })

  describe('the list of people', () => {
    it('has each client with an account, and each caller once by address or number', async () => {
      await idOf(call)
      const id = await idOf({ ...call, service: 'corporate' })
      const other = await idOf({ ...call, phone: '0500000001', email: 'NOURA@example.com' })
      const guests = await list('kind=guest')
      expect(guests.rows).toMatchObject([
        { kind: 'guest', id: other, email: 'noura@example.com' },
        { kind: 'guest', id, phone: '+966554433221', email: '', lastRequest: { id, status: 'pending' } },
      ])
      expect(guests.total).toBe('2')
      const accounts = await list('kind=user')
      expect(accounts.rows.map(({ id }: { id: number }) => id).sort()).toEqual(
        [calls.people.client.id, calls.people.otherClient.id].sort(),
      )
      expect((await list()).total).toBe('4')
      const pages = [await list('pageSize=3'), await list('pageSize=3&page=2')]
      expect(pages.map(({ rows }) => rows.length)).toEqual([3, 1])
    })

    it('shows the last request and the verification of an account', async () => {
      const id = await idOf({ ...call, userId: calls.people.client.id })
      const { rows } = await list('kind=user')
      expect(rows.find((row: { id: number }) => row.id === calls.people.client.id)).toMatchObject({
        isVerified: true,
        lastRequest: { id },
        nextAppointmentAt: null,
      })
    })

    it('matches names in both scripts and numbers as dialed', async () => {
      const id = await idOf(call)
      for (const q of ['نوره', 'Noura', '٠٥٥٤٤٣', '4433221'])
        expect([q, (await list(`q=${encodeURIComponent(q)}`)).rows]).toMatchObject([q, [{ id }]])
      expect((await list('q=nobody')).total).toBe('0')
    })

    it('hides restricted requests from employees who may not list them, and has no erased guests', async () => {
      const id = await idOf(call)
      await put(`/api/admin/consultations/${id}/readers`, { userIds: [] }, calls.people.admin)
      expect((await list('kind=guest')).rows).toEqual([])
      expect((await list('kind=guest', calls.people.admin)).rows).toMatchObject([{ id }])
      await calls.app.db.update(consultations).set({ email: '', phone: '' }).where(eq(consultations.id, id))
      expect((await list('kind=guest', calls.people.admin)).total).toBe('0')
    })
  })

  describe('a correction', () => {
    const path = () => `/api/admin/people/${calls.people.client.id}`
    it('changes the number, with an audit row and an entry in open requests', async () => {
      const id = await idOf({ ...call, userId: calls.people.client.id })
      const saved = await put(path(), { phone: '٠٥٥ ١١١ ٢٢٣٣' })
      expect([saved.statusCode, saved.json().phone]).toEqual([200, '+966551112233'])
      expect((await calls.historyOf(id)).at(-1)).toMatchObject({
        field: 'contactCorrected',
        from: null,
        to: null,
      })
      const audited = await calls.app.db.select().from(auditLog).orderBy(auditLog.id)
      expect(audited.at(-1)).toMatchObject({
        action: 'update',
        entity: 'user',
        details: { contact: 'phone' },
      })
    })

    it('makes a new address unverified and mails both addresses', async () => {
      const client = await signUp(calls.app, 'client', `moved${Date.now()}`, { isVerified: true })
      const url = `/api/admin/people/${client.id}`
      const saved = await put(url, { email: 'New@Example.com' }, calls.people.admin)
      expect(saved.json()).toMatchObject({ email: 'new@example.com', isVerified: false })
      expect(await mailsTo('new@example.com')).toHaveLength(1)
      expect(await mailsTo(`${client.username}@example.com`)).toHaveLength(1)
      const old = await callAs(calls.app, client, { method: 'GET', url: '/api/client/consultations' })
      expect(old.statusCode).toBe(401)
    })

    it('refuses a taken address, a wrong number and an older version, and changes nothing', async () => {
      const refused = await put(path(), { email: 'other.client@example.com' }, calls.people.admin)
      expect(fieldOf(refused)).toEqual([409, 'email'])
      expect((await put(path(), { phone: '12' })).statusCode).toBe(400)
      expect((await put(path(), {})).statusCode).toBe(400)
      expect((await put(path(), { phone: null, updatedAt: '2020-01-01T00:00:00Z' })).statusCode).toBe(409)
      const [row] = await calls.app.db.select().from(users).where(eq(users.id, calls.people.client.id))
      expect(row).toMatchObject({ email: 'the.client@example.com', phone: '+966551112233' })
    })

    it('is refused to employees who may open none of the requests, and for other accounts', async () => {
      const { admin, client } = calls.people
      await idOf({ ...call, userId: client.id, assignedToId: admin.id }, admin)
      expect((await put(path(), { phone: null })).statusCode).toBe(403)
      expect((await put(path(), { phone: null }, admin)).statusCode).toBe(200)
      expect((await put(`/api/admin/people/${admin.id}`, { phone: null })).statusCode).toBe(404)
    })

    it('leaves a guest a number or an address', async () => {
      const id = await idOf(call)
      const refused = await put(`/api/admin/consultations/${id}/contact`, { phone: null })
      expect(fieldOf(refused)).toEqual([400, 'phone'])
      const { admin } = calls.people
      const closed = await idOf({ ...call, service: 'other', assignedToId: admin.id }, admin)
      const hidden = await put(`/api/admin/consultations/${closed}/contact`, { phone: '0500000009' })
      expect(hidden.statusCode).toBe(404)
    })
  })
})
