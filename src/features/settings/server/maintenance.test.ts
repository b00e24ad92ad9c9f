import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Visitor } from '#access/roles.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { buildTestApp, callAs, type People, signUpOneOfEach, testPassword } from '#tests/support/test-app.ts'
import { staysOpen } from './maintenance.ts'
import { settings } from './table.ts'

const visitors: readonly Visitor[] = ['guest', 'client', 'staff', 'admin']

/** The calls of P4.6, and those of the login screen for the name of the firm. */
const openByDecision = (path: string) =>
  [
    '/api/login',
    '/api/logout',
    '/api/password/forgot',
    '/api/password/reset',
    '/api/user',
    '/api/settings',
  ].includes(path) || path.startsWith('/api/admin/')

describeOnBothEngines('the maintenance mode', (openTestDatabase) => {
  let app: FastifyInstance
  let people: People
  beforeAll(async () => {
    app = await buildTestApp(await openTestDatabase())
    // Set before the first login, since the app then caches its settings for some seconds.
    await app.db.insert(settings).values({ key: 'maintenance_mode', value: 'true' })
    people = await signUpOneOfEach(app)
    await app.ready()
  })

  const operations = async () =>
    Object.entries((await app.describeCalls()).paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => ({
        method: method.toUpperCase() as 'GET',
        path,
        // No record has this id.
        url: path.replaceAll(/\{\w+\}/g, '999999'),
      })),
    )

  it.each(visitors)('opens or refuses every call of the API as the rule says, for a %s', async (visitor) => {
    const isOffice = visitor === 'staff' || visitor === 'admin'
    const calls = (await operations()).filter(({ path }) => path !== '/api/logout')
    expect(calls.length).toBeGreaterThan(20)
    for (const { method, path, url } of calls) {
      const answer = await callAs(app, people[visitor], { method, url })
      // The event stream returns 503 in tests, with another code.
      const isRefused = answer.statusCode === 503 && answer.json().code === 'maintenance'
      expect([method, path, isRefused]).toEqual([method, path, !isOffice && !openByDecision(path)])
    }
  })

  it('returns a problem in the language of the call, with Retry-After', async () => {
    const { statusCode, headers, body } = await app.inject({
      url: '/api/services',
      headers: { 'accept-language': 'ar' },
    })
    expect(statusCode).toBe(503)
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '600',
      'cache-control': 'no-store',
    })
    expect(JSON.parse(body)).toMatchObject({
      status: 503,
      detail: 'الموقع تحت الصيانة. يرجى المحاولة لاحقًا.',
    })
  })

  it('changes nothing when it refuses', async () => {
    const before = await app.inject({ url: '/api/admin/users', headers: { cookie: people.admin.cookie } })
    const registration = {
      username: 'somebody.new',
      password: testPassword,
      firstName: 'New',
      lastName: 'Client',
      email: 'new@example.com',
    }
    const refused = await app.inject({ method: 'POST', url: '/api/register', payload: registration })
    expect(refused.statusCode).toBe(503)
    expect(refused.cookies).toEqual([])
    const after = await app.inject({ url: '/api/admin/users', headers: { cookie: people.admin.cookie } })
    expect(after.body).toBe(before.body)
  })

  it('lets all users log in and out, so that the office has access', async () => {
    const login = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: 'other.client', password: testPassword },
    })
    expect(login.statusCode).toBe(200)
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const refused = await app.inject({ url: '/api/client/summary', headers: { cookie } })
    expect(refused.statusCode).toBe(503)
    expect((await app.inject({ method: 'POST', url: '/api/logout', headers: { cookie } })).statusCode).toBe(
      204,
    )
  })

  it('does not affect health checks', async () => {
    for (const url of ['/healthz', '/readyz']) expect((await app.inject({ url })).statusCode).toBe(200)
  })
})

describeOnBothEngines('the start of maintenance', (openTestDatabase) => {
  let app: FastifyInstance
  let people: People
  beforeEach(async () => {
    app = await buildTestApp(await openTestDatabase())
    people = await signUpOneOfEach(app)
  })

  it('takes effect on the next call after a change by the office', async () => {
    expect((await app.inject({ url: '/api/services' })).statusCode).toBe(200)
    await app.db.insert(settings).values({ key: 'maintenance_mode', value: 'true' })
    // Like the settings screen: any change by the office makes the server reload its settings.
    await callAs(app, people.admin, {
      method: 'POST',
      url: '/api/admin/services',
      payload: { nameEn: 'Tax', descriptionEn: 'Zakat and tax disputes.', icon: 'fa-gavel' },
    })
    expect((await app.inject({ url: '/api/services' })).statusCode).toBe(503)
  })
})

describe('a URL during maintenance', () => {
  it.each([
    '/auth',
    '/auth?next=/dashboard',
    '/reset-password?token=x',
    '/api/password/reset',
    '/dashboard',
    '/dashboard/settings',
    '/api/admin/settings',
  ])('is open for the office: %s', (url) => {
    expect(staysOpen(url)).toBe(true)
  })

  it.each([
    '/',
    '/authors',
    '/client',
    '/dashboards',
    '/api/user/export',
    '/api/users',
    '/api/login2',
    '/API/login',
    '/%61uth',
    '/?/auth',
    '//auth',
    '/publications?next=/auth',
  ])('is closed: %s', (url) => {
    expect(staysOpen(url)).toBe(false)
  })
})
