import { beforeEach, describe, expect, it } from 'vitest'
import { attempts } from '#features/auth/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { formType, postForm } from '#tests/support/form-posts.ts'
import { openSite } from '#tests/support/test-site.ts'
import { openBuiltRenderer } from './built-renderer.ts'

const app = openSite()
const client = app.person('client', 'without.scripts')
beforeEach(async () => {
  await app.db.delete(contactMessages)
  await app.db.delete(consultations)
})

const post = (url: string, fields: Record<string, string>, headers?: Record<string, string>) =>
  postForm(app, url, fields, headers)

const contact = {
  form: 'contact',
  language: 'en',
  name: 'Sara Al-Harbi',
  email: 'sara@example.com',
  phone: '',
  subject: 'An appointment',
  message: 'May I come on Sunday?',
  agreeToTerms: 'on',
  homepage: '',
}
const consultation = {
  form: 'consultation',
  language: 'ar',
  firstName: 'سارة',
  lastName: 'الحربي',
  email: 'sara@example.com',
  phone: '٠٥٥ ٠١٢ ٣٣٤٤',
  service: 'corporate',
  subject: '',
  preferredDate: '',
  preferredTime: 'any',
  message: 'نحن ثلاثة شركاء.',
  agreeToTerms: 'on',
}

describe('a form posted without scripts', () => {
  it.each(['/', '/contact'])(
    'is accepted on %s and redirects back to it with a confirmation',
    async (url) => {
      const { statusCode, headers } = await post(url, contact)
      expect([statusCode, headers.location]).toEqual([303, `${url}?sent=contact#form-contact`])
      expect(await app.db.select().from(contactMessages)).toMatchObject([
        { name: 'Sara Al-Harbi', phone: null, message: 'May I come on Sunday?', language: 'en' },
      ])
      const { body } = await app.inject({ url: `${url}?sent=contact` })
      expect(body).toContain('Your message has been sent')
      expect((await app.inject({ url })).body).not.toContain('Your message has been sent')
    },
  )

  it('is sent as the logged-in user, in the language of its page', async () => {
    const { statusCode, headers } = await post('/', consultation, { cookie: client.cookie })
    expect([statusCode, headers.location]).toEqual([303, '/?lang=ar&sent=consultation#form-consultation'])
    const written = { phone: '+966550123344', language: 'ar', subject: '' }
    expect(await app.db.select().from(consultations)).toMatchObject([
      { userId: client.id, preferredDate: null, preferredTime: null, ...written },
    ])
  })

  it('by a guest leads to the private page of the request', async () => {
    const { statusCode, headers } = await post('/', consultation)
    expect(statusCode).toBe(303)
    const location = String(headers.location)
    expect(location).toMatch(/^\/requests\?token=[\w-]{43}&lang=ar&sent=consultation#form-consultation$/)
    const page = await app.inject({ url: location.split('#')[0] as string })
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(page.body).toContain('تم إرسال طلبك')
    expect(page.body).toContain('قيد المراجعة')
  })

  it('is shown again with field errors and all input preserved, escaped', async () => {
    const hostile = '"><script>alert(1)</script>'
    const { statusCode, headers, body } = await post('/contact', {
      ...contact,
      name: hostile,
      email: 'nobody',
      message: `</textarea>${hostile}`,
    })
    expect(statusCode).toBe(400)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'en' })
    expect(body).toContain('<title>Error: ')
    expect(body).toContain('There is a problem')
    expect(body.match(/Please enter a valid email address/g)?.length).toBeGreaterThanOrEqual(2)
    expect(body).toMatch(/aria-invalid="true"[^>]*name="email"|name="email"[^>]*aria-invalid="true"/)
    expect(body).toContain('value="nobody"')
    expect(body).toContain('&lt;/textarea&gt;&quot;&gt;&lt;script&gt;alert(1)')
    expect(body).not.toContain('<script>alert')
    expect(await app.db.$count(contactMessages)).toBe(0)
  })

  it("is refused with the form's message if the box is not checked", async () => {
    const { agreeToTerms, ...unticked } = contact
    expect((await post('/', unticked)).body).toContain('You must agree to the terms')
    const { agreeToTerms: _, ...request } = consultation
    expect((await post('/', request)).body).toContain('يجب الموافقة على سياسة الخصوصية')
  })

  it('preserves selected and checked values', async () => {
    const chosen = { service: 'employment', preferredDate: '2099-01-04', preferredTime: '10:30' }
    const { statusCode, body } = await post('/', { ...consultation, email: '', ...chosen })
    expect(statusCode).toBe(400)
    expect(body).toMatch(/<option value="employment" selected=""/)
    expect(body).toMatch(/<option value="10:30" selected=""/)
    expect(body).toContain('value="2099-01-04"')
    expect(body).toMatch(/type="checkbox"[^>]*checked=""|checked=""[^>]*type="checkbox"/)
  })

  it('from another site is refused', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])
      expect((await post('/', contact, headers)).statusCode).toBe(403)
    const payload = new URLSearchParams(contact).toString()
    const headers = { 'content-type': formType, origin: 'https://evil.example' }
    expect((await app.inject({ method: 'POST', url: '/', headers, payload })).statusCode).toBe(403)
    expect(await app.db.$count(contactMessages)).toBe(0)
  })

  it('must be form-encoded, for the page and never for the API', async () => {
    expect((await post('/api/contact', contact)).statusCode).toBe(415)
    expect((await post('/', { ...contact, form: 'login' })).statusCode).toBe(400)
    expect((await post('/', { ...contact, form: '__proto__' })).statusCode).toBe(400)
  })

  it('too often is shown again with its input and the time to wait', async () => {
    await app.db.delete(attempts)
    const strict = await app.another({ renderer: await openBuiltRenderer() }, 1)
    const send = () => postForm(strict, '/', { ...contact, language: 'ar' })
    for (let sent = 0; sent < 30; sent += 1) expect((await send()).statusCode).toBe(303)
    const { statusCode, headers, body } = await send()
    expect(statusCode).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(body).toMatch(/محاولات كثيرة\. يرجى المحاولة بعد/)
    expect(body).toContain('May I come on Sunday?')
  })

  it('does not affect later pages or other visitors', async () => {
    await post('/contact', { ...contact, email: 'nobody' })
    expect((await app.inject({ url: '/contact' })).body).not.toContain('There is a problem')
    expect((await app.inject({ url: '/contact?sent=anything' })).headers.etag).toBe(
      (await app.inject({ url: '/contact' })).headers.etag,
    )
  })
})
