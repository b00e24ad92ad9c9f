import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { newUser } from '#features/users/server/calls.matrix.ts'
import { users } from '#features/users/server/table.ts'
import { mailsTo } from '#tests/support/account-mails.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { testPassword } from '#tests/support/test-app.ts'
import { devices } from './table.ts'

let people = 0
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

describeOnBothEngines('a login from a browser', (openTestDatabase) => {
  const api = openApp(openTestDatabase)
  let username: string
  let userId: number
  beforeEach(async () => {
    people += 1
    username = `sara.${people}`
    userId = (await api.signUp('client', username)).id
    await api.logIn(username)
  })

  const logInFrom = async (device?: string, userAgent = firefox, name = username) => {
    const payload = { username: name, password: testPassword }
    const headers = { 'user-agent': userAgent, ...(device && { cookie: `device=${device}` }) }
    const login = { method: 'POST', url: '/api/login', payload, headers } as const
    const { cookies, statusCode } = await api.inject(login)
    expect(statusCode).toBe(200)
    return cookies.find(({ name }) => name === 'device')
  }
  const mails = () => mailsTo(api, `${username}@example.com`)
  const rows = () => api.db.select().from(devices).where(eq(devices.userId, userId))

  it('is reported with details and advice when the browser is new to the user, not at the first login or at registration', async () => {
    expect(await mails()).toEqual([])
    const registered = await api.post('/api/register', newUser(`new.${people}`))
    expect(registered.cookies.map(({ name }) => name)).toContain('device')
    expect(await mailsTo(api, `new.${people}@example.com`)).toHaveLength(1)
    await logInFrom()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.subject).toContain('New login')
    expect(mail?.text).toContain('Firefox on Windows')
    expect(mail?.text).toContain('127.0.0.1')
    expect(mail?.text).toContain('http://localhost:3000/client/profile?lang=en#sessions')
  })

  it('is not reported from a known browser, which stays known for a year after each login, but from one known only for another user', async () => {
    const cookie = await logInFrom()
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 365 * 24 * 60 * 60 })
    const again = await logInFrom(cookie?.value)
    expect(again?.value).toBe(cookie?.value)
    expect(await mails()).toHaveLength(1)
    expect(JSON.stringify(await rows())).not.toContain(cookie?.value)
    // The server replaces a cookie that it did not issue.
    expect((await logInFrom('<script>'))?.value).toMatch(/^[\w-]{43}$/)
    const { username: other } = await api.signUp('client', `omar.${people}`)
    await api.logIn(other)
    await logInFrom(cookie?.value, firefox, other)
    expect(await mailsTo(api, `${other}@example.com`)).toHaveLength(1)
  })

  it('is described in the language of the user, without a name for an unknown browser', async () => {
    await api.db.update(users).set({ preferredLanguage: 'ar' }).where(eq(users.id, userId))
    await logInFrom(undefined, 'Evil"><b>/1.0')
    const [mail] = await mails()
    expect(mail?.subject).toContain('تسجيل دخول جديد')
    expect(mail?.text).toContain('جهاز غير معروف')
    expect(`${mail?.text}${mail?.html}`).not.toContain('Evil')
  })

  it('forgets a browser after a year, except the last one', async () => {
    const [first] = await rows()
    await api.db
      .update(devices)
      .set({ lastSeenAt: sql`now() - interval '400 days'` })
      .where(eq(devices.userId, userId))
    await logInFrom()
    // The only browser is retained, as proof that the user has logged in before.
    expect(await mails()).toHaveLength(1)
    await logInFrom()
    expect((await rows()).map(({ id }) => id)).not.toContain(first?.id)
  })

  it('remembers the browser on HTTPS in a cookie that other hosts cannot set', async () => {
    const secure = await api.another({ publicUrl: () => 'https://mizan.example', isHttps: true })
    const { cookies } = await api.post('/api/login', { username, password: testPassword }, undefined, secure)
    expect(cookies.find(({ name }) => name === '__Host-device')).toMatchObject({ secure: true, path: '/' })
  })
})
