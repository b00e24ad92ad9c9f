import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { attempts, sessions } from '#features/auth/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { codeOf } from '#tests/e2e/support/authenticator.ts'
import { lastTokenTo } from '#tests/support/account-mails.ts'
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
import { recoveryCodes, twoFactors } from './table.ts'

describeOnBothEngines('the second factor', (openTestDatabase) => {
  let database: TestDatabase
  let app: FastifyInstance
  let sara: Person

  beforeAll(async () => {
    database = await openTestDatabase()
    app = await buildTestApp(database)
    // Starts in the middle of a time step, so that no code expires between two lines of a test.
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 })
  })
  afterAll(() => {
    vi.useRealTimers()
  })
  beforeEach(async () => {
    for (const table of [users, attempts, outbox, settings]) await app.db.delete(table)
    sara = await signUp(app, 'client', 'sara', { isVerified: true })
  })

  const post = (person: Person, path: string, payload: object, on = app) =>
    callAs(on, person, { method: 'POST', url: `/api/user/two-factor${path}`, payload })
  const stateOf = async (person: Person) =>
    (await callAs(app, person, { url: '/api/user/two-factor' })).json()
  const logInWith = (payload: object, on = app) =>
    on.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: 'sara', password: testPassword, ...payload },
    })
  const fieldErrors = (response: { json: () => { errors?: { field: string; message: string }[] } }) =>
    response.json().errors

  const begin = async (person: Person) => {
    const response = await post(person, '', { currentPassword: testPassword })
    expect(response.statusCode).toBe(201)
    return response.json().secret as string
  }
  /** All mails except those about unknown browsers, which every login in these tests causes. */
  const mailsButOfLogins = async () =>
    (await app.db.select().from(outbox).orderBy(outbox.id)).filter(
      ({ subject }) => !/New login|تسجيل دخول جديد/.test(subject),
    )
  /** Uses the code of the previous step, so that the current one is still unused. */
  const switchOn = async (person = sara) => {
    const secret = await begin(person)
    const response = await post(person, '/confirm', { code: codeOf(secret, -1) })
    expect(response.statusCode).toBe(201)
    return { secret, codes: response.json().recoveryCodes as string[] }
  }

  it('starts with the password, and is on only after a first code', async () => {
    expect(await stateOf(sara)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false })
    const wrong = await post(sara, '', { currentPassword: 'not it' })
    expect(wrong.statusCode).toBe(400)
    expect(fieldErrors(wrong)).toEqual([
      { field: 'currentPassword', message: 'The current password is not correct' },
    ])
    const { secret, uri, qrCode } = (await post(sara, '', { currentPassword: testPassword })).json()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toMatch(/^otpauth:\/\/totp\/sara\?/)
    expect(qrCode).toMatch(/^data:image\/svg\+xml;base64,/)

    // An unfinished setup changes nothing: the password is still enough to log in.
    expect((await logInWith({})).statusCode).toBe(200)
    const refused = await post(sara, '/confirm', { code: codeOf(secret, 5) })
    expect(refused.statusCode).toBe(400)
    expect(fieldErrors(refused)).toEqual([{ field: 'code', message: 'This code is not correct' }])
    expect((await stateOf(sara)).isOn).toBe(false)

    const confirmed = await post(sara, '/confirm', { code: codeOf(secret) })
    expect(confirmed.json().recoveryCodes).toHaveLength(10)
    expect(await stateOf(sara)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    expect((await stateOf(sara)).since).toMatch(/^\d{4}-.*Z$/)
    expect((await post(sara, '', { currentPassword: testPassword })).statusCode).toBe(409)
    expect((await post(sara, '/confirm', { code: codeOf(secret, 1) })).statusCode).toBe(409)
  })

  it('requires a verified address, and stays at a reset that verifies the address', async () => {
    const mallory = await signUp(app, 'client', 'mallory')
    const refused = await post(mallory, '', { currentPassword: testPassword })
    expect([refused.statusCode, refused.json().detail.slice(0, 33)]).toEqual([
      403,
      'Please confirm your email address',
    ])
    expect(await app.db.$count(twoFactors)).toBe(0)

    // An address that the office has corrected is unverified again.
    await app.db.update(users).set({ isVerified: true }).where(eq(users.id, mallory.id))
    await switchOn(mallory)
    await app.db.update(users).set({ isVerified: false }).where(eq(users.id, mallory.id))
    const email = 'mallory@example.com'
    await app.inject({ method: 'POST', url: '/api/password/forgot', payload: { email } })
    const token = await lastTokenTo(app, email)
    const newPassword = 'of the true owner 8'
    const reset = { method: 'POST', url: '/api/password/reset', payload: { token, newPassword } } as const
    expect((await app.inject(reset)).statusCode).toBe(204)
    const login = await logInWith({ username: 'mallory', password: newPassword })
    expect([login.statusCode, fieldErrors(login)?.[0]?.field]).toEqual([401, 'code'])
    expect(await app.db.$count(twoFactors)).toBe(1)
  })

  it('is stored with a sealed secret and hashed codes, and neither is sent again', async () => {
    const { secret, codes } = await switchOn()
    const stored = JSON.stringify([
      await app.db.select().from(twoFactors),
      await app.db.select().from(recoveryCodes),
      await app.db.select().from(auditLog),
      await app.db.select().from(outbox),
    ])
    const answers = await Promise.all(
      ['/api/user/two-factor', '/api/user', '/api/user/sessions'].map((url) => callAs(app, sara, { url })),
    )
    const said = stored + answers.map(({ body }) => body).join()
    for (const kept of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(said).not.toContain(kept)
  })

  it('ends all other sessions, is reported by mail and recorded in the audit log', async () => {
    const other = { ...sara, cookie: await logIn(app, 'sara') }
    await app.db.update(users).set({ preferredLanguage: 'ar' }).where(eq(users.id, sara.id))
    const { secret } = await switchOn()
    expect((await callAs(app, other, { url: '/api/user' })).statusCode).toBe(401)
    expect((await callAs(app, sara, { url: '/api/user' })).statusCode).toBe(200)
    const again = { ...sara, cookie: cookieOf((await logInWith({ code: codeOf(secret) })).cookies) }
    const off = { currentPassword: testPassword, code: codeOf(secret, 1) }
    expect((await post(sara, '/off', off)).statusCode).toBe(204)
    expect((await callAs(app, again, { url: '/api/user' })).statusCode).toBe(401)
    expect((await logInWith({})).statusCode).toBe(200)

    const mails = await mailsButOfLogins()
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['sara@example.com', 'تم تفعيل المصادقة الثنائية'],
      ['sara@example.com', 'تم إيقاف المصادقة الثنائية'],
    ])
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.userId, sara.id))
    expect(rows.filter(({ entity }) => entity === 'twoFactor').map(({ action }) => action)).toEqual([
      'create',
      'delete',
    ])
  })

  it('accepts recovery codes when the key of the secrets is lost', async () => {
    const { secret, codes } = await switchOn()
    const elsewhere = await buildTestApp(database, 1000, { twoFactorKey: randomBytes(32) })
    expect((await logInWith({ code: codeOf(secret) }, elsewhere)).statusCode).toBe(401)
    expect((await logInWith({ code: codes[0] }, elsewhere)).statusCode).toBe(200)
    await elsewhere.close()
  })

  it('is requested at login only after the right password', async () => {
    const { secret } = await switchOn()
    const before = await app.db.$count(sessions)
    const requested = await logInWith({})
    expect(requested.statusCode).toBe(401)
    expect(fieldErrors(requested)).toEqual([{ field: 'code', message: 'Please enter the code' }])
    expect(requested.cookies).toEqual([])
    const plain = await logInWith({ password: 'not it' })
    const withCode = await logInWith({ password: 'not it', code: codeOf(secret) })
    expect(plain.json()).toEqual(withCode.json())
    expect(plain.json()).not.toHaveProperty('errors')

    const wrong = await logInWith({ code: codeOf(secret, 7) })
    expect(wrong.statusCode).toBe(401)
    expect(fieldErrors(wrong)).toEqual([{ field: 'code', message: 'This code is not correct' }])
    expect(await app.db.$count(sessions)).toBe(before)
    const arabicDigits = codeOf(secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    expect((await logInWith({ code: arabicDigits })).statusCode).toBe(200)
  })

  it('is not revealed to a deactivated user', async () => {
    await switchOn()
    await app.db.update(users).set({ isActive: false })
    const response = await logInWith({})
    expect(response.statusCode).toBe(403)
    expect(response.json()).not.toHaveProperty('errors')
  })

  it('is disabled with the password and a code, or a recovery code', async () => {
    const { codes } = await switchOn()
    const off = (payload: object) => post(sara, '/off', { currentPassword: testPassword, ...payload })
    expect((await off({ currentPassword: 'not it', code: codes[0] })).statusCode).toBe(400)
    expect((await off({})).statusCode).toBe(400)
    const wrong = await off({ code: '000000' })
    expect(fieldErrors(wrong)).toEqual([{ field: 'code', message: 'This code is not correct' }])
    expect((await stateOf(sara)).isOn).toBe(true)
    expect((await off({ code: codes[0] })).statusCode).toBe(204)
    expect(await stateOf(sara)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
    expect(await app.db.$count(recoveryCodes)).toBe(0)
    expect((await off({ code: codes[1] })).statusCode).toBe(409)
  })

  it('can be reset by an admin for others, not for themselves, and is reported by mail', async () => {
    const admin = await signUp(app, 'admin', 'boss')
    await switchOn()
    const url = `/api/admin/users/${sara.id}/two-factor`
    expect((await callAs(app, admin, { url })).json()).toMatchObject({ isOn: true })
    expect((await callAs(app, admin, { method: 'DELETE', url })).statusCode).toBe(204)
    expect((await callAs(app, admin, { url })).json()).toEqual({ isOn: false, since: null, passkeys: 0 })
    expect((await callAs(app, sara, { url: '/api/user' })).statusCode).toBe(401)
    expect((await logInWith({})).statusCode).toBe(200)
    expect((await callAs(app, admin, { method: 'DELETE', url })).statusCode).toBe(409)
    const own = `/api/admin/users/${admin.id}/two-factor`
    expect((await callAs(app, admin, { method: 'DELETE', url: own })).statusCode).toBe(409)
    const unknown = '/api/admin/users/999999/two-factor'
    expect((await callAs(app, admin, { method: 'DELETE', url: unknown })).statusCode).toBe(404)
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.userId, admin.id))
    expect(rows.filter(({ entity }) => entity === 'twoFactor')).toMatchObject([
      { action: 'delete', entityId: sara.id, details: { name: 'sara Test' } },
    ])
    const mails = await mailsButOfLogins()
    expect(mails.at(-1)).toMatchObject({
      recipient: 'sara@example.com',
      subject: 'Two-factor authentication was reset',
    })
  })

  it('limits the office to account pages until it is set up, where the firm requires it', async () => {
    const admin = await signUp(app, 'admin', 'boss')
    const staff = await signUp(app, 'staff', 'noura')
    const setRequired = (value: string) =>
      callAs(app, admin, {
        method: 'PUT',
        url: '/api/admin/settings',
        payload: [{ key: 'require_two_factor', value }],
      })
    const locked = await setRequired('true')
    expect(locked.statusCode).toBe(400)
    expect(fieldErrors(locked)?.[0]?.field).toBe('require_two_factor')
    const { codes } = await switchOn(admin)
    expect((await setRequired('true')).statusCode).toBe(200)

    const again = await logInWith({ username: 'noura' })
    expect(again.json()).toMatchObject({ role: 'staff', needsTwoFactor: true })
    expect((await callAs(app, staff, { url: '/api/user' })).json().needsTwoFactor).toBe(true)
    for (const url of [
      '/api/admin/summary',
      '/api/admin/users',
      '/api/messages',
      '/api/favorites',
      '/api/client/summary',
    ]) {
      const refused = await callAs(app, staff, { url })
      expect([url, refused.statusCode]).toEqual([url, 403])
      expect(refused.json().detail).toContain('Set it up under Account')
    }
    expect((await callAs(app, staff, { url: '/api/services' })).statusCode).toBe(200)
    expect((await callAs(app, staff, { url: '/api/user/sessions' })).statusCode).toBe(200)
    expect((await callAs(app, sara, { url: '/api/messages' })).statusCode).toBe(200)
    expect((await callAs(app, sara, { url: '/api/user' })).json()).not.toHaveProperty('needsTwoFactor')
    expect((await callAs(app, sara, { url: '/api/settings' })).body).not.toContain('require_two_factor')

    const { codes: staffCodes } = await switchOn(staff)
    expect((await stateOf(staff)).isRequired).toBe(true)
    expect((await callAs(app, staff, { url: '/api/admin/summary' })).statusCode).toBe(200)
    const off = await post(staff, '/off', { currentPassword: testPassword, code: staffCodes[0] })
    expect(off.statusCode).toBe(409)
    expect((await stateOf(staff)).isOn).toBe(true)
    expect((await setRequired('false')).statusCode).toBe(200)
    const freed = { currentPassword: testPassword, code: codes[0] }
    expect((await post(admin, '/off', freed)).statusCode).toBe(204)
    expect((await callAs(app, admin, { url: '/api/admin/users' })).statusCode).toBe(200)
  })
})
