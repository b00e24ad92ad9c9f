import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { lastTokenTo, mailsTo, tokenIn } from '#tests/support/account-mails.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { type Person, testPassword } from '#tests/support/test-app.ts'
import { createLink } from './link-repository.ts'
import { attempts, sessions, tokens } from './table.ts'

let people = 0

describeOnBothEngines('a forgotten password', (openTestDatabase) => {
  const api = openApp(openTestDatabase)
  let sara: Person
  let email: string
  beforeEach(async () => {
    people += 1
    sara = await api.signUp('client', `sara.${people}`)
    email = `sara.${people}@example.com`
  })

  const forgot = (address: string, headers = {}) =>
    api.inject({ method: 'POST', url: '/api/password/forgot', payload: { email: address }, headers })
  const reset = (token: string, newPassword = 'a-new-password') =>
    api.post('/api/password/reset', { token, newPassword })
  const stateOf = async (token: string) => (await api.get(`/api/password/reset?token=${token}`)).json().state
  const logInWith = async (password: string) =>
    (await api.post('/api/login', { username: sara.username, password })).statusCode
  const linkTo = async (address = email) => {
    await api.db.delete(attempts)
    await forgot(address)
    return lastTokenTo(api, address)
  }
  const rowOf = async () => (await api.db.select().from(users).where(eq(users.id, sara.id)))[0]

  it('takes the same time to request for a known, an unknown and a throttled address', async () => {
    for (const address of [email, 'nobody@example.com', email]) {
      const start = performance.now()
      await forgot(address)
      const steps = (performance.now() - start) / 100
      // Timers may fire a millisecond early.
      expect(steps).toBeGreaterThan(0.98)
    }
  })

  it('is replaced by a link that works once, ends all sessions, does not log in, and is not stored', async () => {
    const token = await linkTo()
    expect([await stateOf(token), await stateOf(token)]).toEqual(['open', 'open'])
    const short = await reset(token, 'short')
    expect([short.statusCode, short.json().errors[0].field]).toEqual([400, 'newPassword'])
    const response = await reset(token)
    expect([response.statusCode, response.body, response.cookies]).toEqual([204, '', []])
    expect(await api.db.select().from(sessions).where(eq(sessions.userId, sara.id))).toEqual([])
    expect((await api.get('/api/user', sara)).statusCode).toBe(401)
    expect(JSON.stringify(await api.db.select().from(tokens))).not.toContain(token)
    const entries = await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(5)
    expect(JSON.stringify(entries)).not.toContain(token)
    const line = { action: 'update', entity: 'user', entityId: sara.id, details: { field: 'password' } }
    expect(entries).toContainEqual(expect.objectContaining(line))
    expect([await logInWith(testPassword), await logInWith('a-new-password')]).toEqual([401, 200])
    expect(await stateOf(token)).toBe('used')
    expect((await reset(token, 'another-password')).statusCode).toBe(409)
    expect(await logInWith('a-new-password')).toBe(200)
    // The click confirms the address that received the link, and is reported there.
    expect(await rowOf()).toMatchObject({ isVerified: true })
    const subject = 'Your password has been changed'
    const mailed = (await mailsTo(api, email)).find((mail) => mail.subject === subject)
    expect(mailed?.text).toContain('127.0.0.1')
    expect(tokenIn(mailed?.text)).toBe('')
  })

  it('gets the same answer for a known address, an unknown one and an inactive account', async () => {
    await api.db.update(users).set({ isActive: false }).where(eq(users.id, sara.id))
    const other = await api.signUp('client', `known.${people}`)
    const addresses = [`${other.username}@example.com`, email, `nobody.${people}@example.com`]
    const answers = await Promise.all(addresses.map((address) => forgot(address)))
    for (const [at, response] of answers.entries())
      expect([response.statusCode, response.json()]).toEqual([201, { email: addresses[at] }])
    // The rows written for the invented user were rolled back.
    const count = (address: string) => api.db.$count(outbox, eq(outbox.recipient, address))
    expect(await Promise.all(addresses.map(count))).toEqual([1, 0, 0])
    expect(await api.db.$count(tokens, eq(tokens.email, email))).toBe(0)
  })

  it('writes as many rows for an unknown address as for a known one, and rolls them back', async () => {
    // A sequence advances with every inserted row, even if the insert is rolled back.
    const written = async () => {
      const { rows } = await api.db.execute(
        sql`select a.last_value as links, b.last_value as mails, c.last_value as entries
          from tokens_id_seq a, outbox_id_seq b, audit_log_id_seq c`,
      )
      return Object.values(rows[0] ?? {}).map(Number)
    }
    await linkTo()
    const begin = await written()
    await linkTo()
    const afterKnown = await written()
    await linkTo(`nobody.${people}@example.com`)
    const afterUnknown = await written()
    expect(afterKnown).toEqual(begin.map((count) => count + 1))
    expect(afterUnknown).toEqual(afterKnown.map((count) => count + 1))
  })

  it('sends at most one mail in five minutes, even for simultaneous requests', async () => {
    await Promise.all(Array.from({ length: 6 }, () => forgot(email.toUpperCase())))
    expect(await mailsTo(api, email)).toHaveLength(1)
    await api.db.update(attempts).set({ endsAt: sql`now() - interval '1 second'` })
    await forgot(email)
    expect(await mailsTo(api, email)).toHaveLength(2)
  })

  it('has a link that is valid for one hour, or until a newer one is requested', async () => {
    const first = await linkTo()
    const second = await linkTo()
    expect([await stateOf(first), await stateOf(second)]).toEqual(['expired', 'open'])
    expect((await reset(first)).statusCode).toBe(404)
    const lateBy = (minutes: number) =>
      api.db
        .update(tokens)
        .set({ expiresAt: sql`${tokens.expiresAt} - ${minutes} * interval '1 minute'` })
        .where(eq(tokens.email, email))
    await lateBy(59)
    expect(await stateOf(second)).toBe('open')
    await lateBy(2)
    expect(await stateOf(second)).toBe('expired')
    expect((await reset(second)).statusCode).toBe(404)
    expect(await logInWith(testPassword)).toBe(200)
  })

  it('accepts only one of two simultaneous clicks', async () => {
    const token = await linkTo()
    const answers = await Promise.all([reset(token, 'first-password'), reset(token, 'other-password')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
    const winner = answers[0]?.statusCode === 204 ? 'first-password' : 'other-password'
    expect(await logInWith(winner)).toBe(200)
  })

  it('is not replaced by an altered link, a link for another purpose or a link to a previous address', async () => {
    const token = await linkTo()
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    const address = { userId: sara.id, email, hours: 1 }
    const verification = await createLink(api.db, { purpose: 'email_verification', ...address })
    for (const wrong of [altered, token.slice(1), verification, 'key', "' or 1=1 --"]) {
      expect(await stateOf(encodeURIComponent(wrong))).toBe('unknown')
      expect((await reset(wrong)).statusCode).toBe(404)
    }
    for (const values of [{ email: `moved.${email}` }, { email, isActive: false }]) {
      await api.db.update(users).set(values).where(eq(users.id, sara.id))
      expect(await stateOf(token)).toBe('expired')
      expect((await reset(token)).statusCode).toBe(404)
    }
    await api.db.update(users).set({ isActive: true }).where(eq(users.id, sara.id))
    expect(await logInWith(testPassword)).toBe(200)
  })

  it('clears earlier failures, and invalidates links that the old password could have requested', async () => {
    const token = await linkTo()
    const address = { userId: sara.id, email: 'thief@example.com', hours: 1 }
    const change = await createLink(api.db, { purpose: 'email_change', ...address })
    const strict = await api.another({}, 1)
    const tryIn = (password: string) =>
      api.post('/api/login', { username: sara.username, password }, undefined, strict)
    for (let attempt = 0; attempt < 10; attempt += 1) await tryIn('wrong')
    expect((await tryIn(testPassword)).statusCode).toBe(429)
    await reset(token)
    expect((await tryIn('a-new-password')).statusCode).toBe(200)
    const taken = await api.post('/api/email/verify', { token: change })
    expect(taken.statusCode).toBe(404)
  })

  it('builds its link from the public URL and the language of the user, never from the Host header', async () => {
    await api.db.update(users).set({ preferredLanguage: 'ar' }).where(eq(users.id, sara.id))
    await api.db.delete(attempts)
    await forgot(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'accept-language': 'en' })
    const [mail] = await mailsTo(api, email)
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}&lang=ar/)
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">')
    expect(mail?.subject).toContain('تعيين كلمة مرور جديدة')
  })

  it('can be requested at most 20 times a minute from one IP address', async () => {
    const strict = await api.another({}, 1)
    await api.db.delete(attempts)
    const ask = () => api.post('/api/password/forgot', { email: 'flood@example.com' }, undefined, strict)
    for (let call = 0; call < 20; call += 1) expect((await ask()).statusCode).toBe(201)
    const refused = await ask()
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  })

  it('can be reset by mail through an admin, who never sees the link', async () => {
    const admin = await api.signUp('admin', `admin.${people}`)
    const start = (person: Person | undefined, id = sara.id) =>
      api.post(`/api/admin/users/${id}/password-reset`, undefined, person)
    const response = await start(admin)
    const token = await lastTokenTo(api, email)
    expect([response.statusCode, response.json()]).toEqual([201, { email }])
    expect(response.body).not.toContain(token)
    expect(await logInWith(testPassword)).toBe(200)
    expect((await reset(token)).statusCode).toBe(204)
    expect((await start(sara)).statusCode).toBe(401)
    expect((await start(admin, 999_999)).statusCode).toBe(404)
    await api.db.update(users).set({ isActive: false }).where(eq(users.id, sara.id))
    expect((await start(admin)).statusCode).toBe(409)
  })
})
