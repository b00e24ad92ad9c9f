import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { attempts, sessions } from '#features/auth/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { codeOf } from '#tests/e2e/support/authenticator.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { DirectoryBrowser } from '#tests/support/directory-setup.ts'
import { openOidcServer, ProviderBrowser } from '#tests/support/oidc-server.ts'
import { openApp } from '#tests/support/suite.ts'
import { testPassword } from '#tests/support/test-app.ts'
import { saveLocalAdmin } from './repository.ts'
import { directoryIdentities, localAdmin } from './table.ts'

const server = await openOidcServer()
afterAll(() => server.close())
const seconds = () => Math.floor(Date.now() / 1000)

describeOnBothEngines('a session of the directory', (openTestDatabase) => {
  const emptied = [users, attempts, outbox, settings, auditLog, directoryIdentities, localAdmin]
  const api = openApp(openTestDatabase, emptied, {
    directory: server.optionsOf({ strongAcr: ['urn:strong'] }),
  })
  const admin = api.person('admin', 'the.boss')
  const sara = api.person('staff', 'sara')
  beforeEach(async () => {
    server.accounts.clear()
    server.changeTokens()
    for (const [person, subject] of [
      [admin, 'boss'],
      [sara, 'sara'],
    ] as const) {
      server.accounts.set(subject, {})
      await api.db.insert(directoryIdentities).values({ userId: person.id, issuer: server.issuer, subject })
    }
  })
  const loggedIn = async (subject: string, app: ConstructorParameters<typeof DirectoryBrowser>[0] = api) => {
    const browser = new DirectoryBrowser(app)
    const { statusCode, headers } = await browser.logIn(subject)
    return { browser, answer: [statusCode, headers.location] }
  }
  const statusOf = async (browser: DirectoryBrowser) => (await browser.call('GET', '/api/user')).statusCode
  const addTwoFactor = async () => {
    const path = '/api/user/two-factor'
    const { secret } = (await api.post(path, { currentPassword: testPassword }, sara)).json()
    await api.post(`${path}/confirm`, { code: codeOf(secret, -1) }, sara)
    return secret as string
  }

  it('asks for our second factor, unless the directory has asked for one', async () => {
    const secret = await addTwoFactor()
    const { browser, answer } = await loggedIn('sara')
    expect(answer).toEqual([303, '/auth?tab=code'])
    expect(browser.hasSession).toBe(false)
    const wrong = await browser.call('POST', '/api/login/directory', { code: '000000' })
    expect([wrong.statusCode, browser.hasSession]).toEqual([401, false])
    const right = await browser.call('POST', '/api/login/directory', { code: codeOf(secret, 0) })
    expect([right.statusCode, right.json().isByDirectory]).toEqual([200, true])
    const again = await browser.call('POST', '/api/login/directory', { code: codeOf(secret, 1) })
    expect(again.statusCode).toBe(400)
    for (const claims of [{ amr: ['pwd', 'mfa'] }, { acr: 'urn:strong' }]) {
      server.changeTokens((payload) => ({ ...payload, ...claims }))
      expect((await loggedIn('sara')).answer).toEqual([303, '/dashboard'])
    }
    server.changeTokens((payload) => ({ ...payload, amr: ['pwd'], acr: 'urn:weak' }))
    expect((await loggedIn('sara')).answer).toEqual([303, '/auth?tab=code'])
  })

  it('opens only the account until a required second factor exists, if the directory asks for none', async () => {
    await api.db.insert(settings).values({ key: 'require_two_factor', value: 'true' })
    const later = await api.another({ directory: server.optionsOf() })
    const { browser } = await loggedIn('sara', later)
    expect((await browser.call('GET', '/api/user')).json().needsTwoFactor).toBe(true)
    expect((await browser.call('GET', '/api/admin/staff')).statusCode).toBe(403)
    server.changeTokens((payload) => ({ ...payload, amr: ['mfa'] }))
    const strong = (await loggedIn('sara', later)).browser
    expect((await strong.call('GET', '/api/admin/staff')).statusCode).toBe(200)
    await later.close()
  })

  it('is confirmed by a new login there, and by nothing else', async () => {
    const { browser } = await loggedIn('boss')
    const change = () => browser.call('PUT', `/api/admin/users/${sara.id}`, { lastName: 'Harbi' })
    const prove = () => browser.call('POST', '/api/user/proof/directory', {})
    // A directory logs a person in without a question.
    expect((await change()).json().code).toBe('proof_required')
    const password = await browser.call('POST', '/api/user/proof', { currentPassword: testPassword })
    expect([password.statusCode, password.json().code]).toEqual([403, 'directory_only'])
    expect((await prove()).json()).toEqual({ isProved: false })
    const address = new URL(await browser.begin('?prove'))
    expect(address.searchParams.get('prompt')).toBe('login')
    expect(address.searchParams.get('max_age')).toBe('0')
    const done = await browser.comeBack(await browser.atProvider.logIn(address.href, 'boss'))
    expect(done.headers.location).toBe('/dashboard/account?proved#directory')
    expect((await change()).json().code).toBe('proof_required')
    expect((await prove()).json()).toEqual({ isProved: true })
    expect((await change()).statusCode).toBe(200)
    expect((await prove()).json()).toEqual({ isProved: false })
  })

  it('also needs our second factor for its proof, unless the directory has asked for one', async () => {
    const secret = await addTwoFactor()
    server.changeTokens((payload) => ({ ...payload, amr: ['mfa'] }))
    const { browser } = await loggedIn('sara')
    const prove = async (body: object) => {
      const { statusCode, body: text } = await browser.call('POST', '/api/user/proof/directory', body)
      return [statusCode, JSON.parse(text).isProved]
    }
    const logInAgain = async () =>
      browser.comeBack(await browser.atProvider.logIn(await browser.begin('?prove'), 'sara'))
    server.changeTokens()
    await logInAgain()
    expect(await prove({})).toEqual([401, undefined])
    expect(await prove({ code: '000000' })).toEqual([401, undefined])
    expect(await prove({ code: codeOf(secret, 0) })).toEqual([200, true])
    server.changeTokens((payload) => ({ ...payload, amr: ['mfa'] }))
    await logInAgain()
    expect(await prove({})).toEqual([200, true])
  })

  it('is not confirmed by an old login, a missing time, or another person', async () => {
    const { browser } = await loggedIn('boss')
    const attempt = async (account: string) => {
      const back = await new ProviderBrowser().logIn(await browser.begin('?prove'), account)
      return (await browser.comeBack(back)).statusCode
    }
    server.changeTokens((payload) => ({ ...payload, auth_time: seconds() - 700 }))
    expect(await attempt('boss')).toBe(400)
    server.changeTokens(({ auth_time: _, ...payload }) => payload)
    expect(await attempt('boss')).toBe(400)
    server.changeTokens()
    expect(await attempt('sara')).toBe(400)
    const { isProved } = (await browser.call('POST', '/api/user/proof/directory', {})).json()
    expect(isProved).toBe(false)
  })

  it('ends on two servers with a logout at the directory, by login and by person', async () => {
    const other = await api.another({ directory: server.optionsOf() })
    const token = async (changes: object) => {
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
      const payload = { iss: server.issuer, aud: 'mizan', iat: seconds(), jti: crypto.randomUUID(), events }
      return server.sign({ ...payload, ...changes }, 'logout+jwt')
    }
    const send = async (changes: object, on = api.inject) =>
      (
        await on({
          method: 'POST',
          url: '/auth/directory/logout',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ logout_token: await token(changes) }).toString(),
        })
      ).statusCode
    server.changeTokens((payload) => ({ ...payload, sid: 'one' }))
    const first = (await loggedIn('sara')).browser
    server.changeTokens((payload) => ({ ...payload, sid: 'two' }))
    const second = (await loggedIn('sara', other)).browser
    for (const refused of [
      { sub: 'sara', aud: 'another' },
      { sub: 'sara', iss: 'https://evil.example' },
      { sub: 'sara', iat: seconds() - 3600 },
      { sub: 'sara', nonce: 'x' },
      { sub: 'sara', events: {} },
      {},
    ])
      expect([refused, await send(refused)]).toEqual([refused, 400])
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200])
    expect(await send({ sid: 'one' })).toBe(200)
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200])
    expect(await send({ sub: 'unknown' })).toBe(200)
    expect(await send({ sub: 'sara' }, other.inject.bind(other))).toBe(200)
    expect(await statusOf(second)).toBe(401)
    // A session with a password is none of the directory.
    expect((await api.get('/api/user', sara)).statusCode).toBe(200)
    await other.close()
  })

  it('begins with the directory only, except for the local admin, of whom all admins hear', async () => {
    const boss = await api.signUp('admin', 'second.boss')
    const only = await api.another({ directory: server.optionsOf({ isOnly: true }) })
    const client = await api.signUp('client', 'omar', { isVerified: true })
    const logIn = async (username: string) =>
      (
        await only.inject({
          method: 'POST',
          url: '/api/login',
          payload: { username, password: testPassword },
        })
      ).json()
    expect(await logIn('the.boss')).toMatchObject({ code: 'directory_only' })
    expect(await logIn('sara')).toMatchObject({ code: 'directory_only' })
    expect((await logIn('omar')).id).toBe(client.id)
    expect(await api.db.$count(outbox)).toBe(0)
    await saveLocalAdmin(api.db, admin.id)
    expect((await logIn('the.boss')).id).toBe(admin.id)
    expect(await logIn('second.boss')).toMatchObject({ code: 'directory_only' })
    const mails = await api.db.select().from(outbox).orderBy(outbox.id)
    expect(mails.map(({ recipientId, subject }) => [recipientId, subject])).toEqual(
      [admin.id, boss.id].map((id) => [id, 'The local manager has logged in']),
    )
    expect(mails[0]?.text).toContain('the.boss')
    expect((await loggedIn('sara', only)).answer).toEqual([303, '/dashboard'])
    const sessionsOfSara = await api.db.$count(sessions, eq(sessions.userId, sara.id))
    expect(sessionsOfSara).toBe(2)
    await only.close()
  })

  it('lasts twelve hours, as every session of the office', async () => {
    const { browser } = await loggedIn('sara')
    await api.db.update(sessions).set({ createdAt: sql`created_at - interval '721 minutes'` })
    expect(await statusOf(browser)).toBe(401)
  })

  it('cannot begin while the directory is down, and passwords still work', async () => {
    const gone = await openOidcServer()
    await gone.close()
    const down = await api.another({ directory: gone.optionsOf() })
    const begun = await new DirectoryBrowser(down).call('GET', '/auth/directory?next=%2Fdashboard%2Fusers')
    expect([begun.statusCode, begun.headers.location]).toEqual([
      303,
      '/auth?tab=down&next=%2Fdashboard%2Fusers',
    ])
    const password = { username: 'the.boss', password: testPassword }
    const opened = await down.inject({ method: 'POST', url: '/api/login', payload: password })
    expect(opened.statusCode).toBe(200)
    const state = await down.inject({ url: '/api/admin/directory', headers: { cookie: admin.cookie } })
    expect(state.json().directory).toMatchObject({ name: 'Acme', localAdmin: null, isOnly: false })
    expect(Date.now() - Date.parse(state.json().directory.unreachableSince)).toBeLessThan(60_000)
    const fine = (await api.get('/api/admin/directory', admin)).json().directory
    expect(fine.unreachableSince).toBe(null)
    await down.close()
    const only = await api.another({ directory: gone.optionsOf({ isOnly: true }) })
    const logIn = (username: string) =>
      only.inject({ method: 'POST', url: '/api/login', payload: { username, password: testPassword } })
    expect((await logIn('the.boss')).json()).toMatchObject({ code: 'directory_only' })
    await saveLocalAdmin(api.db, admin.id)
    expect((await logIn('the.boss')).json().id).toBe(admin.id)
    expect((await logIn('sara')).json()).toMatchObject({ code: 'directory_only' })
    await only.close()
  })

  it('cannot lose its link while the office logs in at the directory only', async () => {
    const only = await api.another({ directory: server.optionsOf({ isOnly: true }) })
    const mayUnlink = async (send: typeof api.inject) =>
      (await send({ url: '/api/user/directory', headers: { cookie: sara.cookie } })).json().mayUnlink
    expect([await mayUnlink(api.inject.bind(api)), await mayUnlink(only.inject.bind(only))]).toEqual([
      true,
      false,
    ])
    await only.close()
  })
})
