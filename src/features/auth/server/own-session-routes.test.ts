import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { cookieOf, type Person, type TestApp, testPassword } from '#tests/support/test-app.ts'
import { attempts, sessions } from './table.ts'

describeOnBothEngines('the user’s own account', (openTestDatabase) => {
  const api = openApp(openTestDatabase, [users, attempts])
  const sara = api.person('client', 'sara')
  const isOpen = async (cookie: string) =>
    (await api.inject({ url: '/api/user', headers: { cookie } })).statusCode === 200
  const openSessionsOf = async (person: Person) => (await api.get('/api/user/sessions', person)).json()
  const fieldErrors = (body: { errors: { field: string; message: string }[] }) =>
    Object.fromEntries(body.errors.map(({ field, message }) => [field, message]))

  describe('a change of password', () => {
    const change = (payload: object, on: TestApp = api, cookie = sara.cookie) =>
      on.inject({ method: 'POST', url: '/api/user/password', payload, headers: { cookie } })
    const right = { currentPassword: testPassword, newPassword: 'جديدة وطويلة 9' }

    it('ends every session, issues a new token for the current one, and applies at the next login', async () => {
      const elsewhere = await api.logIn('sara')
      const response = await change(right)
      expect(response.statusCode).toBe(204)
      const renewed = cookieOf(response.cookies)
      expect(renewed).not.toBe(sara.cookie)
      const open = await Promise.all([sara.cookie, elsewhere, renewed].map(isOpen))
      expect(open).toEqual([false, false, true])
      expect(await api.db.$count(sessions)).toBe(1)
      await expect(api.logIn('sara', right.newPassword)).resolves.toContain('sid=')
      await expect(api.logIn('sara')).rejects.toThrow('401')
    })

    it('preserves a remembered session', async () => {
      const login = { username: 'sara', password: testPassword, rememberMe: true }
      const { cookies } = await api.post('/api/login', login)
      const response = await change(right, api, cookieOf(cookies))
      expect(response.cookies.find(({ name }) => name === 'sid')?.maxAge).toBe(30 * 24 * 60 * 60)
      expect(await api.db.select().from(sessions)).toMatchObject([{ isRemembered: true }])
    })

    it('reports wrong and missing passwords at their fields, and a change by mail and in the audit log, without either password', async () => {
      await api.db.delete(outbox)
      const [before] = await api.db.select().from(users)
      const response = await change({ ...right, currentPassword: 'not-hers' })
      expect(response.statusCode).toBe(400)
      expect(fieldErrors(response.json())).toEqual({ currentPassword: 'The current password is not correct' })
      expect((await api.db.select().from(users))[0]).toEqual(before)
      expect(response.cookies).toEqual([])
      expect(await isOpen(sara.cookie)).toBe(true)
      expect(fieldErrors((await change({ currentPassword: '', newPassword: '12345' })).json())).toEqual({
        currentPassword: 'Current password is required',
        newPassword: 'Password must be at least 6 characters',
      })
      expect((await change({ ...right, userId: 1 })).statusCode).toBe(400)
      expect(await api.db.$count(outbox)).toBe(0)
      await change(right)
      expect(await api.db.select().from(outbox)).toMatchObject([
        { recipient: 'sara@example.com', recipientId: sara.id, subject: 'Your password has been changed' },
      ])
      const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.entityId, sara.id))
      expect(entry).toMatchObject({ action: 'update', entity: 'user', details: { field: 'password' } })
    })

    it('locks the account after ten wrong current passwords, at login too', async () => {
      const strict = await api.another({}, 1)
      for (let n = 0; n < 10; n++) await change({ ...right, currentPassword: `guess ${n}` }, strict)
      expect((await change(right, strict)).statusCode).toBe(429)
      const login = { username: 'SARA', password: testPassword }
      expect((await api.post('/api/login', login, undefined, strict)).statusCode).toBe(429)
      expect(await isOpen(sara.cookie)).toBe(true)
    })
  })

  describe('a session', () => {
    it('is listed with browser and IP address, without its token, and the current one is marked', async () => {
      const payload = { username: 'sara', password: testPassword }
      const headers = { 'user-agent': 'Mozilla/5.0 (iPhone)' }
      await api.inject({ method: 'POST', url: '/api/login', payload, headers })
      const response = await api.get('/api/user/sessions', sara)
      const rows = response.json()
      expect(rows).toHaveLength(2)
      expect(rows.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1)
      expect(rows).toContainEqual(
        expect.objectContaining({
          userAgent: headers['user-agent'],
          ipAddress: '127.0.0.1',
          isCurrent: false,
        }),
      )
      const stored = await api.db.select().from(sessions)
      for (const { tokenHash } of stored) expect(response.body).not.toContain(tokenHash)
    })

    const otherOf = async (person: Person) =>
      (await openSessionsOf(person)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    const end = (id: number, person = sara) => api.remove(`/api/user/sessions/${id}`, person)

    it('can be ended individually, which clears the cookie of the current one, and is not listed after it has expired', async () => {
      const elsewhere = await api.logIn('sara')
      const { id } = await otherOf(sara)
      expect((await end(id)).statusCode).toBe(204)
      expect([await isOpen(elsewhere), await isOpen(sara.cookie)]).toEqual([false, true])
      expect((await end(id)).statusCode).toBe(404)
      const [current] = await openSessionsOf(sara)
      const { cookies } = await end(current.id)
      expect(cookies.find(({ name }) => name === 'sid')?.value).toBe('')
      expect(await isOpen(sara.cookie)).toBe(false)
      const [expired, later] = [await api.logIn('sara'), { ...sara, cookie: await api.logIn('sara') }]
      const { id: expiredId } = await otherOf(later)
      await api.db
        .update(sessions)
        .set({ expiresAt: '2020-01-01T00:00:00.000Z' })
        .where(eq(sessions.id, expiredId))
      expect(await openSessionsOf(later)).toHaveLength(1)
      expect(await isOpen(expired)).toBe(false)
    })

    it('ends when the user ends all others, and other users stay logged in', async () => {
      const omar = await api.signUp('client', 'omar')
      const elsewhere = await api.logIn('sara')
      expect((await api.remove('/api/user/sessions', sara)).statusCode).toBe(204)
      const open = await Promise.all([elsewhere, sara.cookie, omar.cookie].map(isOpen))
      expect(open).toEqual([false, true, true])
    })
  })
})
