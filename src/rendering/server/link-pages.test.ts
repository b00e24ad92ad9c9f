import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { attempts } from '#features/auth/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { lastTokenTo, mailsTo } from '#tests/support/account-mails.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { postForm } from '#tests/support/form-posts.ts'
import { setSetting } from '#tests/support/set-setting.ts'
import { logIn, type Person, signUp } from '#tests/support/test-app.ts'
import { openSite } from '#tests/support/test-site.ts'

const app = openSite()
let sara: Person
let email: string
let people = 0
beforeEach(async () => {
  people += 1
  sara = await signUp(app, 'client', `sara.${people}`)
  email = `${sara.username}@example.com`
  await app.db.delete(attempts)
})

const post = (url: string, fields: Record<string, string>) => postForm(app, url, fields)

describe('a page behind a link in an email', () => {
  it.each(['/reset-password', '/verify-email', '/newsletter/confirm', '/requests'])(
    '%s sends no referrer, is not cached and loads nothing from third parties',
    async (path) => {
      await setSetting(app.db, 'google_analytics_id', 'G-ABC123DEF4')
      const { statusCode, headers, body } = await app.get(`${path}?token=${'x'.repeat(43)}`)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
      expect(headers['content-security-policy']).not.toContain('googletagmanager')
      expect(body).toContain('noindex')
      expect(body).not.toMatch(/(?:canonical|og:url)"/)
    },
  )

  it('shows its result, in the language of the email', async () => {
    await app.post('/api/password/forgot', { email })
    const token = await lastTokenTo(app, email)
    expect((await app.get(`/reset-password?token=${token}&lang=ar`)).body).toContain('تعيين كلمة مرور جديدة')
    await post(`/reset-password?token=${token}`, {
      form: 'password-reset',
      token,
      newPassword: 'a-new-password',
      confirmPassword: 'a-new-password',
    })
    expect((await app.get(`/reset-password?token=${token}`)).body).toContain(
      'This link has already been used',
    )
    expect((await app.get('/reset-password?token=cut')).body).toContain('This link is incomplete')
  })
})

describe('the site without scripts', () => {
  it('shows a guest the status of a request, and withdraws it after a confirmation', async () => {
    const texts = { subject: 'A lease', message: 'Words that the page does not repeat.' }
    const { id, followToken } = (
      await app.post('/api/consultations', { ...consultationInput, ...texts })
    ).json()
    const page = `/requests?token=${followToken}`
    const { statusCode, body } = await app.get(page)
    expect(statusCode).toBe(200)
    for (const shown of ['A lease', `>${id}<`, 'In review', 'We respond by', 'Yes, withdraw it'])
      expect(body).toContain(shown)
    for (const hidden of ['Words that the page', consultationInput.lastName, 'example.com'])
      expect(body).not.toContain(hidden)
    const pressed = await post(page, { form: 'request-withdraw', language: 'en', token: followToken })
    expect(pressed.statusCode).toBe(303)
    const after = await app.get(String(pressed.headers.location).split('#')[0] as string)
    expect(after.body).toContain('You withdrew this request')
    expect(after.body).not.toContain('Yes, withdraw it')
    const again = await post(page, { form: 'request-withdraw', language: 'en', token: followToken })
    expect(again.statusCode).toBe(409)
  })

  it('shows the same page for an unknown link and an expired one', async () => {
    const unknown = await app.get(`/requests?token=${'x'.repeat(43)}`)
    const { id, followToken } = (await app.post('/api/consultations', consultationInput)).json()
    await app.db.update(consultations).set({ userId: sara.id }).where(eq(consultations.id, id))
    const ended = await app.get(`/requests?token=${followToken}`)
    const stripped = (body: string, token: string) => body.replaceAll(token, '…')
    expect(ended.statusCode).toBe(unknown.statusCode)
    expect(stripped(ended.body, followToken)).toBe(stripped(unknown.body, 'x'.repeat(43)))
  })

  it('resets a forgotten password, with the same response for every address', async () => {
    for (const address of [email, 'nobody@example.com']) {
      const fields = { form: 'password-forgotten', language: 'en', email: address }
      const requested = await post('/reset-password', fields)
      expect([requested.statusCode, requested.headers.location]).toEqual([
        303,
        '/reset-password?sent=password-forgotten#form-password-forgotten',
      ])
    }
    const { body } = await app.get('/reset-password?sent=password-forgotten')
    expect(body).toContain('If an account exists, the office has a reset link for you.')
    const token = await lastTokenTo(app, email)
    const page = `/reset-password?token=${token}`
    const fields = { form: 'password-reset', language: 'en', token }
    const typed = { newPassword: 'secret-words', confirmPassword: 'other-words' }
    const refused = await post(page, { ...fields, ...typed })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('Passwords do not match')
    // Typed passwords must be entered again: a page never contains a password.
    expect(refused.body).not.toMatch(/secret-words|other-words/)
    const done = await post(page, { ...fields, ...typed, confirmPassword: 'secret-words' })
    expect([done.statusCode, done.headers.location]).toEqual([
      303,
      `${page}&sent=password-reset#form-password-reset`,
    ])
    expect((await app.get(`${page}&sent=password-reset`)).body).toContain('Your password has been changed')
    expect(await logIn(app, sara.username, 'secret-words')).toContain('sid=')
  })

  it('verifies an email address with one click', async () => {
    await app.post('/api/user/email/verification', undefined, sara)
    const token = await lastTokenTo(app, email)
    const page = `/verify-email?token=${token}`
    const { body } = await app.get(page)
    expect(body).toContain(email)
    expect((await app.db.select().from(users).where(eq(users.id, sara.id)))[0]?.isVerified).toBe(false)
    const pressed = await post(page, { form: 'address-link', language: 'en', token })
    expect(pressed.statusCode).toBe(303)
    expect((await app.db.select().from(users).where(eq(users.id, sara.id)))[0]?.isVerified).toBe(true)
    expect((await app.get(`${page}&sent=address-link`)).body).toContain('Your email address is verified')
    expect(await mailsTo(app, email)).toHaveLength(1)
  })
})
