import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines, type TestDatabase } from '#tests/support/databases.ts'
import {
  buildTestApp,
  callAs,
  cookieOf,
  logIn,
  type Person,
  signUp,
  testPassword,
} from '#tests/support/test-app.ts'
import { attempts, sessions } from './table.ts'

describeOnBothEngines('the user’s own account', (openTestDatabase) => {
  let database: TestDatabase
  let app: FastifyInstance
  let sara: Person
  beforeAll(async () => {
    database = await openTestDatabase()
    app = await buildTestApp(database)
  })
  beforeEach(async () => {
    await app.db.delete(users)
    await app.db.delete(attempts)
    sara = await signUp(app, 'client', 'sara')
  })
  const isOpen = async (cookie: string) =>
    (await app.inject({ url: '/api/user', headers: { cookie } })).statusCode === 200
  const openSessionsOf = async (person: Person) =>
    (await callAs(app, person, { url: '/api/user/sessions' })).json()
  const fieldErrors = (body: { errors: { field: string; message: string }[] }) =>
    Object.fromEntries(body.errors.map(({ field, message }) => [field, message]))

  describe('a change of password', () => {
    const change = (payload: object, on = app, cookie = sara.cookie) =>
      on.inject({ method: 'POST', url: '/api/user/password', payload, headers: { cookie } })
    const right = { currentPassword: testPassword, newPassword: 'جديدة وطويلة 9' }

    it('ends every session, and issues a new token for the current one', async () => {
      const elsewhere = await logIn(app, 'sara')
      const response = await change(right)
      expect(response.statusCode).toBe(204)
      const renewed = cookieOf(response.cookies)
      expect(renewed).not.toBe(sara.cookie)
      expect([await isOpen(sara.cookie), await isOpen(elsewhere), await isOpen(renewed)]).toEqual([
        false,
        false,
        true,
      ])
      expect(await app.db.$count(sessions)).toBe(1)
    })

    it('is reported to the owner by mail', async () => {
      await app.db.delete(outbox)
      await change({ ...right, currentPassword: 'not-hers' })
      expect(await app.db.$count(outbox)).toBe(0)
      await change(right)
      expect(await app.db.select().from(outbox)).toMatchObject([
        { recipient: 'sara@example.com', recipientId: sara.id, subject: 'Your password has been changed' },
      ])
    })

    it('is effective at the next login, which refuses the old password', async () => {
      await change(right)
      await expect(logIn(app, 'sara', right.newPassword)).resolves.toContain('sid=')
      await expect(logIn(app, 'sara')).rejects.toThrow('401')
    })

    it('preserves a remembered session', async () => {
      const remembered = await app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { username: 'sara', password: testPassword, rememberMe: true },
      })
      const response = await change(right, app, cookieOf(remembered.cookies))
      expect(response.cookies.find(({ name }) => name === 'sid')?.maxAge).toBe(30 * 24 * 60 * 60)
      expect(await app.db.select().from(sessions)).toMatchObject([{ isRemembered: true }])
    })

    it('reports a wrong current password at its field, and changes nothing', async () => {
      const [before] = await app.db.select().from(users)
      const response = await change({ ...right, currentPassword: 'not-hers' })
      expect(response.statusCode).toBe(400)
      expect(fieldErrors(response.json())).toEqual({
        currentPassword: 'The current password is not correct',
      })
      expect((await app.db.select().from(users))[0]).toEqual(before)
      expect(response.cookies).toEqual([])
      expect(await isOpen(sara.cookie)).toBe(true)
    })

    it('requires both passwords, with the error messages of the specification', async () => {
      expect(fieldErrors((await change({ currentPassword: '', newPassword: '12345' })).json())).toEqual({
        currentPassword: 'Current password is required',
        newPassword: 'Password must be at least 6 characters',
      })
      expect((await change({ ...right, userId: 1 })).statusCode).toBe(400)
    })

    it('locks the account after ten wrong current passwords, at login, too', async () => {
      const strict = await buildTestApp(database, 1)
      for (let n = 0; n < 10; n++) await change({ ...right, currentPassword: `guess ${n}` }, strict)
      expect((await change(right, strict)).statusCode).toBe(429)
      const login = await strict.inject({
        method: 'POST',
        url: '/api/login',
        payload: { username: 'SARA', password: testPassword },
      })
      expect(login.statusCode).toBe(429)
      expect(await isOpen(sara.cookie)).toBe(true)
    })

    it('is recorded in the audit log without either password', async () => {
      await change(right)
      const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.entityId, sara.id))
      expect(entry).toMatchObject({ action: 'update', entity: 'user', details: { field: 'password' } })
    })
  })

  describe('a session', () => {
    it('is listed with browser and IP address, without its token, and the current one is marked', async () => {
      await app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { username: 'sara', password: testPassword },
        headers: { 'user-agent': 'Mozilla/5.0 (iPhone)' },
      })
      const response = await callAs(app, sara, { url: '/api/user/sessions' })
      const rows = response.json()
      expect(rows).toHaveLength(2)
      expect(rows.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1)
      expect(rows).toContainEqual(
        expect.objectContaining({
          userAgent: 'Mozilla/5.0 (iPhone)',
          ipAddress: '127.0.0.1',
          isCurrent: false,
        }),
      )
      const stored = await app.db.select().from(sessions)
      for (const { tokenHash } of stored) expect(response.body).not.toContain(tokenHash)
    })

    it('is not listed after it has expired', async () => {
      const elsewhere = await logIn(app, 'sara')
      const [other] = (await openSessionsOf(sara)).filter(
        ({ isCurrent }: { isCurrent: boolean }) => !isCurrent,
      )
      await app.db
        .update(sessions)
        .set({ expiresAt: '2020-01-01T00:00:00.000Z' })
        .where(eq(sessions.id, other.id))
      expect(await openSessionsOf(sara)).toHaveLength(1)
      expect(await isOpen(elsewhere)).toBe(false)
    })

    it('can be ended individually', async () => {
      const elsewhere = await logIn(app, 'sara')
      const [other] = (await openSessionsOf(sara)).filter(
        ({ isCurrent }: { isCurrent: boolean }) => !isCurrent,
      )
      const end = (id: number) => callAs(app, sara, { method: 'DELETE', url: `/api/user/sessions/${id}` })
      expect((await end(other.id)).statusCode).toBe(204)
      expect([await isOpen(elsewhere), await isOpen(sara.cookie)]).toEqual([false, true])
      expect((await end(other.id)).statusCode).toBe(404)
    })

    it('returns 404 for another user’s session, as for an unknown one, and leaves it open', async () => {
      const omar = await signUp(app, 'admin', 'omar')
      const [{ id }] = await openSessionsOf(omar)
      const response = await callAs(app, sara, { method: 'DELETE', url: `/api/user/sessions/${id}` })
      const unknown = await callAs(app, sara, { method: 'DELETE', url: '/api/user/sessions/999999' })
      expect(response.statusCode).toBe(404)
      expect(response.body).toBe(unknown.body)
      expect(await isOpen(omar.cookie)).toBe(true)
    })

    it('ends when the user ends all others, and other users stay logged in', async () => {
      const omar = await signUp(app, 'client', 'omar')
      const elsewhere = await logIn(app, 'sara')
      const response = await callAs(app, sara, { method: 'DELETE', url: '/api/user/sessions' })
      expect(response.statusCode).toBe(204)
      expect([await isOpen(elsewhere), await isOpen(sara.cookie), await isOpen(omar.cookie)]).toEqual([
        false,
        true,
        true,
      ])
    })

    it('clears the cookie when the current one is ended', async () => {
      const [{ id }] = await openSessionsOf(sara)
      const response = await callAs(app, sara, { method: 'DELETE', url: `/api/user/sessions/${id}` })
      expect(response.cookies.find(({ name }) => name === 'sid')?.value).toBe('')
      expect(await isOpen(sara.cookie)).toBe(false)
    })
  })
})
