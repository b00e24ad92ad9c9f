import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { newUser } from '#features/users/server/calls.matrix.ts'
import { users } from '#features/users/server/table.ts'
import { lastTokenTo, mailsTo, tokenIn } from '#tests/support/account-mails.ts'
import { fieldOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { type Person, testPassword } from '#tests/support/test-app.ts'
import { createLink } from './link-repository.ts'
import { attempts, tokens } from './table.ts'

let people = 0

describeOnBothEngines('the email address of an account', (openTestDatabase) => {
  const api = openApp(openTestDatabase)
  let sara: Person
  let email: string
  beforeEach(async () => {
    people += 1
    sara = await api.signUp('client', `sara.${people}`)
    email = `sara.${people}@example.com`
  })

  const look = async (token: string) => (await api.get(`/api/email/verify?token=${token}`)).json()
  const confirm = (token: string) => api.post('/api/email/verify', { token })
  const askAgain = (person: Person = sara) => api.post('/api/user/email/verification', undefined, person)
  const change = (newAddress: string, currentPassword = testPassword, person: Person = sara) =>
    api.post('/api/user/email', { email: newAddress, currentPassword }, person)
  const own = async () => (await api.get('/api/user/email', sara)).json()
  const rowOf = async (id = sara.id) => (await api.db.select().from(users).where(eq(users.id, id)))[0]
  const endLinksNow = (address: string) =>
    api.db
      .update(tokens)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(tokens.email, address))

  describe('the verification', () => {
    it('is requested by mail at registration, in the language of the user, and completed by a click', async () => {
      const address = `new.${people}@example.com`
      const payload = { ...newUser(`new.${people}`), preferredLanguage: 'ar' }
      const headers = { host: 'evil.example' }
      const registered = await api.inject({ method: 'POST', url: '/api/register', payload, headers })
      expect(registered.json()).toMatchObject({ isVerified: false, contactPreference: 'email' })
      const [mail] = await mailsTo(api, address)
      expect(mail?.text).toMatch(/http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}&lang=ar/)
      expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
      const token = tokenIn(mail?.text)
      const open = { state: 'open', email: address, username: `new.${people}`, isChange: false }
      expect([await look(token), await look(token)]).toEqual([open, open])
      const id = registered.json().id
      expect(await rowOf(id)).toMatchObject({ isVerified: false })
      const response = await confirm(token)
      expect([response.statusCode, response.json()]).toEqual([200, { email: address, isChange: false }])
      expect(await rowOf(id)).toMatchObject({ isVerified: true })
      expect((await look(token)).state).toBe('used')
      expect((await confirm(token)).statusCode).toBe(409)
      const isVerification = and(eq(auditLog.entityId, id), eq(auditLog.action, 'verify'))
      expect(await api.db.$count(auditLog, isVerification)).toBe(1)
    })

    it('is sent again on request, which invalidates the earlier link, but not after completion', async () => {
      expect((await askAgain()).statusCode).toBe(201)
      const first = await lastTokenTo(api, email)
      await askAgain()
      const second = await lastTokenTo(api, email)
      expect([(await look(first)).state, (await look(second)).state]).toEqual(['expired', 'open'])
      expect((await confirm(first)).statusCode).toBe(404)
      expect((await confirm(second)).statusCode).toBe(200)
      expect((await api.get('/api/user', sara)).json().isVerified).toBe(true)
      expect((await askAgain()).statusCode).toBe(409)
    })

    it('is not completed by an expired or altered link, nor by one for another purpose or an old address', async () => {
      await askAgain()
      const token = await lastTokenTo(api, email)
      const reset = await createLink(api.db, { purpose: 'password_reset', userId: sara.id, email, hours: 1 })
      for (const wrong of [token.slice(1), `${token}x`, reset]) {
        expect(await look(wrong)).toEqual({ state: 'unknown', email: null, username: null, isChange: false })
        expect((await confirm(wrong)).statusCode).toBe(404)
      }
      await api.db
        .update(users)
        .set({ email: `moved.${email}` })
        .where(eq(users.id, sara.id))
      expect((await look(token)).state).toBe('expired')
      expect((await confirm(token)).statusCode).toBe(404)
      await api.db.update(users).set({ email }).where(eq(users.id, sara.id))
      await endLinksNow(email)
      expect((await look(token)).state).toBe('expired')
      expect((await confirm(token)).statusCode).toBe(404)
      expect(await rowOf()).toMatchObject({ isVerified: false })
    })

    it('is reset when an admin changes the address', async () => {
      await api.db.update(users).set({ isVerified: true }).where(eq(users.id, sara.id))
      const admin = await api.signUp('admin', `admin.${people}`)
      const put = (payload: object) => api.put(`/api/admin/users/${sara.id}`, payload, admin)
      await put({ firstName: 'Sara', email: email.toUpperCase() })
      expect(await rowOf()).toMatchObject({ isVerified: true })
      await put({ email: `other.${email}` })
      expect(await rowOf()).toMatchObject({ isVerified: false })
    })
  })

  describe('a change', () => {
    it('takes effect when the new mailbox confirms it, and the old mailbox is notified of both steps', async () => {
      const elsewhere = await api.logIn(sara.username)
      const newAddress = `next.${people}@example.com`
      const response = await change(` ${newAddress.toUpperCase()} `)
      const expected = [201, { email, isVerified: false, pendingEmail: newAddress }]
      expect([response.statusCode, response.json()]).toEqual(expected)
      expect(await own()).toMatchObject({ email, pendingEmail: newAddress })
      const [notice] = (await mailsTo(api, email)).slice(-1)
      expect(notice?.subject).toBe('A change of your email address was requested')
      expect(notice?.text).not.toContain('token=')
      expect(notice?.text).not.toContain(newAddress)
      const token = await lastTokenTo(api, newAddress)
      expect(await look(token)).toEqual({
        state: 'open',
        email: newAddress,
        username: sara.username,
        isChange: true,
      })
      expect(await rowOf()).toMatchObject({ email })
      expect((await confirm(token)).json()).toEqual({ email: newAddress, isChange: true })
      expect(await rowOf()).toMatchObject({ email: newAddress, isVerified: true })
      expect(await own()).toEqual({ email: newAddress, isVerified: true, pendingEmail: null })
      expect((await mailsTo(api, email)).at(-1)?.subject).toBe('Your email address has been changed')
      for (const cookie of [elsewhere, sara.cookie])
        expect((await api.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(200)
      expect((await confirm(token)).statusCode).toBe(409)
    })

    it('requires the right password and a different address', async () => {
      expect(fieldOf(await change(`next.${people}@example.com`, 'wrong'))).toEqual([400, 'currentPassword'])
      expect(fieldOf(await change(email.toUpperCase()))).toEqual([400, 'email'])
      expect((await change('nobody')).statusCode).toBe(400)
      expect(await mailsTo(api, email)).toEqual([])
      expect(await own()).toMatchObject({ pendingEmail: null })
    })

    it('gets the same answer for a taken address, and only the owner of that address is notified', async () => {
      const omar = await api.signUp('client', `omar.${people}`)
      const taken = `omar.${people}@example.com`
      const free = await change(`free.${people}@example.com`)
      const response = await change(taken)
      expect({ ...response.json(), pendingEmail: '' }).toEqual({ ...free.json(), pendingEmail: '' })
      expect(await own()).toMatchObject({ email, pendingEmail: taken })
      const mails = await mailsTo(api, taken)
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringContaining('You already have an account'),
      ])
      expect(tokenIn(mails[0]?.text)).toBe('')
      expect(`${mails[0]?.text}`).not.toContain(sara.username)
      expect(await rowOf(omar.id)).toMatchObject({ email: taken })
    })

    it('is refused with a reason when the address has been taken in the meantime, and changes nothing', async () => {
      const wanted = `wanted.${people}@example.com`
      await change(wanted)
      const token = await lastTokenTo(api, wanted)
      await api.signUp('client', `wanted.${people}`)
      const response = await confirm(token)
      const expected = [409, 'An account with this email address already exists']
      expect([response.statusCode, response.json().detail]).toEqual(expected)
      expect(await rowOf()).toMatchObject({ email, isVerified: false })
    })

    it('can be canceled, and is replaced by a newer one or canceled by a new password', async () => {
      const [first, second, third] = ['first', 'second', 'third'].map(
        (name) => `${name}.${people}@example.com`,
      )
      const statusOf = async (address = '') => (await confirm(await lastTokenTo(api, address))).statusCode
      await change(first ?? '')
      await change(second ?? '')
      expect(await statusOf(first)).toBe(404)
      const cancel = () => api.remove('/api/user/email', sara)
      expect((await cancel()).statusCode).toBe(204)
      expect(await own()).toMatchObject({ email, pendingEmail: null })
      expect(await statusOf(second)).toBe(404)
      expect((await cancel()).statusCode).toBe(404)
      await change(third ?? '')
      const passwords = { currentPassword: testPassword, newPassword: 'a-new-password' }
      expect((await api.post('/api/user/password', passwords, sara)).statusCode).toBe(204)
      expect(await statusOf(third)).toBe(404)
      expect(await rowOf()).toMatchObject({ email })
    })

    it('is completed by only one of two simultaneous clicks, and invalidates the links in the old mailbox', async () => {
      const newAddress = `both.${people}@example.com`
      const reset = await createLink(api.db, { purpose: 'password_reset', userId: sara.id, email, hours: 1 })
      await change(newAddress)
      const token = await lastTokenTo(api, newAddress)
      const answers = await Promise.all([confirm(token), confirm(token)])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      const late = await api.post('/api/password/reset', { token: reset, newPassword: 'a-new-password' })
      expect(late.statusCode).toBe(404)
    })
  })

  it.each([
    ['verification', 3, '/api/user/email/verification', () => undefined],
    [
      'change',
      5,
      '/api/user/email',
      (n: number) => ({ email: `n${n}.${people}@example.com`, currentPassword: testPassword }),
    ],
  ] as const)(
    'allows a request for a %s at most %i times in its period',
    async (_name, max, url, payload) => {
      const strict = await api.another({}, 1)
      await api.db.delete(attempts)
      const statuses: number[] = []
      for (let n = 0; n <= max; n += 1)
        statuses.push((await api.post(url, payload(n), sara, strict)).statusCode)
      expect(statuses).toEqual([...Array(max).fill(201), 429])
    },
  )

  const put = (payload: object) => api.put('/api/user', payload, sara)

  it('is the contact channel by default, which can be WhatsApp only if there is a phone number', async () => {
    expect(fieldOf(await put({ contactPreference: 'whatsapp' }))).toEqual([400, 'phone'])
    expect(await rowOf()).toMatchObject({ contactPreference: 'email' })
    const saved = await put({ contactPreference: 'whatsapp', phone: '0550123344' })
    expect(saved.json()).toMatchObject({ contactPreference: 'whatsapp', phone: '+966550123344' })
    expect((await put({ phone: '' })).statusCode).toBe(400)
    expect((await put({ phone: '', contactPreference: 'email' })).statusCode).toBe(200)
    expect((await put({ contactPreference: 'pigeon' })).statusCode).toBe(400)
  })
})
