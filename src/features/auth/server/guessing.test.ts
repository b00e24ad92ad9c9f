import { desc, eq, like, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { lastTokenTo } from '#tests/support/account-mails.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { type Person, testPassword } from '#tests/support/test-app.ts'
import { failuresOfName } from './password-failures.ts'
import { nameInKey } from './repository.ts'
import { attempts } from './table.ts'

describeOnBothEngines('the limit on password guesses', (openTestDatabase) => {
  const api = openApp(openTestDatabase, [users, outbox, attempts])
  /** An app with the production limits. */
  let strict: FastifyInstance
  const sara = api.person('client', 'sara')
  let lastBefore = 0
  beforeAll(async () => {
    strict = await api.another({}, 1)
  })
  beforeEach(async () => {
    sara.cookie = await api.logIn('sara')
    await api.db.delete(attempts)
    lastBefore = (await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]?.id ?? 0
  })
  const login = { method: 'POST', url: '/api/login' } as const
  const tryLogin = (password: string, { cookie = '', remoteAddress = '10.0.0.1', username = 'sara' } = {}) =>
    strict.inject({ ...login, payload: { username, password }, headers: { cookie }, remoteAddress })
  const erase = (password: string) =>
    api.post('/api/user/erasure', { confirmation: 'DELETE', password }, sara, strict)
  const statuses = (answers: { statusCode: number }[], status: number) =>
    answers.filter(({ statusCode }) => statusCode === status).length
  /** The cookie that stays in the browser after the session has ended. */
  const deviceOf = ({ cookie }: Person) => cookie.split('; ').find((each) => each.startsWith('device=')) ?? ''
  const refusals = async () =>
    (
      await api.db.select().from(auditLog).where(eq(auditLog.action, 'loginFailed')).orderBy(auditLog.id)
    ).filter(({ id }) => id > lastBefore)

  it.each([
    ['the login', tryLogin, 401],
    ['an account dialog', erase, 400],
  ] as const)('checks only ten of 29 simultaneous wrong passwords in %s', async (_name, enter, status) => {
    const answers = await Promise.all(Array.from({ length: 29 }, (_, n) => enter(`guess ${n}`)))
    expect([statuses(answers, status), statuses(answers, 429)]).toEqual([10, 19])
  })

  it('does not count successful logins', async () => {
    for (let n = 0; n < 12; n += 1) expect((await tryLogin(testPassword)).statusCode).toBe(200)
  })

  it('does not lock other accounts, nor the owner out of a known browser or an open session', async () => {
    for (let n = 0; n < 11; n += 1) await tryLogin('not it')
    expect((await tryLogin(testPassword)).statusCode).toBe(429)
    expect((await tryLogin('not it', { username: 'omar' })).statusCode).toBe(401)
    expect((await tryLogin(testPassword, { cookie: deviceOf(sara) })).statusCode).toBe(200)
    expect((await tryLogin(testPassword, { cookie: `device=${'x'.repeat(43)}` })).statusCode).toBe(429)
    expect((await erase(testPassword)).statusCode).toBe(201)
  })

  it('is separate for a known browser, whose failures also count for unknown ones', async () => {
    const cookie = deviceOf(sara)
    for (let n = 0; n < 10; n += 1) expect((await tryLogin('not it', { cookie })).statusCode).toBe(401)
    expect((await tryLogin(testPassword, { cookie })).statusCode).toBe(429)
    expect((await tryLogin(testPassword)).statusCode).toBe(429)
    const other = await api.signUp('client', 'omar')
    // A browser of another user is unknown to this account.
    expect((await tryLogin(testPassword, { cookie: deviceOf(other) })).statusCode).toBe(429)
  })

  it('doubles the wait after each lockout, and starts over after a password reset by mail', async () => {
    const waits: number[] = []
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 10; n += 1) await tryLogin('not it')
      waits.push(Number((await tryLogin('not it')).headers['retry-after']))
      await api.db
        .update(attempts)
        .set({ endsAt: sql`now() - interval '1 second'` })
        .where(eq(attempts.key, failuresOfName('sara')))
      await api.db.delete(attempts).where(like(attempts.key, 'login 10.%'))
    }
    expect(waits.map((seconds) => Math.round(seconds / 60))).toEqual([5, 10, 20])
    const path = '/api/password/forgot'
    await api.post(path, { email: 'sara@example.com' }, undefined, strict)
    const token = await lastTokenTo(api, 'sara@example.com')
    const newPassword = 'a new and long one 5'
    await api.post('/api/password/reset', { token, newPassword }, undefined, strict)
    expect((await tryLogin(newPassword)).statusCode).toBe(200)
    expect(await api.db.$count(attempts, like(attempts.key, `login failures % ${nameInKey('sara')}`))).toBe(0)
  })

  it('uses separate counters, whatever is typed as the username', async () => {
    for (let n = 0; n < 3; n += 1) await tryLogin('not it', { username: 'again sara' })
    const keys = (await api.db.select().from(attempts)).map(({ key }) => key)
    expect(keys).toContain(failuresOfName('again sara'))
    expect(keys).not.toContain(`login failures again ${nameInKey('sara')}`)
  })

  it('writes one line in the audit log for each account, IP address and reason', async () => {
    for (let n = 0; n < 12; n += 1) await tryLogin('not it')
    await tryLogin('not it', { remoteAddress: '10.0.0.2' })
    await tryLogin('my secret typed as a name', { username: 'my-secret-password' })
    expect(await refusals()).toMatchObject([
      { userId: sara.id, ipAddress: '10.0.0.1', details: { reason: 'password' } },
      { userId: sara.id, ipAddress: '10.0.0.1', details: { reason: 'limit' } },
      { userId: sara.id, ipAddress: '10.0.0.2', details: { reason: 'limit' } },
      { userId: null, userName: '', ipAddress: '10.0.0.1', details: { reason: 'password' } },
    ])
    expect(JSON.stringify(await refusals())).not.toContain('my-secret')
  })
})
