import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { mailsTo, tokenIn } from '#tests/support/account-mails.ts'
import { statusesOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { buildTestApp, callAs, type Person, sendAs, signUp } from '#tests/support/test-app.ts'
import { findUser } from './repository.ts'
import { users } from './table.ts'

const input = {
  username: 'omar.b',
  password: 'secret-6',
  firstName: 'عمر',
  lastName: 'باوزير',
  email: 'omar@example.com',
  phone: '055 012 3344',
  role: 'staff',
}

describeOnBothEngines('a user', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [users])
  let admin: Person
  beforeEach(async () => {
    admin = await signUp(app, 'admin', 'first.admin')
  })
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object, person = admin) =>
    callAs(app, person, { method, url: `/api/admin/users${path}`, payload })
  const rowOf = async (id: number) => (await app.db.select().from(users).where(eq(users.id, id)))[0]

  it('is created by an admin, and the password is not returned', async () => {
    const response = await call('POST', '', input)
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({ phone: '+966550123344', role: 'staff', isActive: true })
    const { id } = response.json()
    const found = await call('GET', `/${id}`)
    expect(found.json()).toMatchObject({ id, username: 'omar.b' })
    for (const { body } of [response, await call('GET'), found]) expect(body).not.toMatch(/argon2|"password"/)
    expect((await call('GET', '/999999')).statusCode).toBe(404)
  })

  it('gets mail in the chosen language, else in the language of the admin who adds them', async () => {
    const add = async (values: object, language: string) => {
      const headers = { 'accept-language': language }
      const payload = { ...input, ...values }
      return (await sendAs(app, admin, 'POST', '/api/admin/users', payload, headers)).json()
    }
    const arabic = await add({}, 'ar')
    expect(arabic.preferredLanguage).toBe('ar')
    const chosen = { username: 'sara.k', email: 'sara@example.com', preferredLanguage: 'en' }
    expect((await add(chosen, 'ar')).preferredLanguage).toBe('en')
    const changed = await call('PUT', `/${arabic.id}`, { preferredLanguage: 'en' })
    expect(changed.json().preferredLanguage).toBe('en')
    expect((await call('PUT', `/${arabic.id}`, { preferredLanguage: 'xx' })).statusCode).toBe(400)
  })

  it('is invited by mail instead of getting a password, and the link confirms the address', async () => {
    const app = await buildTestApp(await openTestDatabase(), 1000, { deliversMail: true })
    const admin = await signUp(app, 'admin', 'the.inviter')
    const { password: _, ...invited } = {
      ...input,
      invites: true,
      username: 'invited',
      email: 'invited@example.com',
    }
    const created = await callAs(app, admin, { method: 'POST', url: '/api/admin/users', payload: invited })
    expect([created.statusCode, created.json().invitationUrl]).toEqual([201, undefined])
    const [mail] = await mailsTo(app, invited.email)
    expect(mail?.subject).toBe('Your account with this website')
    const [row] = await app.db.select().from(users).where(eq(users.username, 'invited'))
    const payload = { token: tokenIn(mail?.text), newPassword: 'a-new-password' }
    expect((await app.inject({ method: 'POST', url: '/api/password/reset', payload })).statusCode).toBe(204)
    expect(await findUser(app.db, row?.id ?? 0)).toMatchObject({ isVerified: true })
  })

  it('is invited without a mail server by a link that is returned once, which confirms no address', async () => {
    const { password: _, ...invited } = {
      ...input,
      invites: true,
      username: 'handed',
      email: 'handed@example.com',
    }
    const created = await call('POST', '', invited)
    const { id, invitationUrl } = created.json()
    expect(created.statusCode).toBe(201)
    expect(invitationUrl).toContain('http://localhost:3000/reset-password?token=')
    expect(await mailsTo(app, invited.email)).toEqual([])
    expect((await call('GET', `/${id}`)).json()).not.toHaveProperty('invitationUrl')
    const logInWith = async (password: string) =>
      (await app.inject({ method: 'POST', url: '/api/login', payload: { username: 'handed', password } }))
        .statusCode
    expect(await logInWith('')).not.toBe(200)
    const payload = { token: tokenIn(invitationUrl), newPassword: 'a-new-password' }
    const choose = () => app.inject({ method: 'POST', url: '/api/password/reset', payload })
    expect([(await choose()).statusCode, (await choose()).statusCode]).toEqual([204, 409])
    expect(await logInWith('a-new-password')).toBe(200)
    expect(await findUser(app.db, id)).toMatchObject({ isVerified: false })
  })

  it('loses a handed link with a change of the address', async () => {
    const { password: _, ...invited } = {
      ...input,
      invites: true,
      username: 'moved',
      email: 'moved@example.com',
    }
    const { id, invitationUrl } = (await call('POST', '', invited)).json()
    await call('PUT', `/${id}`, { email: 'moved.away@example.com' })
    const payload = { token: tokenIn(invitationUrl), newPassword: 'a-new-password' }
    expect((await app.inject({ method: 'POST', url: '/api/password/reset', payload })).statusCode).toBe(404)
  })

  it('is checked with the error messages of the specification', async () => {
    const wrong = { username: 'ab', password: '12345', firstName: '', lastName: '', email: 'x' }
    const response = await call('POST', '', { ...input, ...wrong })
    expect(response.json().errors).toEqual([
      { field: 'firstName', message: 'First name is required' },
      { field: 'lastName', message: 'Last name is required' },
      { field: 'email', message: 'Invalid email address' },
      { field: 'username', message: 'Username must be at least 3 characters' },
      { field: 'password', message: 'Password must be at least 6 characters' },
    ])
    const { password: _, ...without } = input
    for (const payload of [without, { ...input, password: '' }, { ...without, invites: false }])
      expect((await call('POST', '', payload)).json().errors).toEqual([
        { field: 'password', message: 'Password must be at least 6 characters' },
      ])
  })

  it('is filtered by role and state, found by either spelling, and counted by role whatever role is selected', async () => {
    const { id } = (await call('POST', '', input)).json()
    expect((await call('GET', '?role=staff')).json()).toHaveLength(1)
    expect((await call('GET', '?role=all')).json()).toHaveLength(2)
    expect((await call('GET', `?q=${encodeURIComponent('عُمَر')}`)).json()).toHaveLength(1)
    expect((await call('GET', '?q=0550123344')).json()).toHaveLength(1)
    await signUp(app, 'client', 'sara')
    await call('PUT', `/${id}`, { isActive: false })
    expect((await call('GET', '?isActive=false')).json()).toMatchObject([{ id }])
    expect((await call('GET', '?isActive=true')).json()).toHaveLength(2)
    expect((await call('GET', '?isActive=all')).json()).toHaveLength(3)
    expect((await call('GET', '?isActive=maybe')).statusCode).toBe(400)
    expect((await call('GET', '/counts')).json()).toEqual({ all: 3, admin: 1, staff: 1, client: 1 })
    expect((await call('GET', '/counts?q=sara')).json()).toEqual({ all: 1, admin: 0, staff: 0, client: 1 })
    const active = (await call('GET', '/counts?isActive=true')).json()
    expect(active).toEqual({ all: 2, admin: 1, staff: 0, client: 1 })
  })

  describe('a session of a user', () => {
    const isLoggedIn = async (person: Person) =>
      (await callAs(app, person, { url: '/api/user' })).statusCode === 200

    it('ends when an admin ends it, with an audit record, and other users stay logged in', async () => {
      const client = await signUp(app, 'client', 'sara')
      expect((await call('DELETE', `/${client.id}/sessions`)).statusCode).toBe(204)
      expect([await isLoggedIn(client), await isLoggedIn(admin)]).toEqual([false, true])
      const entries = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
      expect(entries).toMatchObject([
        { action: 'delete', entity: 'session', entityId: client.id, details: { name: 'sara Test' } },
      ])
      expect((await call('DELETE', '/999999/sessions')).statusCode).toBe(404)
    })

    it.each([
      ['is given another role', { role: 'staff' }, false],
      ['is deactivated', { isActive: false }, false],
      ['gets another name', { firstName: 'Noura' }, true],
    ])('ends only if access changes: the user %s', async (_name, changes, stays) => {
      const client = await signUp(app, 'client', 'sara')
      await call('PUT', `/${client.id}`, changes)
      // A reactivated user must not find an old session open.
      await call('PUT', `/${client.id}`, { isActive: true })
      expect(await isLoggedIn(client)).toBe(stays)
    })
  })

  describe('an admin', () => {
    it.each([
      ['delete', 'DELETE', undefined],
      ['demote', 'PUT', { role: 'staff' }],
      ['deactivate', 'PUT', { isActive: false }],
    ] as const)('may not %s their own account', async (_name, method, payload) => {
      await signUp(app, 'admin', 'second.admin')
      expect((await call(method, `/${admin.id}`, payload)).statusCode).toBe(409)
      expect(await rowOf(admin.id)).toMatchObject({ role: 'admin', isActive: true })
    })

    it('may be demoted while another active admin is left, and remains when two demote each other simultaneously', async () => {
      const second = await signUp(app, 'admin', 'second.admin')
      expect((await call('PUT', `/${second.id}`, { role: 'staff' })).statusCode).toBe(200)
      await app.db.update(users).set({ role: 'admin' }).where(eq(users.id, second.id))
      const answers = await Promise.all([
        call('PUT', `/${second.id}`, { role: 'client' }, admin),
        call('PUT', `/${admin.id}`, { role: 'client' }, second),
      ])
      expect(statusesOf(answers)).toEqual([200, expect.any(Number)])
      expect(await app.db.$count(users, eq(users.role, 'admin'))).toBe(1)
    })
  })

  it('leaves their requests behind when they are deleted', async () => {
    const client = await signUp(app, 'client', 'sara')
    await sendAs(app, client, 'POST', '/api/consultations', consultation)
    expect((await call('DELETE', `/${client.id}`)).statusCode).toBe(204)
    expect((await callAs(app, client, { url: '/api/user' })).statusCode).toBe(401)
    expect((await app.db.select().from(consultations)).at(-1)).toMatchObject({
      userId: null,
      message: consultation.message,
    })
  })

  it('may change only their own name and language', async () => {
    const client = await signUp(app, 'client', 'sara')
    const change = (payload: object) => callAs(app, client, { method: 'PUT', url: '/api/user', payload })
    expect((await change({ preferredLanguage: 'ar' })).json()).toMatchObject({ preferredLanguage: 'ar' })
    expect((await change({ role: 'admin' })).statusCode).toBe(400)
    expect((await change({ isActive: false })).statusCode).toBe(400)
    expect(await rowOf(client.id)).toMatchObject({ role: 'client', isActive: true })
    const recorded = () => app.db.$count(auditLog, eq(auditLog.userId, client.id))
    const before = await recorded()
    await change({ preferredLanguage: 'en' })
    expect(await recorded()).toBe(before)
    await change({ firstName: 'Sarah', preferredLanguage: 'en' })
    expect(await recorded()).toBe(before + 1)
  })
})
