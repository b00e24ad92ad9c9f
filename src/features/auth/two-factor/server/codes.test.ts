import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { failuresOfName } from '#features/auth/server/password-failures.ts'
import { attempts } from '#features/auth/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { codeOf } from '#tests/e2e/support/authenticator.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { testPassword } from '#tests/support/test-app.ts'
import { openTwoFactorCalls } from '#tests/support/two-factor-calls.ts'

describeOnBothEngines('the check of second-factor codes', (openTestDatabase) => {
  const { api, current, post, begin, switchOn, stateOf, logInWith, mailsButOfLogins, fieldErrors } =
    openTwoFactorCalls(openTestDatabase)

  it('accepts each code once, also that of the setup, and then no code of an earlier step', async () => {
    const secret = await begin(current.sara)
    await post(current.sara, '/confirm', { code: codeOf(secret) })
    expect((await logInWith({ code: codeOf(secret) })).statusCode).toBe(401)
    expect((await logInWith({ code: codeOf(secret, 1) })).statusCode).toBe(200)
    const message = 'This code has been used. Please wait for the next one.'
    for (const steps of [1, 0, -1]) {
      const again = await logInWith({ code: codeOf(secret, steps) })
      expect([again.statusCode, fieldErrors(again)]).toEqual([401, [{ field: 'code', message }]])
    }
  })

  it('accepts only one of six simultaneous logins with the same code', async () => {
    const { secret, codes } = await switchOn()
    for (const code of [codeOf(secret), codes[0]]) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => logInWith({ code })))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401, 401, 401])
    }
  })

  it('accepts each recovery code once, however it is typed, and reports it by mail', async () => {
    const { codes } = await switchOn()
    const [first = '', second = ''] = codes
    expect((await logInWith({ code: first.toUpperCase().replaceAll('-', ' ') })).statusCode).toBe(200)
    const again = await logInWith({ code: first })
    expect(again.statusCode).toBe(401)
    expect(fieldErrors(again)).toEqual([{ field: 'code', message: 'This code is not correct' }])
    expect((await stateOf(current.sara)).recoveryCodesLeft).toBe(9)
    const [, mail] = await api.db.select().from(outbox).orderBy(outbox.id)
    expect(mail).toMatchObject({ subject: 'A recovery code was used' })
    expect(mail?.text).toContain('You have 9 left')

    const other = await api.signUp('client', 'other', { isVerified: true })
    await switchOn(other)
    expect((await logInWith({ username: 'other', code: second })).statusCode).toBe(401)
  })

  it('replaces the recovery codes for the password and a code, and the old ones stop working', async () => {
    const { secret, codes } = await switchOn()
    const renew = (payload: object) => post(current.sara, '/recovery-codes', payload)
    expect((await renew({ currentPassword: 'not it', code: codeOf(secret) })).statusCode).toBe(400)
    const alone = await renew({ currentPassword: testPassword })
    expect(fieldErrors(alone)).toEqual([{ field: 'code', message: 'Please enter the code' }])
    const guessed = await renew({ currentPassword: testPassword, code: '000000' })
    expect(fieldErrors(guessed)).toEqual([{ field: 'code', message: 'This code is not correct' }])
    expect((await stateOf(current.sara)).recoveryCodesLeft).toBe(10)
    const fresh = await renew({ currentPassword: testPassword, code: codes[1] })
    expect(fresh.statusCode).toBe(201)
    expect((await logInWith({ code: codes[0] })).statusCode).toBe(401)
    expect((await logInWith({ code: fresh.json().recoveryCodes[0] })).statusCode).toBe(200)
    const other = await api.signUp('client', 'other', { isVerified: true })
    const none = { currentPassword: testPassword, code: codes[2] }
    expect((await post(other, '/recovery-codes', none)).statusCode).toBe(409)
  })

  it('counts wrong codes as failures of the account, which a right password does not clear', async () => {
    const strict = await api.another({}, 1)
    const { secret } = await switchOn()
    for (let attempt = 0; attempt < 9; attempt += 1) {
      expect((await logInWith({}, strict)).statusCode).toBe(401)
      expect((await logInWith({ code: '000000' }, strict)).statusCode).toBe(401)
    }
    const at = await Promise.all(Array.from({ length: 5 }, () => logInWith({ code: '000000' }, strict)))
    expect(at.filter(({ statusCode }) => statusCode === 401)).toHaveLength(1)
    const shut = await logInWith({ code: codeOf(secret) }, strict)
    expect(shut.statusCode).toBe(429)
    // The lockout is for unknown browsers only: a session has its own count.
    const off = { currentPassword: testPassword, code: codeOf(secret) }
    expect((await post(current.sara, '/off', off, strict)).statusCode).toBe(204)
  })

  it('notifies the owner once, after the fifth refused code, in their language', async () => {
    const { secret } = await switchOn()
    await api.db.update(users).set({ preferredLanguage: 'ar' }).where(eq(users.id, current.sara.id))
    const mailed = async () =>
      (await mailsButOfLogins()).filter(({ subject }) => subject === 'أُدخلت رموز تحقق غير صحيحة')
    for (let attempt = 0; attempt < 4; attempt += 1) await logInWith({ code: '000000' })
    expect(await mailed()).toEqual([])
    await logInWith({ code: '000000' })
    await logInWith({ code: '000000' })
    expect(await mailed()).toMatchObject([{ recipient: 'sara@example.com' }])
    expect((await logInWith({ code: codeOf(secret) })).statusCode).toBe(200)
    expect(await api.db.$count(attempts, eq(attempts.key, failuresOfName('sara')))).toBe(0)
  })
})
