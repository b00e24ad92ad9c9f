import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { tokens } from '#features/auth/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { mailsTo as readMailsTo } from '#tests/support/account-mails.ts'
import { statusesOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { sendAs } from '#tests/support/test-app.ts'
import { newsletterSubscribers } from './table.ts'

let people = 0
const newAddress = () => {
  people += 1
  return `reader.${people}@example.com`
}

describeOnBothEngines('the newsletter', (openTestDatabase) => {
  const app = openApp(openTestDatabase)
  beforeAll(async () => {
    await app.db.insert(settings).values([
      { key: 'site_title', value: 'Mizan & Partners' },
      { key: 'site_title_ar', value: 'ميزان للمحاماة' },
    ])
  })

  const post = (path: string, payload: object, language = 'en') =>
    sendAs(app, undefined, 'POST', `/api/newsletter/${path}`, payload, { 'accept-language': language })
  const mailsTo = (email: string) => readMailsTo(app, email)
  const readerAt = async (email: string) =>
    (await app.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0]
  const tokenIn = (text: string | undefined, page: string) =>
    new RegExp(`/newsletter/${page}\\?token=([\\w-]+)`).exec(text ?? '')?.[1] ?? ''
  /** Subscribes and returns the token in the mail. */
  const tokenFor = async (email: string, language = 'en') => {
    await post('subscribe', { email }, language)
    return tokenIn((await mailsTo(email)).at(-1)?.text, 'confirm')
  }
  const stateOf = async (token: string) =>
    (await app.get(`/api/newsletter/confirm?token=${token}`)).json().state
  /** Moves the last mail this many minutes into the past. */
  const letMinutesPass = (email: string, minutes: number) =>
    app.db
      .update(tokens)
      .set({
        createdAt: sql`${tokens.createdAt} - ${minutes} * interval '1 minute'`,
        expiresAt: sql`${tokens.expiresAt} - ${minutes} * interval '1 minute'`,
      })
      .where(eq(tokens.email, email))

  it('is sent only to confirmed addresses, whose tokens the database stores unreadable', async () => {
    const email = newAddress()
    const token = await tokenFor(email)
    expect(token.length).toBeGreaterThan(40)
    expect(JSON.stringify(await app.db.select().from(tokens))).not.toContain(token)
    expect(await readerAt(email)).toMatchObject({ isActive: false, confirmedAt: null })
    expect([await stateOf(token), await stateOf(token)]).toEqual(['open', 'open'])
    expect(await readerAt(email)).toMatchObject({ isActive: false, confirmedAt: null })
    const response = await post('confirm', { token })
    expect([response.statusCode, response.json()]).toEqual([200, { isSubscribed: true }])
    expect(await readerAt(email)).toMatchObject({ isActive: true, confirmedAt: expect.any(String) })
    expect(await stateOf(token)).toBe('used')
    expect(await app.db.select().from(consents).where(eq(consents.email, email))).toMatchObject([
      { purpose: 'newsletter', isGiven: true, language: 'en' },
    ])
  })

  it('gives the same answer for a new, pending, confirmed or unsubscribed address, and sends nothing to a confirmed one', async () => {
    const email = newAddress()
    const answers: unknown[] = []
    const ask = async () => {
      const { statusCode, headers, body } = await post('subscribe', { email: ` ${email.toUpperCase()} ` })
      answers.push([statusCode, headers['content-type'], body])
    }
    await ask()
    await ask()
    const [mail] = await mailsTo(email)
    await post('confirm', { token: tokenIn(mail?.text, 'confirm') })
    const confirmed = await readerAt(email)
    await letMinutesPass(email, 60)
    await ask()
    expect(await readerAt(email)).toEqual(confirmed)
    expect(await mailsTo(email)).toHaveLength(1)
    await post('unsubscribe', { token: tokenIn(mail?.text, 'unsubscribe') })
    await ask()
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toEqual([201, expect.stringContaining('json'), JSON.stringify({ email })])
  })

  it('sends at most one mail in ten minutes to an address, even for simultaneous requests', async () => {
    const email = newAddress()
    await Promise.all(Array.from({ length: 8 }, () => post('subscribe', { email })))
    expect(await mailsTo(email)).toHaveLength(1)
    await letMinutesPass(email, 9)
    await post('subscribe', { email })
    expect(await mailsTo(email)).toHaveLength(1)
    await letMinutesPass(email, 2)
    await post('subscribe', { email })
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(2)
    expect((await post('confirm', { token: tokenIn(mails[0]?.text, 'confirm') })).statusCode).toBe(200)
  })

  it('accepts a link once, even for two simultaneous clicks, and not after seven days', async () => {
    const token = await tokenFor(newAddress())
    const answers = await Promise.all([post('confirm', { token }), post('confirm', { token })])
    expect(statusesOf(answers)).toEqual([200, 409])
    const email = newAddress()
    const late = await tokenFor(email)
    await letMinutesPass(email, 7 * 24 * 60 - 1)
    expect(await stateOf(late)).toBe('open')
    await letMinutesPass(email, 2)
    expect(await stateOf(late)).toBe('unknown')
    expect((await post('confirm', { token: late })).statusCode).toBe(404)
    expect(await readerAt(email)).toMatchObject({ isActive: false })
  })

  it('is unsubscribed by one or more clicks, also in a mail program, and an old link does not undo this', async () => {
    const email = newAddress()
    const used = await tokenFor(email)
    await post('confirm', { token: used })
    const [mail] = await mailsTo(email)
    const leave = tokenIn(mail?.text, 'unsubscribe')
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringContaining(leave),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    for (let press = 0; press < 2; press += 1) {
      const response = await post('unsubscribe', { token: leave })
      expect([response.statusCode, response.json()]).toEqual([200, { isSubscribed: false }])
    }
    expect(await readerAt(email)).toMatchObject({ isActive: false })
    expect((await post('confirm', { token: used })).statusCode).toBe(409)
    expect(await readerAt(email)).toMatchObject({ isActive: false })
    expect(
      (await app.db.select().from(consents).where(eq(consents.email, email))).map(({ isGiven }) => isGiven),
    ).toEqual([true, false])

    await letMinutesPass(email, 11)
    expect((await post('confirm', { token: await tokenFor(email) })).statusCode).toBe(200)
    expect(await readerAt(email)).toMatchObject({ isActive: true })

    const other = newAddress()
    const open = await tokenFor(other)
    await post('unsubscribe', { token: tokenIn((await mailsTo(other))[0]?.text, 'unsubscribe') })
    expect((await post('confirm', { token: open })).statusCode).toBe(404)
    expect(await readerAt(other)).toMatchObject({ isActive: false, confirmedAt: null })
  })

  it('refuses invalid addresses and unknown fields, a hidden field, a token for another purpose, and an invented one', async () => {
    for (const payload of [{}, { email: '' }, { email: 'nobody' }, { email: newAddress(), isActive: true }])
      expect((await post('subscribe', payload)).statusCode).toBe(400)
    const email = newAddress()
    const trapped = await post('subscribe', { email, homepage: 'x' })
    expect([trapped.statusCode, trapped.json().detail]).toEqual([400, expect.stringMatching('hidden field')])
    expect([await readerAt(email), await mailsTo(email)]).toEqual([undefined, []])
    await app.db.insert(tokens).values({
      tokenHash: '2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683',
      purpose: 'password_reset',
      email: newAddress(),
      expiresAt: sql`now() + interval '1 hour'`,
    })
    for (const token of ['key', 'x'.repeat(200), "' or 1=1 --"]) {
      expect((await post('confirm', { token })).statusCode).toBe(404)
      expect((await post('unsubscribe', { token })).statusCode).toBe(404)
    }
    for (const payload of [{}, { token: '' }, { token: 7 }, { token: 'a', email: 'b' }])
      expect((await post('confirm', payload)).statusCode).toBe(400)
  })

  it('sends mail in the language of the reader, as text and as HTML with the language in each cell', async () => {
    const [english, arabic] = [newAddress(), newAddress()]
    await post('subscribe', { email: english })
    await post('subscribe', { email: arabic, language: 'ar' }, 'en')
    const [[inEnglish], [inArabic]] = await Promise.all([mailsTo(english), mailsTo(arabic)])
    expect(inEnglish?.subject).toBe('Confirm your subscription to the newsletter of Mizan & Partners')
    expect(inEnglish?.html).toContain('<html lang="en" dir="ltr">')
    expect(inEnglish?.html).toContain('Mizan &amp; Partners')
    expect(inEnglish?.text).toMatch(/http:\/\/localhost:3000\/newsletter\/confirm\?token=[\w-]+&lang=en/)
    expect(inArabic?.subject).toContain('تأكيد الاشتراك')
    expect(inArabic?.html).toContain('<html lang="ar" dir="rtl">')
    expect(inArabic?.html.match(/<td lang="ar" dir="rtl"/g)).toHaveLength(3)
    expect(inArabic?.text).toMatch(/lang=ar/)
    for (const mail of [inEnglish, inArabic]) expect(mail?.html).not.toMatch(/<img|src=|url\(|@font-face/)
  })
})
