import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { sessions } from '#features/auth/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { codeOf } from '#tests/e2e/support/authenticator.ts'
import { lastTokenTo } from '#tests/support/account-mails.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { cookieOf, testPassword } from '#tests/support/test-app.ts'
import { openTwoFactorCalls } from '#tests/support/two-factor-calls.ts'
import { recoveryCodes, twoFactors } from './table.ts'

describeOnBothEngines('the second factor', (openTestDatabase) => {
  const { api, current, post, switchOn, stateOf, logInWith, mailsButOfLogins, fieldErrors } =
    openTwoFactorCalls(openTestDatabase)

  it('starts with the password, and is on only after a first code', async () => {
    const expected = { isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false }
    expect(await stateOf(current.sara)).toEqual(expected)
    const wrong = await post(current.sara, '', { currentPassword: 'not it' })
    expect(wrong.statusCode).toBe(400)
    expect(fieldErrors(wrong)).toEqual([
      { field: 'currentPassword', message: 'The current password is not correct' },
    ])
    const { secret, uri, qrCode } = (await post(current.sara, '', { currentPassword: testPassword })).json()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toMatch(/^otpauth:\/\/totp\/sara\?/)
    expect(qrCode).toMatch(/^data:image\/svg\+xml;base64,/)

    // An unfinished setup changes nothing: the password is still enough to log in.
    expect((await logInWith({})).statusCode).toBe(200)
    const refused = await post(current.sara, '/confirm', { code: codeOf(secret, 5) })
    expect(refused.statusCode).toBe(400)
    expect(fieldErrors(refused)).toEqual([{ field: 'code', message: 'This code is not correct' }])
    expect((await stateOf(current.sara)).isOn).toBe(false)

    const confirmed = await post(current.sara, '/confirm', { code: codeOf(secret) })
    expect(confirmed.json().recoveryCodes).toHaveLength(10)
    expect(await stateOf(current.sara)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    expect((await stateOf(current.sara)).since).toMatch(/^\d{4}-.*Z$/)
    expect((await post(current.sara, '', { currentPassword: testPassword })).statusCode).toBe(409)
    expect((await post(current.sara, '/confirm', { code: codeOf(secret, 1) })).statusCode).toBe(409)
  })

  it('requires a verified address, and stays at a reset that verifies the address', async () => {
    const mallory = await api.signUp('client', 'mallory')
    const refused = await post(mallory, '', { currentPassword: testPassword })
    const expected = [403, 'Please confirm your email address']
    expect([refused.statusCode, refused.json().detail.slice(0, 33)]).toEqual(expected)
    expect(await api.db.$count(twoFactors)).toBe(0)

    // An address that the office has corrected is unverified again.
    await api.db.update(users).set({ isVerified: true }).where(eq(users.id, mallory.id))
    await switchOn(mallory)
    await api.db.update(users).set({ isVerified: false }).where(eq(users.id, mallory.id))
    const email = 'mallory@example.com'
    await api.post('/api/password/forgot', { email })
    const token = await lastTokenTo(api, email)
    const newPassword = 'of the true owner 8'
    const reset = { method: 'POST', url: '/api/password/reset', payload: { token, newPassword } } as const
    expect((await api.inject(reset)).statusCode).toBe(204)
    const login = await logInWith({ username: 'mallory', password: newPassword })
    expect([login.statusCode, fieldErrors(login)?.[0]?.field]).toEqual([401, 'code'])
    expect(await api.db.$count(twoFactors)).toBe(1)
  })

  it('is stored with a sealed secret and hashed codes, which are not sent again, and accepts recovery codes when the key is lost', async () => {
    const { secret, codes } = await switchOn()
    const stored = JSON.stringify([
      await api.db.select().from(twoFactors),
      await api.db.select().from(recoveryCodes),
      await api.db.select().from(auditLog),
      await api.db.select().from(outbox),
    ])
    const answers = await Promise.all(
      ['/api/user/two-factor', '/api/user', '/api/user/sessions'].map((url) => api.get(url, current.sara)),
    )
    const said = stored + answers.map(({ body }) => body).join()
    for (const remaining of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(said).not.toContain(remaining)
    const elsewhere = await api.another({ twoFactorKey: randomBytes(32) })
    expect((await logInWith({ code: codeOf(secret) }, elsewhere)).statusCode).toBe(401)
    expect((await logInWith({ code: codes[0] }, elsewhere)).statusCode).toBe(200)
    await elsewhere.close()
  })

  it('ends all other sessions, is reported by mail and recorded in the audit log', async () => {
    const other = { ...current.sara, cookie: await api.logIn('sara') }
    await api.db.update(users).set({ preferredLanguage: 'ar' }).where(eq(users.id, current.sara.id))
    const { secret } = await switchOn()
    expect((await api.get('/api/user', other)).statusCode).toBe(401)
    expect((await api.get('/api/user', current.sara)).statusCode).toBe(200)
    const again = { ...current.sara, cookie: cookieOf((await logInWith({ code: codeOf(secret) })).cookies) }
    const off = { currentPassword: testPassword, code: codeOf(secret, 1) }
    expect((await post(current.sara, '/off', off)).statusCode).toBe(204)
    expect((await api.get('/api/user', again)).statusCode).toBe(401)
    expect((await logInWith({})).statusCode).toBe(200)

    const mails = await mailsButOfLogins()
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['sara@example.com', 'تم تفعيل المصادقة الثنائية'],
      ['sara@example.com', 'تم إيقاف المصادقة الثنائية'],
    ])
    const rows = await api.db.select().from(auditLog).where(eq(auditLog.userId, current.sara.id))
    const expected = ['create', 'delete']
    expect(rows.filter(({ entity }) => entity === 'twoFactor').map(({ action }) => action)).toEqual(expected)
  })

  it('is requested at login only after the right password', async () => {
    const { secret } = await switchOn()
    const before = await api.db.$count(sessions)
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
    expect(await api.db.$count(sessions)).toBe(before)
    // It is not revealed to a deactivated user, either.
    await api.db.update(users).set({ isActive: false })
    const inactive = await logInWith({})
    expect(inactive.statusCode).toBe(403)
    expect(inactive.json()).not.toHaveProperty('errors')
    await api.db.update(users).set({ isActive: true })
    const arabicDigits = codeOf(secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    expect((await logInWith({ code: arabicDigits })).statusCode).toBe(200)
  })

  it('is disabled with the password and a code, or a recovery code', async () => {
    const { codes } = await switchOn()
    const off = (payload: object) => post(current.sara, '/off', { currentPassword: testPassword, ...payload })
    expect((await off({ currentPassword: 'not it', code: codes[0] })).statusCode).toBe(400)
    expect((await off({})).statusCode).toBe(400)
    const wrong = await off({ code: '000000' })
    expect(fieldErrors(wrong)).toEqual([{ field: 'code', message: 'This code is not correct' }])
    expect((await stateOf(current.sara)).isOn).toBe(true)
    expect((await off({ code: codes[0] })).statusCode).toBe(204)
    expect(await stateOf(current.sara)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
    expect(await api.db.$count(recoveryCodes)).toBe(0)
    expect((await off({ code: codes[1] })).statusCode).toBe(409)
  })

  it('can be reset by an admin for others, not for themselves, and is reported by mail', async () => {
    const admin = await api.signUp('admin', 'boss')
    await switchOn()
    const url = `/api/admin/users/${current.sara.id}/two-factor`
    expect((await api.get(url, admin)).json()).toMatchObject({ isOn: true })
    expect((await api.remove(url, admin)).statusCode).toBe(204)
    expect((await api.get(url, admin)).json()).toEqual({ isOn: false, since: null, passkeys: 0 })
    expect((await api.get('/api/user', current.sara)).statusCode).toBe(401)
    expect((await logInWith({})).statusCode).toBe(200)
    expect((await api.remove(url, admin)).statusCode).toBe(409)
    const own = `/api/admin/users/${admin.id}/two-factor`
    expect((await api.remove(own, admin)).statusCode).toBe(409)
    const unknown = '/api/admin/users/999999/two-factor'
    expect((await api.remove(unknown, admin)).statusCode).toBe(404)
    const rows = await api.db.select().from(auditLog).where(eq(auditLog.userId, admin.id))
    expect(rows.filter(({ entity }) => entity === 'twoFactor')).toMatchObject([
      { action: 'delete', entityId: current.sara.id, details: { name: 'sara Test' } },
    ])
    const mail = { recipient: 'sara@example.com', subject: 'Two-factor authentication was reset' }
    expect((await mailsButOfLogins()).at(-1)).toMatchObject(mail)
  })

  it('limits the office to account pages until it is set up, where the firm requires it', async () => {
    const admin = await api.signUp('admin', 'boss')
    const staff = await api.signUp('staff', 'noura')
    const setRequired = (value: string) =>
      api.put('/api/admin/settings', [{ key: 'require_two_factor', value }], admin)
    const locked = await setRequired('true')
    expect([locked.statusCode, fieldErrors(locked)?.[0]?.field]).toEqual([400, 'require_two_factor'])
    const { codes } = await switchOn(admin)
    expect((await setRequired('true')).statusCode).toBe(200)

    const again = await logInWith({ username: 'noura' })
    expect(again.json()).toMatchObject({ role: 'staff', needsTwoFactor: true })
    expect((await api.get('/api/user', staff)).json().needsTwoFactor).toBe(true)
    for (const path of ['admin/summary', 'admin/users', 'messages', 'favorites', 'client/summary']) {
      const url = `/api/${path}`
      const refused = await api.get(url, staff)
      expect([url, refused.statusCode]).toEqual([url, 403])
      expect(refused.json().detail).toContain('Set it up under Account')
    }
    expect((await api.get('/api/services', staff)).statusCode).toBe(200)
    expect((await api.get('/api/user/sessions', staff)).statusCode).toBe(200)
    expect((await api.get('/api/messages', current.sara)).statusCode).toBe(200)
    expect((await api.get('/api/user', current.sara)).json()).not.toHaveProperty('needsTwoFactor')
    expect((await api.get('/api/settings', current.sara)).body).not.toContain('require_two_factor')

    const { codes: staffCodes } = await switchOn(staff)
    expect((await stateOf(staff)).isRequired).toBe(true)
    expect((await api.get('/api/admin/summary', staff)).statusCode).toBe(200)
    const off = await post(staff, '/off', { currentPassword: testPassword, code: staffCodes[0] })
    expect(off.statusCode).toBe(409)
    expect((await stateOf(staff)).isOn).toBe(true)
    expect((await setRequired('false')).statusCode).toBe(200)
    const freed = { currentPassword: testPassword, code: codes[0] }
    expect((await post(admin, '/off', freed)).statusCode).toBe(204)
    expect((await api.get('/api/admin/users', admin)).statusCode).toBe(200)
  })
})
