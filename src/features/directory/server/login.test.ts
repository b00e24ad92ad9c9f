import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { attempts, sessions } from '#features/auth/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { DirectoryBrowser } from '#tests/support/directory-setup.ts'
import { openOidcServer } from '#tests/support/oidc-server.ts'
import { openApp } from '#tests/support/suite.ts'
import { testPassword } from '#tests/support/test-app.ts'
import { directoryIdentities, directoryNames } from './table.ts'

const server = await openOidcServer()
afterAll(() => server.close())

describeOnBothEngines('a login at the directory', (openTestDatabase) => {
  const emptied = [users, attempts, outbox, settings, auditLog, directoryIdentities, directoryNames]
  const api = openApp(openTestDatabase, emptied, { directory: server.optionsOf() })
  const admin = api.person('admin', 'the.boss')
  const sara = api.person('staff', 'sara')
  beforeEach(() => {
    server.accounts.clear()
    server.changeTokens()
  })

  const link = (userId: number, subject: string) =>
    api.db.insert(directoryIdentities).values({ userId, issuer: server.issuer, subject })
  const browser = (cookie?: string) => new DirectoryBrowser(api, cookie)
  const lines = async () =>
    (await api.db.select().from(auditLog).orderBy(auditLog.id)).map(({ action, details }) => [
      action,
      details.reason,
    ])

  it('logs a linked person of Entra in, who has neither an address nor groups, and leads to the page', async () => {
    await link(sara.id, 'oid-1')
    server.accounts.set('oid-1', { preferred_username: 'sara@firm.onmicrosoft.com', name: 'Sara' })
    const chrome = browser()
    const answer = await chrome.logIn('oid-1', '?next=%2Fdashboard%2Fmessages')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/dashboard/messages'])
    const me = await chrome.call('GET', '/api/user')
    expect(me.json()).toMatchObject({ id: sara.id, isByDirectory: true })
    expect(await lines()).toEqual([['login', undefined]])
    const [identity] = await api.db.select().from(directoryIdentities)
    expect(identity?.name).toBe('sara@firm.onmicrosoft.com')
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'dashboard',
    '/auth',
  ])('leads home in place of %j', async (next) => {
    await link(sara.id, 'oid-1')
    server.accounts.set('oid-1', {})
    const answer = await browser().logIn('oid-1', `?${new URLSearchParams({ next })}`)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/dashboard'])
  })

  it('reads the page from the referrer, only of our own address', async () => {
    await link(sara.id, 'oid-1')
    server.accounts.set('oid-1', {})
    for (const [host, expected] of [
      ['http://localhost:3000', '/dashboard/users'],
      ['https://evil.example', '/dashboard'],
    ] as const) {
      const chrome = browser()
      const referer = `${host}/auth?next=%2Fdashboard%2Fusers`
      const begun = await chrome.call('GET', '/auth/directory', undefined, { referer })
      const back = await chrome.atProvider.logIn(String(begun.headers.location), 'oid-1')
      expect((await chrome.comeBack(back)).headers.location).toBe(expected)
    }
  })

  it('links the account once whose directory name an admin has written, whatever its case', async () => {
    const path = `/api/admin/users/${sara.id}/directory`
    const saved = await api.put(path, { name: 'Sara@Firm.example' }, admin)
    expect([saved.statusCode, saved.json().expectedName]).toEqual([200, 'Sara@Firm.example'])
    server.accounts.set('oid-1', { preferred_username: 'sara@firm.example' })
    server.accounts.set('oid-2', { preferred_username: 'sara@firm.example' })
    expect((await browser().logIn('oid-1')).statusCode).toBe(303)
    expect((await api.get(path, admin)).json()).toMatchObject({
      directory: 'Acme',
      expectedName: null,
      link: { name: 'sara@firm.example' },
    })
    const second = await browser().logIn('oid-2')
    expect([second.statusCode, second.json().detail]).toEqual([
      400,
      'This account is not known here. Ask the.boss Test.',
    ])
    expect((await browser().logIn('oid-1')).statusCode).toBe(303)
  })

  it('refuses the unverified address of an admin, and accepts a verified one', async () => {
    await api.put(`/api/admin/users/${sara.id}/directory`, { name: 'sara@firm.example' }, admin)
    await api.db.insert(directoryNames).values({ userId: admin.id, name: 'the.boss@example.com' })
    for (const verified of [undefined, false, 'true', 1]) {
      server.accounts.set('thief', { email: 'the.boss@example.com', email_verified: verified })
      const chrome = browser()
      const refused = await chrome.logIn('thief')
      expect([refused.statusCode, refused.json().code, chrome.hasSession]).toEqual([
        400,
        'directory_refused',
        false,
      ])
    }
    expect(await api.db.$count(directoryIdentities)).toBe(0)
    server.accounts.set('oid-1', { email: 'sara@firm.example', email_verified: true })
    expect((await browser().logIn('oid-1')).statusCode).toBe(303)
  })

  it('refuses clients, deactivated people and strangers, each in a sentence and a line of the log', async () => {
    const client = await api.signUp('client', 'omar', { isVerified: true })
    await link(client.id, 'oid-client')
    await link(sara.id, 'oid-1')
    await api.db.update(users).set({ isActive: false }).where(eq(users.id, sara.id))
    for (const subject of ['oid-client', 'oid-1', 'oid-none']) {
      server.accounts.set(subject, { preferred_username: `${subject}@firm.example` })
      const chrome = browser()
      expect([(await chrome.logIn(subject)).statusCode, chrome.hasSession]).toEqual([400, false])
    }
    expect(await lines()).toEqual([
      ['loginFailed', 'notOffice'],
      ['loginFailed', 'inactive'],
      ['loginFailed', 'unknown'],
    ])
    const inArabic = browser()
    const back = await inArabic.atProvider.logIn(await inArabic.begin(), 'oid-none')
    const { pathname, search } = new URL(back)
    const refused = await inArabic.call('GET', pathname + search, undefined, { 'accept-language': 'ar' })
    // Marks of direction surround the name.
    const detail = refused.json().detail.replace(/[\u2066-\u2069]/g, '')
    expect(detail).toBe('هذا الحساب غير معروف هنا. يرجى مراجعة the.boss Test.')
  })

  it('refuses a changed, foreign, old or repeated answer, without a session', async () => {
    await link(sara.id, 'oid-1')
    server.accounts.set('oid-1', {})
    const attempt = async (
      alter: Parameters<typeof server.changeTokens>[0],
      route: (address: string) => string = (address) => address,
    ) => {
      server.changeTokens(alter)
      const chrome = browser()
      const refused = await chrome.comeBack(
        route(await chrome.atProvider.logIn(await chrome.begin(), 'oid-1')),
      )
      server.changeTokens()
      return [refused.statusCode, refused.json().code, chrome.hasSession]
    }
    const withParameter = (name: string, value: string) => (address: string) => {
      const url = new URL(address)
      url.searchParams.set(name, value)
      return url.href
    }
    const now = Math.floor(Date.now() / 1000)
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const refused = [400, 'directory_refused', false]
    expect(await attempt((payload) => ({ ...payload, nonce: 'another' }))).toEqual(refused)
    expect(await attempt((payload) => `${part({ alg: 'none' })}.${part(payload)}.`)).toEqual(refused)
    expect(
      await attempt((payload) => `${part({ alg: 'RS256', kid: 'test' })}.${part(payload)}.AAAA`),
    ).toEqual(refused)
    expect(await attempt((payload) => ({ ...payload, aud: 'another' }))).toEqual(refused)
    expect(await attempt((payload) => ({ ...payload, iat: now - 7200, exp: now - 3600 }))).toEqual(refused)
    expect(await attempt((payload) => ({ ...payload, iss: 'https://evil.example' }))).toEqual(refused)
    expect(await attempt(undefined, withParameter('iss', 'https://evil.example'))).toEqual(refused)
    expect(await attempt(undefined, withParameter('state', 'another'))).toEqual(refused)
    expect(await attempt(undefined, withParameter('code', 'another'))).toEqual(refused)
    expect(await attempt(undefined, withParameter('error', 'access_denied'))).toEqual(refused)
    expect(await lines()).toHaveLength(10)
    expect(await api.db.$count(sessions, sql`directory is not null`)).toBe(0)
  })

  it('refuses a state that another browser has begun, and a code that is used twice', async () => {
    await link(sara.id, 'oid-1')
    server.accounts.set('oid-1', {})
    const [thief, victim, other] = [browser(), browser(), browser()]
    const stolen = await thief.atProvider.logIn(await thief.begin(), 'oid-1')
    expect((await victim.comeBack(stolen)).statusCode).toBe(400)
    await other.begin()
    expect((await other.comeBack(stolen)).statusCode).toBe(400)
    expect([victim.hasSession, other.hasSession]).toEqual([false, false])
    const { cookie } = thief
    expect((await thief.comeBack(stolen)).statusCode).toBe(303)
    const again = browser(cookie)
    expect([(await again.comeBack(stolen)).statusCode, again.hasSession]).toEqual([400, false])
    expect((await lines()).filter(([action]) => action === 'loginFailed')).toHaveLength(3)
  })

  it('links the own account after a new login there, and removes the link again', async () => {
    server.accounts.set('oid-1', { preferred_username: 'sara@firm.example' })
    await api.db.update(sessions).set({ confirmedAt: sql`confirmed_at - interval '11 minutes'` })
    expect((await api.post('/api/user/directory', undefined, sara)).json().code).toBe('proof_required')
    const chrome = browser(sara.cookie)
    await chrome.call('POST', '/api/user/proof', { currentPassword: testPassword })
    const begun = await chrome.call('POST', '/api/user/directory')
    expect(begun.statusCode).toBe(201)
    const stranger = browser()
    const back = await chrome.atProvider.logIn(begun.json().url, 'oid-1')
    expect((await stranger.comeBack(back)).statusCode).toBe(400)
    const linked = await chrome.comeBack(back)
    expect(linked.headers.location).toBe('/dashboard/account#directory')
    expect((await chrome.call('GET', '/api/user/directory')).json()).toMatchObject({
      directory: 'Acme',
      link: { name: 'sara@firm.example' },
    })
    const other = browser()
    await other.logIn('oid-1')
    expect((await chrome.call('DELETE', '/api/user/directory')).statusCode).toBe(204)
    expect((await other.call('GET', '/api/user')).statusCode).toBe(401)
    expect((await chrome.call('GET', '/api/user')).statusCode).toBe(200)
    expect((await api.db.select().from(outbox)).map(({ subject }) => subject)).toContain(
      'Your account was linked to the directory',
    )
  })

  it('refuses to link an identity of another account', async () => {
    await link(admin.id, 'oid-1')
    server.accounts.set('oid-1', {})
    const chrome = browser(sara.cookie)
    const { url } = (await chrome.call('POST', '/api/user/directory')).json()
    expect((await chrome.comeBack(await chrome.atProvider.logIn(url, 'oid-1'))).statusCode).toBe(400)
    expect(await api.db.$count(directoryIdentities, eq(directoryIdentities.userId, sara.id))).toBe(0)
  })

  it('is refused two people with the same name, and clients', async () => {
    const client = await api.signUp('client', 'omar')
    const put = (id: number) => api.put(`/api/admin/users/${id}/directory`, { name: 'x@firm.example' }, admin)
    expect((await put(sara.id)).statusCode).toBe(200)
    expect((await put(admin.id)).json().code).toBe('directory_taken')
    expect((await put(client.id)).statusCode).toBe(404)
  })
})
