import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { cookieOf, type TestApp, testPassword } from '#tests/support/test-app.ts'
import { attempts, sessions } from './table.ts'

const registration = {
  username: 'Sara.H',
  password: 'كلمة سر طويلة',
  firstName: 'سارة',
  lastName: 'الحربي',
  email: 'Sara@Example.com',
  phone: '',
  registrationReason: 'متابعة طلبي',
  preferredLanguage: 'ar',
}

describeOnBothEngines('an account', (openTestDatabase) => {
  const api = openApp(openTestDatabase, [users, attempts])
  const call = { method: 'POST' } as const
  const register = (payload: object, language = 'en') =>
    api.inject({ ...call, url: '/api/register', payload, headers: { 'accept-language': language } })
  const tryLogin = (payload: object, on: TestApp = api) => api.post('/api/login', payload, undefined, on)
  const fieldErrors = (body: { errors: { field: string; message: string }[] }) =>
    Object.fromEntries(body.errors.map(({ field, message }) => [field, message]))

  describe('the registration', () => {
    it('creates a client, whatever role is sent, and logs the user in', async () => {
      const ignored = { role: 'admin', confirmPassword: 'x', termsAgreed: true }
      const response = await register({ ...registration, ...ignored })
      expect(response.statusCode).toBe(201)
      expect(response.json()).toMatchObject({ username: 'Sara.H', role: 'client', preferredLanguage: 'ar' })
      expect(response.body).not.toContain('password')
      const [row] = await api.db.select().from(users)
      expect(row).toMatchObject({ email: 'sara@example.com', phone: null, isActive: true, isVerified: false })
      expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      const headers = { cookie: cookieOf(response.cookies) }
      expect((await api.inject({ url: '/api/user', headers })).json()).toMatchObject({ firstName: 'سارة' })
    })

    it('requires each field, with the error messages of the specification, and refuses a filled hidden one with its reason', async () => {
      const response = await register({ username: '', password: '', firstName: '', lastName: '', email: '' })
      expect(response.statusCode).toBe(400)
      expect(fieldErrors(response.json())).toEqual({
        username: 'Username is required',
        password: 'Password is required',
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'This field is required',
      })
      const short = await register({ ...registration, username: 'ab', password: '12345' })
      expect(fieldErrors(short.json())).toEqual({
        username: 'Username must be at least 3 characters',
        password: 'Password must be at least 6 characters',
      })
      const trapped = await register({ ...registration, homepage: 'x' })
      expect([trapped.statusCode, trapped.json().detail]).toEqual([
        400,
        expect.stringMatching('hidden field'),
      ])
      expect(await api.db.$count(users)).toBe(0)
    })

    it('reports a taken username or email address at its field, regardless of case', async () => {
      await register(registration)
      const sameName = await register({ ...registration, username: 'SARA.h', email: 'other@example.com' })
      expect(sameName.statusCode).toBe(409)
      expect(fieldErrors(sameName.json())).toEqual({ username: 'This username is already taken' })
      const other = { username: 'other', email: 'SARA@example.com' }
      const sameAddress = await register({ ...registration, ...other }, 'ar')
      expect(sameAddress.statusCode).toBe(409)
      expect(fieldErrors(sameAddress.json())).toEqual({ email: 'يوجد حساب بهذا البريد الإلكتروني بالفعل' })
      expect(await api.db.$count(users)).toBe(1)
    })

    it('gives a username to only one of six simultaneous registrations', async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, n) => register({ ...registration, email: `s${n}@example.com` })),
      )
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409])
    })
  })

  describe('the login', () => {
    beforeEach(async () => {
      await api.signUp('client', 'sara')
      await api.db.delete(attempts)
    })

    it('sets a new opaque cookie each time, of 30 days for a remembered session, stores its hash, and ends the previous session of the browser', async () => {
      const first = await tryLogin({ username: 'SARA', password: testPassword })
      const second = await tryLogin({ username: 'sara', password: testPassword })
      const [one, two] = [first, second].map(({ cookies }) => cookies.find(({ name }) => name === 'sid'))
      expect(one).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
      expect(one?.maxAge).toBeUndefined()
      expect(one?.value).not.toBe(two?.value)
      const stored = await api.db.select().from(sessions)
      expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(one?.value)
      expect(stored.every(({ tokenHash }) => /^[0-9a-f]{64}$/.test(tokenHash))).toBe(true)
      const response = await tryLogin({ username: 'sara', password: testPassword, rememberMe: true })
      expect(response.cookies.find(({ name }) => name === 'sid')?.maxAge).toBe(30 * 24 * 60 * 60)
      const old = await api.logIn('sara')
      const payload = { username: 'sara', password: testPassword }
      await api.inject({ ...call, url: '/api/login', payload, headers: { cookie: old } })
      expect((await api.inject({ url: '/api/user', headers: { cookie: old } })).statusCode).toBe(401)
    })

    it('gives the same answer for a wrong password and an unknown username, which is not stored, since some users type their password there', async () => {
      const wrong = await tryLogin({ username: 'sara', password: 'wrong-password' })
      const unknown = await tryLogin({ username: 'My-Secret-Password', password: 'wrong-password' })
      expect([wrong.statusCode, wrong.json().detail]).toEqual([401, 'Incorrect username or password'])
      expect(unknown.body).toBe(wrong.body)
      expect(unknown.cookies).toEqual([])
      const keys = (await api.db.select().from(attempts)).map(({ key }) => key)
      expect(keys.length).toBeGreaterThan(0)
      expect(keys.filter((key) => key.toLowerCase().includes('secret'))).toEqual([])
    })

    it('refuses an inactive account only after the right password, and ends its sessions immediately', async () => {
      const cookie = await api.logIn('sara')
      await api.db.update(users).set({ isActive: false }).where(eq(users.username, 'sara'))
      expect((await api.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(401)
      expect((await tryLogin({ username: 'sara', password: testPassword })).statusCode).toBe(403)
      expect((await tryLogin({ username: 'sara', password: 'wrong-password' })).statusCode).toBe(401)
    })

    it('locks an account for at most five minutes, even if the clock was ahead', async () => {
      const strict = await api.another({}, 1)
      for (let n = 0; n < 10; n++) await tryLogin({ username: 'sara', password: 'wrong-password' }, strict)
      await api.db.update(attempts).set({ endsAt: sql`${attempts.endsAt} + interval '1 hour'` })
      expect((await tryLogin({ username: 'sara', password: testPassword }, strict)).statusCode).toBe(200)
      for (let n = 0; n < 10; n++) await tryLogin({ username: 'sara', password: 'wrong-password' }, strict)
      const refused = await tryLogin({ username: 'sara', password: testPassword }, strict)
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300)
    })

    it('limits the logins from one IP address', async () => {
      const strict = await api.another({}, 1)
      const answers = []
      for (let n = 0; n < 31; n++)
        answers.push((await tryLogin({ username: `name${n}`, password: '' }, strict)).statusCode)
      expect(answers.slice(0, 30).every((status) => status === 400)).toBe(true)
      expect(answers[30]).toBe(429)
    })
  })

  describe('a session', () => {
    it('applies a role change on the next request, and ends after 12 hours without one, by the clock of the database', async () => {
      const staff = await api.signUp('staff', 'noura')
      expect((await api.get('/api/admin/services', staff)).statusCode).toBe(200)
      await api.db.update(users).set({ role: 'client' }).where(eq(users.id, staff.id))
      expect((await api.get('/api/admin/services', staff)).statusCode).toBe(403)
      const [row] = await api.db.select().from(sessions)
      expect(Date.parse(row?.expiresAt ?? '') - Date.parse(row?.createdAt ?? '')).toBe(12 * 60 * 60_000)
      await api.db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
      expect((await api.get('/api/user', staff)).statusCode).toBe(401)
    })

    it('is identified only by its exact cookie, and ends with a logout, which clears cached pages', async () => {
      const sara = await api.signUp('client', 'sara')
      const exact = sara.cookie
      for (const cookie of ['sid=', 'sid=x', exact.replace('sid=', 'sid=x'), exact.replace('sid=', 'SID=')])
        expect([cookie, (await api.get('/api/user', { ...sara, cookie })).statusCode]).toEqual([cookie, 401])
      const { statusCode, headers } = await api.post('/api/logout', undefined, sara)
      expect([statusCode, headers['clear-site-data']]).toEqual([204, '"cache"'])
      expect((await api.get('/api/user', sara)).statusCode).toBe(401)
    })
  })
})
