import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { attempts, sessions } from '#features/auth/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { codeOf } from '#tests/e2e/support/authenticator.ts'
import { lastTokenTo } from '#tests/support/account-mails.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { passkeyCallsOn, problemOf } from '#tests/support/passkey-calls.ts'
import { SoftwareAuthenticator } from '#tests/support/software-authenticator.ts'
import { openApp } from '#tests/support/suite.ts'
import { cookieOf, type Person, testPassword } from '#tests/support/test-app.ts'
import { stopInTimeStep } from '#tests/support/two-factor-calls.ts'
import { passkeyChallenges, passkeys } from './table.ts'

describeOnBothEngines('a passkey as the second factor', (openTestDatabase) => {
  const api = openApp(openTestDatabase, [users, attempts, outbox, settings, passkeyChallenges])
  const noura = api.person('staff', 'noura')
  let phone: SoftwareAuthenticator
  /** The admin who required a second factor for the office. */
  let boss: Person | undefined

  stopInTimeStep()
  beforeEach(async () => {
    phone = new SoftwareAuthenticator()
  })

  const { post, creation, add, requested, ownOf } = passkeyCallsOn(() => api)
  const withPassword = (rest: object = {}) =>
    post(undefined, '/api/login', { username: 'noura', password: testPassword, ...rest })
  const setUpApp = async (person: Person) => {
    const begun = await post(person, '/api/user/two-factor', { currentPassword: testPassword })
    const secret = begun.json().secret as string
    const confirmed = await post(person, '/api/user/two-factor/confirm', { code: codeOf(secret) })
    expect(confirmed.statusCode).toBe(201)
    return secret
  }
  const require = (admin: Person, value: string) =>
    api.put('/api/admin/settings', [{ key: 'require_two_factor', value }], admin)
  const requireOfOffice = async () => {
    boss = await api.signUp('admin', 'boss')
    expect((await require(boss, 'true')).statusCode).toBe(400)
    await add(boss, new SoftwareAuthenticator())
    expect((await require(boss, 'true')).statusCode).toBe(200)
    expect(await isOpen(boss)).toBe(true)
  }
  afterEach(async () => {
    if (boss) await require(boss, 'false')
    boss = undefined
  })
  const isOpen = async (person: Person) => (await api.get('/api/admin/summary', person)).statusCode === 200
  const remove = (person: Person, id: number) => api.remove(`/api/user/passkeys/${id}`, person)

  it('replaces the code, is requested only after the right password, must belong to the user, and is accepted once', async () => {
    const secret = await setUpApp(noura)
    await add(noura, phone)
    const before = await api.db.$count(sessions)
    const first = await withPassword()
    expect([first.statusCode, first.cookies]).toEqual([401, []])
    expect(first.json().errors).toEqual([
      { field: 'code', message: 'Please enter the code' },
      { field: 'passkey', message: 'Please confirm with your passkey' },
    ])
    const wrong = await withPassword({ password: 'not it', passkey: phone.get(await requested()) })
    const expected = [401, 'bad_credentials', undefined]
    expect([wrong.statusCode, problemOf(wrong), wrong.json().errors]).toEqual(expected)
    expect(await api.db.$count(sessions)).toBe(before)
    expect((await withPassword({ passkey: phone.get(await requested()) })).statusCode).toBe(200)
    expect((await withPassword({ code: codeOf(secret, 1) })).statusCode).toBe(200)
    const mallory = await api.signUp('staff', 'mallory')
    const own = new SoftwareAuthenticator()
    await add(mallory, own)
    const refused = await withPassword({ passkey: own.get(await requested()) })
    expect([refused.statusCode, problemOf(refused), refused.cookies]).toEqual([403, 'passkey_refused', []])
    const passkey = phone.get(await requested())
    expect((await withPassword({ passkey })).statusCode).toBe(200)
    expect(problemOf(await withPassword({ passkey }))).toBe('passkey_expired')
  })

  it('is enough where the firm requires a second factor, even for the admin who requires it', async () => {
    await add(noura, phone)
    // Neither the user nor the firm requires a second factor yet.
    const later = { ...noura, cookie: await api.logIn('noura') }
    await requireOfOffice()
    // This session used the passkey when it was added; the later session has not used it.
    expect([await isOpen(noura), await isOpen(later)]).toEqual([true, false])
    expect((await api.get('/api/user', later)).json().needsTwoFactor).toBe(true)
    const request = (await post(later, '/api/user/proof/passkey/options')).json()
    expect((await post(later, '/api/user/proof/passkey', phone.get(request))).statusCode).toBe(204)
    expect(await isOpen(later)).toBe(true)

    const password = await withPassword()
    expect(password.json().errors).toEqual([
      { field: 'passkey', message: 'Please confirm with your passkey' },
    ])
    const code = await withPassword({ code: '000000' })
    expect([code.statusCode, code.json().errors]).toEqual([401, password.json().errors])
    const both = await withPassword({ passkey: phone.get(await requested()) })
    expect(both.json()).not.toHaveProperty('needsTwoFactor')
    expect(await isOpen({ ...noura, cookie: cookieOf(both.cookies) })).toBe(true)
  })

  it('cannot be bypassed with the password', async () => {
    const { id } = await add(noura, phone)
    const thief = { ...noura, cookie: await api.logIn('noura') }
    await requireOfOffice()
    const tries = [
      post(thief, '/api/user/passkeys/options'),
      post(thief, '/api/user/two-factor', { currentPassword: testPassword }),
      remove(thief, id),
    ]
    for (const refused of await Promise.all(tries))
      expect([refused.statusCode, problemOf(refused)]).toEqual([403, 'passkey_needed'])
    const proof = await post(thief, '/api/user/proof', { currentPassword: testPassword })
    const expected = [400, [{ field: 'currentPassword', message: 'Please confirm with your passkey' }]]
    expect([proof.statusCode, proof.json().errors]).toEqual(expected)
    expect(await isOpen(thief)).toBe(false)
    expect((await creation(noura)).excludeCredentials).toHaveLength(1)
  })

  it('can be the first second factor where the firm requires one, and the last one cannot be removed', async () => {
    await requireOfOffice()
    expect(await isOpen(noura)).toBe(false)
    const first = await add(noura, phone)
    expect(await isOpen(noura)).toBe(true)
    const remaining = await remove(noura, first.id)
    expect([remaining.statusCode, problemOf(remaining)]).toEqual([409, 'two_factor_required'])
    expect(await ownOf(noura)).toMatchObject([{ id: first.id }])
    const laptop = new SoftwareAuthenticator()
    const second = await add(noura, laptop, 'Laptop')
    expect((await remove(noura, first.id)).statusCode).toBe(204)
    // A passkey for another address does not work here, and can always be removed.
    const old = await add(noura, new SoftwareAuthenticator(), 'Old address')
    await api.db.update(passkeys).set({ relyingParty: 'old.example' }).where(eq(passkeys.id, old.id))
    expect((await remove(noura, old.id)).statusCode).toBe(204)
    // The session used the passkey that was removed, so it must use another one.
    expect(problemOf(await remove(noura, second.id))).toBe('passkey_needed')
    const request = (await post(noura, '/api/user/proof/passkey/options')).json()
    expect((await post(noura, '/api/user/proof/passkey', laptop.get(request))).statusCode).toBe(204)
    expect(problemOf(await remove(noura, second.id))).toBe('two_factor_required')
  })

  it('is removed when an admin resets the second factor, with an audit record and a mail', async () => {
    const admin = await api.signUp('admin', 'amal')
    await add(noura, phone)
    await add(noura, new SoftwareAuthenticator(), 'Laptop')
    const url = `/api/admin/users/${noura.id}/two-factor`
    expect((await api.get(url, admin)).json()).toEqual({ isOn: false, since: null, passkeys: 2 })
    expect((await api.remove(url, admin)).statusCode).toBe(204)
    expect([await api.db.$count(passkeys), await isOpen(noura)]).toEqual([0, false])
    expect((await api.remove(url, admin)).statusCode).toBe(409)
    const lines = await api.db.select().from(auditLog).where(eq(auditLog.userId, admin.id))
    expect(lines).toContainEqual(
      expect.objectContaining({ action: 'delete', entity: 'twoFactor', entityId: noura.id }),
    )
    const mails = await api.db.select().from(outbox).where(eq(outbox.recipientId, noura.id))
    expect(mails.map(({ subject }) => subject)).toContain('Two-factor authentication was reset')
  })

  it('stays at a password reset that confirms the address for the first time', async () => {
    const mallory = await api.signUp('client', 'mallory', { isVerified: true })
    await add(mallory, phone)
    // An address that the office has corrected is unverified again.
    await api.db.update(users).set({ isVerified: false }).where(eq(users.id, mallory.id))
    const email = 'mallory@example.com'
    await post(undefined, '/api/password/forgot', { email })
    const token = await lastTokenTo(api, email)
    const reset = await post(undefined, '/api/password/reset', { token, newPassword: 'of the true owner 8' })
    expect([reset.statusCode, await api.db.$count(passkeys)]).toEqual([204, 1])
  })
})
