import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { attempts } from '#features/auth/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { DirectoryBrowser } from '#tests/support/directory-setup.ts'
import { openOidcServer } from '#tests/support/oidc-server.ts'
import { openApp } from '#tests/support/suite.ts'
import { directoryIdentities, directoryNames } from './table.ts'

const server = await openOidcServer()
afterAll(() => server.close())

describeOnBothEngines('the groups of the directory', (openTestDatabase) => {
  const api = openApp(openTestDatabase, [users, attempts, auditLog, directoryIdentities], {
    directory: server.optionsOf({ staffGroup: 'lawyers', adminGroup: '/partners' }),
  })
  const admin = api.person('admin', 'the.boss')
  const sara = api.person('staff', 'sara')
  beforeEach(() => server.accounts.clear())

  const link = (userId: number, subject: string) =>
    api.db.insert(directoryIdentities).values({ userId, issuer: server.issuer, subject })
  const logIn = async (subject: string, claims: Record<string, unknown>) => {
    server.accounts.set(subject, claims)
    const browser = new DirectoryBrowser(api)
    const { statusCode, body } = await browser.logIn(subject)
    return { browser, statusCode, detail: statusCode === 400 ? JSON.parse(body).detail : '' }
  }
  const roleOf = async (id: number) =>
    (await api.db.select({ role: users.role }).from(users).where(eq(users.id, id)))[0]?.role

  it('give an unknown member of the office an account of staff', async () => {
    const claims = {
      preferred_username: 'noura',
      email: 'Noura@Firm.example',
      email_verified: true,
      given_name: 'Noura',
      family_name: 'Al-Harbi',
      groups: ['/lawyers', '/readers'],
    }
    const { browser, statusCode } = await logIn('kc-1', claims)
    expect(statusCode).toBe(303)
    expect((await browser.call('GET', '/api/user')).json()).toMatchObject({
      username: 'noura',
      email: 'noura@firm.example',
      firstName: 'Noura',
      lastName: 'Al-Harbi',
      role: 'staff',
      isVerified: true,
    })
    expect((await logIn('kc-1', claims)).statusCode).toBe(303)
    expect(await api.db.$count(users)).toBe(3)
  })

  it('give no account for an address that another account has, or without any', async () => {
    const taken = await logIn('kc-1', { email: 'the.boss@example.com', name: 'A B', groups: ['lawyers'] })
    expect(taken.detail).toBe('Another account has this email address. Ask the.boss Test to link it.')
    const none = await logIn('kc-2', { preferred_username: 'noura', name: 'Noura', groups: ['lawyers'] })
    expect(none.statusCode).toBe(400)
    expect(await api.db.$count(users)).toBe(2)
  })

  it('refuse a person who is in none, and end their sessions', async () => {
    await link(sara.id, 'kc-1')
    const { browser } = await logIn('kc-1', { groups: ['lawyers'] })
    expect((await browser.call('GET', '/api/user')).statusCode).toBe(200)
    for (const groups of [['readers'], [], undefined, 'lawyers-of-others']) {
      const refused = await logIn('kc-1', { groups })
      expect([refused.statusCode, refused.browser.hasSession]).toEqual([400, false])
    }
    expect((await browser.call('GET', '/api/user')).statusCode).toBe(401)
    expect((await api.get('/api/user', sara)).statusCode).toBe(401)
    expect(await logIn('kc-2', { groups: ['readers'] })).toMatchObject({
      detail: 'This account is in no group that may log in here. Ask the.boss Test.',
    })
  })

  it('and names are read from the provider if the token leaves them out, with the address of one source', async () => {
    server.changeTokens(({ groups: _, preferred_username: __, ...rest }) => rest)
    await link(sara.id, 'kc-1')
    expect((await logIn('kc-1', { groups: ['lawyers'], preferred_username: 'sara' })).statusCode).toBe(303)
    expect((await logIn('kc-1', { groups: ['readers'] })).statusCode).toBe(400)
    await api.db.insert(directoryNames).values({ userId: admin.id, name: 'the.boss@example.com' })
    server.changeTokens(({ email_verified: _, ...rest }) => ({ ...rest, email: 'the.boss@example.com' }))
    const claims = { email: 'own@firm.example', email_verified: true, groups: ['lawyers'], name: 'A B' }
    await logIn('kc-2', claims)
    expect(await api.db.$count(directoryNames)).toBe(1)
    server.changeTokens()
  })

  it('are not taken as empty if Entra leaves them out, and end no session', async () => {
    await link(sara.id, 'oid-1')
    const { detail } = await logIn('oid-1', {
      _claim_names: { groups: 'src1' },
      _claim_sources: { src1: { endpoint: 'https://graph.windows.net/x' } },
    })
    expect(detail).toBe(
      'The directory does not send the groups of this account, because there are too many. Ask the.boss Test.',
    )
    expect((await api.get('/api/user', sara)).statusCode).toBe(200)
  })

  it('decide about the role of an admin, except of the last one', async () => {
    await link(sara.id, 'kc-1')
    await link(admin.id, 'kc-2')
    expect((await logIn('kc-1', { groups: ['/lawyers', '/partners'] })).statusCode).toBe(303)
    expect(await roleOf(sara.id)).toBe('admin')
    expect((await api.get('/api/user', sara)).statusCode).toBe(401)
    expect((await logIn('kc-1', { groups: ['lawyers'] })).statusCode).toBe(303)
    expect(await roleOf(sara.id)).toBe('staff')
    expect((await logIn('kc-2', { groups: ['lawyers'] })).statusCode).toBe(303)
    expect(await roleOf(admin.id)).toBe('admin')
    const changes = await api.db
      .select()
      .from(auditLog)
      .where(sql`action = 'update' and entity = 'user'`)
      .orderBy(auditLog.id)
    expect(changes.map(({ details }) => details.role)).toEqual(['admin', 'staff'])
  })

  it('make nobody an admin without a group of admins', async () => {
    const other = await api.another({ directory: server.optionsOf({ staffGroup: 'lawyers' }) })
    await link(admin.id, 'kc-2')
    server.accounts.set('kc-2', { groups: ['lawyers'] })
    server.accounts.set('kc-3', { email: 'x@firm.example', name: 'X Y', groups: ['lawyers', 'partners'] })
    for (const subject of ['kc-2', 'kc-3'])
      expect((await new DirectoryBrowser(other).logIn(subject)).statusCode).toBe(303)
    expect(
      (await api.db.select({ role: users.role }).from(users).orderBy(users.id)).map(({ role }) => role),
    ).toEqual(['admin', 'staff', 'staff'])
    await other.close()
  })
})
