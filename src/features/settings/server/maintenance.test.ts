import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { registrationInput } from '#tests/support/registration.ts'
import { openApp, openPeople } from '#tests/support/suite.ts'
import { callAs, logIn, type People, signUpOneOfEach } from '#tests/support/test-app.ts'
import { staysOpen } from './known-settings.ts'
import { settings } from './table.ts'

/** The calls of P4.6, those of the login screen for the name of the firm, and the login at the directory. */
const decided =
  '/api/login /api/login/directory /api/logout /api/password/forgot /api/password/reset /api/user /api/settings'.split(
    ' ',
  )
const openByDecision = (path: string) => decided.includes(path) || path.startsWith('/api/admin/')

describeOnBothEngines('the maintenance mode', (openTestDatabase) => {
  const app = openApp(openTestDatabase)
  let people: People
  beforeAll(async () => {
    // Set before the first login, since the app then caches its settings for some seconds.
    await app.db.insert(settings).values({ key: 'maintenance_mode', value: 'true' })
    people = await signUpOneOfEach(app)
    await app.instance.ready()
  })

  const operations = async () =>
    Object.entries((await app.instance.describeCalls()).paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => ({
        method: method.toUpperCase() as 'GET',
        path,
        // No record has this id.
        url: path.replaceAll(/\{\w+\}/g, '999999'),
      })),
    )

  it.each(['guest', 'client', 'staff'] as const)(
    'allows or refuses every call of the API by the rule, for a %s',
    async (visitor) => {
      const calls = (await operations()).filter(({ path }) => path !== '/api/logout')
      expect(calls.length).toBeGreaterThan(20)
      for (const { method, path, url } of calls) {
        const answer = await callAs(app, people[visitor], { method, url })
        // The event stream returns 503 in tests, with another code.
        const isRefused = answer.statusCode === 503 && answer.json().code === 'maintenance'
        const found = [method, path, isRefused]
        expect(found).toEqual([method, path, visitor !== 'staff' && !openByDecision(path)])
      }
    },
  )

  it('returns a problem in the language of the call, with Retry-After', async () => {
    const arabic = { 'accept-language': 'ar' }
    const { statusCode, headers, body } = await app.inject({ url: '/api/services', headers: arabic })
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

  it('changes nothing when it refuses, and is open to admins and health checks', async () => {
    const read = async (url: string) => {
      const answer = await app.get(url, people.admin)
      expect(answer.statusCode).toBe(200)
      return answer.body
    }
    const before = await read('/api/admin/users')
    const refused = await app.post('/api/register', registrationInput)
    expect([refused.statusCode, refused.cookies]).toEqual([503, []])
    expect(await read('/api/admin/users')).toBe(before)
    await read('/api/services')
    for (const url of ['/healthz', '/readyz']) expect((await app.get(url)).statusCode).toBe(200)
  })

  it('lets all users log in and out, so that the office has access', async () => {
    const { otherClient } = people
    const back = { ...otherClient, cookie: await logIn(app, otherClient.username) }
    expect((await app.get('/api/client/summary', back)).statusCode).toBe(503)
    expect((await app.post('/api/logout', undefined, back)).statusCode).toBe(204)
  })
})

describeOnBothEngines('the start of maintenance', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase)

  it('takes effect on the next call after a change by the office', async () => {
    expect((await app.get('/api/services')).statusCode).toBe(200)
    await app.db.insert(settings).values({ key: 'maintenance_mode', value: 'true' })
    // Like the settings screen: any change by the office makes the server reload its settings.
    const service = { nameEn: 'Tax', descriptionEn: 'Zakat and tax disputes.', icon: 'fa-gavel' }
    await app.post('/api/admin/services', service, people.admin)
    expect((await app.get('/api/services')).statusCode).toBe(503)
  })
})

describe('a URL during maintenance', () => {
  it.each([
    ...'/auth /auth?next=/dashboard /reset-password?token=x /api/password/reset'.split(' '),
    ...'/dashboard /dashboard/settings /api/admin/settings'.split(' '),
    ...'/auth/directory /auth/directory/callback?code=x /auth/directory/logout'.split(' '),
  ])('is open for the office: %s', (url) => {
    expect(staysOpen(url)).toBe(true)
  })

  it.each([
    ...'/ /authors /client /dashboards /api/user/export /api/users /api/login2'.split(' '),
    ...'/API/login /%61uth /?/auth //auth /publications?next=/auth'.split(' '),
  ])('is closed: %s', (url) => {
    expect(staysOpen(url)).toBe(false)
  })
})
