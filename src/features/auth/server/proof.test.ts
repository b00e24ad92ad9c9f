import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { codeOf } from '#tests/e2e/support/authenticator.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { callAs, type Person, testPassword } from '#tests/support/test-app.ts'
import { attempts, sessions, tokens } from './table.ts'

describeOnBothEngines('a sensitive call', (openTestDatabase) => {
  const api = openApp(openTestDatabase, [users, attempts, outbox, settings])
  const admin = api.person('admin', 'the.boss')
  const sara = api.person('client', 'sara', { isVerified: true })
  beforeEach(async () => {
    await api.db.delete(outbox)
  })
  const later = (minutes: number) =>
    api.db
      .update(sessions)
      .set({ confirmedAt: sql`${sessions.confirmedAt} - ${minutes} * interval '1 minute'` })
  const prove = (payload: object, person = admin) => api.post('/api/user/proof', payload, person)
  const change = (payload: object, id = sara.id, person = admin) =>
    api.put(`/api/admin/users/${id}`, payload, person)

  it('requires a password confirmed within the last ten minutes, and does nothing without it', async () => {
    const guarded = [
      { method: 'POST', url: '/api/admin/users', payload: {} },
      { method: 'PUT', url: `/api/admin/users/${sara.id}`, payload: { role: 'admin' } },
      { method: 'DELETE', url: `/api/admin/users/${sara.id}` },
      { method: 'POST', url: `/api/admin/users/${sara.id}/password-reset` },
      { method: 'DELETE', url: `/api/admin/users/${sara.id}/two-factor` },
      { method: 'PUT', url: `/api/admin/users/${sara.id}/identity`, payload: { note: null } },
      { method: 'PUT', url: '/api/admin/settings', payload: [{ key: 'require_two_factor', value: 'false' }] },
      { method: 'POST', url: '/api/admin/erasure-requests/1/carry-out', payload: { confirmation: 'DELETE' } },
      { method: 'PUT', url: '/api/admin/retention', payload: {} },
      { method: 'POST', url: '/api/admin/calendar-address' },
      ...['record', 'end'].map(
        (change) => ({ method: 'POST', url: `/api/admin/engagements/1/${change}`, payload: {} }) as const,
      ),
      { method: 'GET', url: '/api/admin/audit.csv' },
      { method: 'GET', url: '/api/admin/newsletter-subscribers.csv' },
      ...['services', 'team-members', 'publications'].map(
        (list) => ({ method: 'GET', url: `/api/admin/${list}.csv` }) as const,
      ),
      { method: 'GET', url: '/api/user/export' },
    ] as const
    await later(11)
    const before = await api.db.select().from(users).orderBy(users.id)
    for (const call of guarded) {
      const refused = await callAs(api, admin, call)
      expect([call.url, refused.statusCode, refused.json().code]).toEqual([call.url, 403, 'proof_required'])
      expect(refused.json().detail).toBe('Please enter your password again to do this.')
    }
    expect(await api.db.select().from(users).orderBy(users.id)).toEqual(before)
    expect([await api.db.$count(outbox), await api.db.$count(settings)]).toEqual([0, 0])
    // A user without the permission is refused without a request for the password.
    const client = await callAs(api, sara, guarded[1])
    expect([client.statusCode, client.json().code]).toEqual([403, 'forbidden'])
    const ended = await api.post('/api/client/engagements/1/end', { reason: 'r' }, sara)
    expect([ended.statusCode, ended.json().code]).toEqual([403, 'proof_required'])
  })

  it('is allowed for ten minutes after the password, in this session only', async () => {
    const elsewhere = { ...admin, cookie: await api.logIn('the.boss') }
    await later(11)
    expect((await prove({ currentPassword: 'not it' })).json().errors).toEqual([
      { field: 'currentPassword', message: 'The current password is not correct' },
    ])
    expect((await change({ lastName: 'Harbi' })).statusCode).toBe(403)
    expect((await prove({ currentPassword: testPassword })).statusCode).toBe(204)
    expect((await change({ lastName: 'Harbi' })).statusCode).toBe(200)
    expect((await change({ lastName: 'Other' }, sara.id, elsewhere)).statusCode).toBe(403)
    await later(11)
    expect((await change({ lastName: 'Other' })).statusCode).toBe(403)
  })

  it('also requires a code from users with a second factor', async () => {
    const path = '/api/user/two-factor'
    const begun = await api.post(path, { currentPassword: testPassword }, admin)
    const { secret } = begun.json()
    await api.post(`${path}/confirm`, { code: codeOf(secret, -1) }, admin)
    await later(11)
    const alone = await prove({ currentPassword: testPassword })
    expect(alone.json().errors).toEqual([{ field: 'code', message: 'Please enter the code' }])
    expect((await prove({ currentPassword: testPassword, code: '000000' })).statusCode).toBe(400)
    expect((await change({ lastName: 'Harbi' })).statusCode).toBe(403)
    expect((await prove({ currentPassword: testPassword, code: codeOf(secret, 1) })).statusCode).toBe(204)
    expect((await change({ lastName: 'Harbi' })).statusCode).toBe(200)
  })

  it('notifies both mailboxes of an address changed by the office, and ends sessions and links', async () => {
    await api.post(`/api/admin/users/${sara.id}/password-reset`, undefined, admin)
    await api.db.delete(outbox)
    const expected = { email: 'sara.new@example.com', isVerified: false, verifiedAt: null }
    expect((await change({ email: 'sara.new@example.com' })).json()).toMatchObject(expected)
    const mails = await api.db.select().from(outbox).orderBy(outbox.id)
    expect(mails).toMatchObject(
      ['sara@example.com', 'sara.new@example.com'].map((recipient) => ({
        recipient,
        recipientId: sara.id,
        subject: 'The email address of your account has been changed',
      })),
    )
    expect((await api.get('/api/user', sara)).statusCode).toBe(401)
    const open = (await api.db.select().from(tokens).where(eq(tokens.userId, sara.id))).filter(
      ({ usedAt, expiresAt }) => usedAt === null && Date.parse(expiresAt) > Date.now(),
    )
    expect(open.map(({ purpose, email }) => [purpose, email])).toEqual([
      ['address_objection', 'sara@example.com'],
    ])
    // An admin who changes their own address in the list of users stays logged in.
    expect((await change({ email: 'boss.new@example.com' }, admin.id)).statusCode).toBe(200)
    expect((await api.get('/api/user', admin)).statusCode).toBe(200)
  })

  it('is refused when the office session ends, twelve hours after its login', async () => {
    await api.db
      .update(sessions)
      .set({ createdAt: sql`${sessions.createdAt} - interval '719 minutes'`, isRemembered: true })
    const isOpen = async (person: Person) => (await api.get('/api/user', person)).statusCode === 200
    expect([await isOpen(admin), await isOpen(sara)]).toEqual([true, true])
    await api.db.update(sessions).set({ createdAt: sql`${sessions.createdAt} - interval '2 minutes'` })
    expect([await isOpen(admin), await isOpen(sara)]).toEqual([false, true])
  })
})
