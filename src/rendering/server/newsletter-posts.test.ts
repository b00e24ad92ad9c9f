import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { mailsTo, tokenIn } from '#tests/support/account-mails.ts'
import { formType, postForm } from '#tests/support/form-posts.ts'
import { openSite } from '#tests/support/test-site.ts'

const app = openSite()

const post = (url: string, fields: Record<string, string> | string[][]) => postForm(app, url, fields)

describe('the newsletter without scripts', () => {
  const linkIn = (text: string | undefined, page: string) =>
    new RegExp(`http://localhost:3000(/newsletter/${page}\\?token=[^\\s&]+)`).exec(text ?? '')?.[1] ?? ''
  const chosen = (areas: readonly string[]) => areas.map((area) => ['areas', area])
  const sendForm = (email: string, ...areas: string[]) => {
    const fields = { form: 'newsletter', language: 'en', email, homepage: '' }
    return post('/contact', [...Object.entries(fields), ...chosen(areas)])
  }
  const linksTo = async (email: string) => {
    const [mail] = await mailsTo(app, email)
    return { confirm: linkIn(mail?.text, 'confirm'), leave: linkIn(mail?.text, 'unsubscribe') }
  }
  const press = (confirm: string, rest: string[][] = []) => {
    const fields = { form: 'newsletter-confirm', language: 'en', token: tokenIn(confirm) }
    return post(confirm, [...Object.entries(fields), ...rest])
  }
  const readerOf = async (email: string) =>
    (await app.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0]
  const isActive = async (email: string) => (await readerOf(email))?.isActive
  const subscribed = async (email: string) => {
    await sendForm(email)
    const { confirm, leave } = await linksTo(email)
    await press(confirm)
    return leave
  }

  it('is subscribed to in the footer, then confirmed with one click', async () => {
    const email = 'reader@example.com'
    const sent = await sendForm(email)
    expect(sent.headers.location).toBe('/contact?sent=newsletter#form-newsletter')
    const { confirm, leave } = await linksTo(email)
    expect((await app.get(confirm)).body).toContain('Confirm the subscription')

    const confirmed = await press(confirm)
    expect(confirmed.statusCode).toBe(303)
    const done = String(confirmed.headers.location).split('#')[0] ?? ''
    expect((await app.get(done)).body).toContain('You have been subscribed to our newsletter.')
    expect((await app.get(confirm)).body).toContain('This link has already been used')
    const again = await press(confirm)
    expect([again.statusCode, again.body.includes('This link has already been used')]).toEqual([409, true])
    expect((await app.get(leave)).body).toContain('Unsubscribe from the newsletter')
    expect(await isActive(email)).toBe(true)
  })

  const boundary =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'

  it.each<[name: string, headers: Record<string, string>, payload?: string]>([
    ['the form of RFC 8058', { 'content-type': formType }, 'List-Unsubscribe=One-Click'],
    ['multipart', { 'content-type': 'multipart/form-data; boundary=x' }, boundary],
    ['broken multipart', { 'content-type': 'multipart/form-data' }, 'List-Unsubscribe=One-Click'],
    ['no body and no type', {}],
    ['an empty form', { 'content-type': formType }, ''],
    ['a form with a misspelled field', { 'content-type': formType }, 'list-unsubscribe=one-click'],
    ['text', { 'content-type': 'text/plain' }, 'List-Unsubscribe=One-Click'],
    ['invalid JSON', { 'content-type': 'application/json' }, '{'],
    ['an invalid content type', { 'content-type': '///' }, 'x'],
    [
      'another origin',
      { 'content-type': formType, origin: 'https://mail.example' },
      'List-Unsubscribe=One-Click',
    ],
    ['an opaque origin', { 'content-type': formType, origin: 'null' }, 'List-Unsubscribe=One-Click'],
    ['another site', { 'sec-fetch-site': 'cross-site', referer: 'https://mail.example/inbox' }],
  ])(
    'is unsubscribed from with one click by a mail client that sends %s, even twice',
    async (name, headers, payload) => {
      const email = `${name.replaceAll(' ', '.').toLowerCase()}@example.com`
      const leave = await subscribed(email)
      for (const method of ['GET', 'HEAD', 'OPTIONS'] as const)
        await app.inject({ method, url: leave, headers })
      expect(await isActive(email)).toBe(true)
      for (const _time of [1, 2]) {
        const answer = await app.inject({
          method: 'POST',
          url: leave,
          headers,
          ...(payload !== undefined && { payload }),
        })
        expect([answer.statusCode, answer.body]).toEqual([200, ''])
        expect(await isActive(email)).toBe(false)
      }
    },
  )

  it.each(['%3E', '.', '%20', '&lang=en%3E'])(
    'is unsubscribed from by a URL with a trailing %s',
    async (trail) => {
      const email = `trail${Buffer.from(trail).toString('hex')}@example.com`
      const leave = await subscribed(email)
      expect((await app.post(`${leave}${trail}`)).statusCode).toBe(200)
      expect(await isActive(email)).toBe(false)
    },
  )

  it('accepts no other form from another site at its unsubscribe URL', async () => {
    const leave = await subscribed('stays@example.com')
    const answer = await app.inject({
      method: 'POST',
      url: leave,
      headers: { 'content-type': formType, origin: 'https://evil.example' },
      payload: 'form=newsletter&language=en&email=victim%40example.com&homepage=',
    })
    expect(answer.statusCode).toBe(403)
    expect(await mailsTo(app, 'victim@example.com')).toEqual([])
    expect(await isActive('stays@example.com')).toBe(true)
  })

  it('offers areas at each step, and saves the checked ones', async () => {
    const email = 'chooses@example.com'
    const isTicked = (body: string, area: string) =>
      new RegExp(`<input[^>]*name="areas"[^>]*value="${area}"[^>]*>`).exec(body)?.[0].includes('checked')
    const wrong = await sendForm('nobody', 'litigation', 'contract')
    expect(wrong.statusCode).toBe(400)
    for (const [area, isOn] of Object.entries({ litigation: true, contract: true, employment: false }))
      expect([area, isTicked(wrong.body, area)]).toEqual([area, isOn])
    await sendForm(email, 'litigation', 'contract')
    expect(await readerOf(email)).toMatchObject({ areas: ['litigation', 'contract'], isActive: false })

    const { confirm, leave } = await linksTo(email)
    const page = (await app.get(confirm)).body
    expect([isTicked(page, 'contract'), isTicked(page, 'employment')]).toEqual([true, false])
    await press(confirm, [...chosen(['employment']), ['mailLanguage', 'ar']])
    expect(await readerOf(email)).toMatchObject({ areas: ['employment'], language: 'ar', isActive: true })

    const areas = leave.replace('unsubscribe', 'areas')
    const own = await app.get(areas)
    expect([isTicked(own.body, 'employment'), isTicked(own.body, 'contract')]).toEqual([true, false])
    expect(own.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    const choice = { form: 'newsletter-areas', language: 'en', mailLanguage: 'en', token: tokenIn(leave) }
    const saved = await post(areas, choice)
    expect(saved.statusCode).toBe(303)
    expect((await app.get(String(saved.headers.location).split('#')[0])).body).toContain(
      'Your choice has been saved',
    )
    // With nothing checked, the form posts no areas: the subscriber gets everything.
    expect(await readerOf(email)).toMatchObject({ areas: [], language: 'en' })
    expect((await app.get('/newsletter/areas?token=never-was-a-token-of-ours')).body).toContain(
      'This link has no subscription',
    )
  })

  it('shows an invalid link as such, and answers a click on it', async () => {
    for (const token of [undefined, '', '%00', 'x'.repeat(300), 'never-was-a-token-of-ours']) {
      const query = token === undefined ? '' : `?token=${token}`
      const { statusCode, body } = await app.get(`/newsletter/confirm${query}`)
      expect([query, statusCode, body.includes('This link is no longer valid')]).toEqual([query, 200, true])
      expect(body).toContain('noindex')
    }
    const pressed = await post('/newsletter/unsubscribe?token=never-was-a-token-of-ours', {
      form: 'newsletter-unsubscribe',
      token: 'never-was-a-token-of-ours',
    })
    expect([pressed.statusCode, pressed.body.includes('This link is no longer valid.')]).toEqual([404, true])
  })
})
