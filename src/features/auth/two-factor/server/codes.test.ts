import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { failuresOfName } from '#features/auth/server/password-failures.ts'
import { attempts } from '#features/auth/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { codeOf } from '#tests/e2e/support/authenticator.ts'
import { describeOnBothEngines, type TestDatabase } from '#tests/support/databases.ts'
import { buildTestApp, callAs, type Person, signUp, testPassword } from '#tests/support/test-app.ts'

describeOnBothEngines('the check of second-factor codes', (openTestDatabase) => {
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

  it('accepts each code once, and then no code of an earlier step', async () => {
    const { secret } = await switchOn()
    expect((await logInWith({ code: codeOf(secret, 1) })).statusCode).toBe(200)
    for (const steps of [1, 0, -1]) {
      const again = await logInWith({ code: codeOf(secret, steps) })
      expect(again.statusCode).toBe(401)
      expect(fieldErrors(again)).toEqual([
        { field: 'code', message: 'This code has been used. Please wait for the next one.' },
      ])
    }
  })

  it('does not accept the setup code again', async () => {
    const secret = await begin(sara)
    await post(sara, '/confirm', { code: codeOf(secret) })
    expect((await logInWith({ code: codeOf(secret) })).statusCode).toBe(401)
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
    expect((await stateOf(sara)).recoveryCodesLeft).toBe(9)
    const [, mail] = await app.db.select().from(outbox).orderBy(outbox.id)
    expect(mail).toMatchObject({ subject: 'A recovery code was used' })
    expect(mail?.text).toContain('You have 9 left')

    const other = await signUp(app, 'client', 'other', { isVerified: true })
    await switchOn(other)
    expect((await logInWith({ username: 'other', code: second })).statusCode).toBe(401)
  })

  it('replaces the recovery codes for the password and a code, and the old ones stop working', async () => {
    const { secret, codes } = await switchOn()
    const renew = (payload: object) => post(sara, '/recovery-codes', payload)
    expect((await renew({ currentPassword: 'not it', code: codeOf(secret) })).statusCode).toBe(400)
    const alone = await renew({ currentPassword: testPassword })
    expect(fieldErrors(alone)).toEqual([{ field: 'code', message: 'Please enter the code' }])
    const guessed = await renew({ currentPassword: testPassword, code: '000000' })
    expect(fieldErrors(guessed)).toEqual([{ field: 'code', message: 'This code is not correct' }])
    expect((await stateOf(sara)).recoveryCodesLeft).toBe(10)
    const fresh = await renew({ currentPassword: testPassword, code: codes[1] })
    expect(fresh.statusCode).toBe(201)
    expect((await logInWith({ code: codes[0] })).statusCode).toBe(401)
    expect((await logInWith({ code: fresh.json().recoveryCodes[0] })).statusCode).toBe(200)
    const other = await signUp(app, 'client', 'other', { isVerified: true })
    const none = { currentPassword: testPassword, code: codes[2] }
    expect((await post(other, '/recovery-codes', none)).statusCode).toBe(409)
  })

  it('counts wrong codes as failures of the account, which a right password does not clear', async () => {
    const strict = await buildTestApp(database, 1)
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
    expect((await post(sara, '/off', off, strict)).statusCode).toBe(204)
  })

  it('notifies the owner once, after the fifth refused code, in their language', async () => {
    const { secret } = await switchOn()
    await app.db.update(users).set({ preferredLanguage: 'ar' }).where(eq(users.id, sara.id))
    const told = async () =>
      (await mailsButOfLogins()).filter(({ subject }) => subject === 'أُدخلت رموز تحقق غير صحيحة')
    for (let attempt = 0; attempt < 4; attempt += 1) await logInWith({ code: '000000' })
    expect(await told()).toEqual([])
    await logInWith({ code: '000000' })
    await logInWith({ code: '000000' })
    expect(await told()).toMatchObject([{ recipient: 'sara@example.com' }])
    expect((await logInWith({ code: codeOf(secret) })).statusCode).toBe(200)
  })

  it('clears the failures after a right code', async () => {
    const { secret } = await switchOn()
    await logInWith({ code: '000000' })
    expect((await logInWith({ code: codeOf(secret) })).statusCode).toBe(200)
    expect(await app.db.$count(attempts, eq(attempts.key, failuresOfName('sara')))).toBe(0)
  })
})
