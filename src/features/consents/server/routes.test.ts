import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { attempts, tokens } from '#features/auth/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { contactMessage } from '#features/contact-messages/server/calls.matrix.ts'
import { legalPages } from '#features/legal-pages/server/table.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { newUser } from '#features/users/server/calls.matrix.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { cookieOf, type Person } from '#tests/support/test-app.ts'
import type { OwnConsent } from '../schema.ts'
import { consents } from './table.ts'

describeOnBothEngines('a consent', (openTestDatabase) => {
  const api = openApp(openTestDatabase)
  let sara: Person
  beforeAll(async () => {
    const wording = { titleEn: 'T', titleAr: 'ع', contentEn: 'One.', contentAr: 'واحد.' }
    await api.db.insert(legalPages).values([
      { slug: 'terms-of-service', version: 4, ...wording },
      { slug: 'privacy-policy', version: 7, ...wording },
    ])
  })
  beforeEach(async () => {
    for (const table of [users, attempts, consents, newsletterSubscribers, outbox, tokens])
      await api.db.delete(table)
    sara = await api.signUp('client', 'sara')
  })
  const confirmAddress = () => api.db.update(users).set({ isVerified: true }).where(eq(users.id, sara.id))
  const post = (url: string, payload: object, headers = {}) =>
    api.inject({ method: 'POST', url, payload, headers: { 'accept-language': 'ar', ...headers } })
  const own = async (person = sara): Promise<Record<string, OwnConsent>> => {
    const rows: OwnConsent[] = (await api.get('/api/user/consents', person)).json()
    return Object.fromEntries(rows.map((row) => [row.purpose, row]))
  }
  const put = (purpose: string, isGiven: unknown) =>
    api.put(`/api/user/consents/${purpose}`, { isGiven }, sara)
  const subscriber = async () => (await api.db.select().from(newsletterSubscribers))[0]

  const ofTerms = { purpose: 'terms', textVersion: '4', email: 'sara@example.com', userId: null }
  const ofHuda = { email: 'huda@example.com', userId: expect.any(Number) }
  it.each([
    ['a registration', '/api/register', newUser('huda'), { ...ofTerms, ...ofHuda }],
    [
      'a request of a guest',
      '/api/consultations',
      consultation,
      { ...ofTerms, purpose: 'privacy', textVersion: '7' },
    ],
    ['a contact message of a guest', '/api/contact', contactMessage, ofTerms],
  ])('is recorded by %s, with language and version', async (_name, url, payload, row) => {
    expect((await post(url, payload)).statusCode).toBe(201)
    expect(await api.db.select().from(consents)).toMatchObject([{ ...row, language: 'ar', isGiven: true }])
  })

  it('contains the logged-in user, and counts for an account with the same address once that address is verified', async () => {
    await post('/api/consultations', consultation, { cookie: sara.cookie })
    expect(await api.db.select().from(consents)).toMatchObject([{ userId: sara.id, purpose: 'privacy' }])
    await post('/api/contact', contactMessage)
    expect((await own()).terms?.isGiven).toBe(false)
    await confirmAddress()
    expect((await own()).terms?.isGiven).toBe(true)
  })

  it('is listed by purpose, with the latest decision', async () => {
    expect(await own()).toMatchObject({
      terms: { isGiven: false, changedAt: null, page: 'terms-of-service', isChangeable: false },
      privacy: { isGiven: false, isChangeable: false },
      newsletter: { isGiven: false, textVersion: null, isChangeable: true },
    })
    const { cookies } = await post('/api/register', newUser('huda'))
    const terms = { isGiven: true, textVersion: '4', language: 'ar' }
    expect((await own({ ...sara, cookie: cookieOf(cookies) })).terms).toMatchObject(terms)
  })

  it('takes effect immediately for the newsletter if the address is verified', async () => {
    await confirmAddress()
    expect((await put('newsletter', true)).json()).toMatchObject({ isGiven: true, isWaiting: false })
    const active = { email: 'sara@example.com', isActive: true, confirmedAt: expect.any(String) }
    expect(await subscriber()).toMatchObject(active)
    expect((await put('newsletter', true)).statusCode).toBe(200)
    expect((await put('newsletter', false)).json()).toMatchObject({ isGiven: false, isWaiting: false })
    expect(await subscriber()).toMatchObject({ isActive: false })
    // A withdrawal adds a row; a request for the present state adds none.
    expect(await api.db.select().from(consents).orderBy(consents.id)).toMatchObject([
      { isGiven: true, textVersion: '7', userId: sara.id },
      { isGiven: false, textVersion: '7', userId: sara.id },
    ])
    expect(await api.db.$count(outbox)).toBe(0)
    const entries = await api.db.select().from(auditLog).where(eq(auditLog.userId, sara.id))
    expect(entries.map(({ action }) => action)).toEqual(['subscribe', 'unsubscribe'])
  })

  it('must be confirmed by mail for the newsletter if the address is not verified', async () => {
    expect((await put('newsletter', true)).json()).toMatchObject({ isGiven: false, isWaiting: true })
    expect(await subscriber()).toMatchObject({ isActive: false })
    expect(await api.db.$count(consents)).toBe(0)
    expect(await api.db.select().from(outbox)).toMatchObject([{ recipient: 'sara@example.com' }])
  })

  it('cannot be withdrawn for the terms or the privacy policy, nor with another person’s address for a subscription', async () => {
    for (const purpose of ['terms', 'privacy']) expect((await put(purpose, false)).statusCode).toBe(409)
    expect((await put('marketing', true)).statusCode).toBe(400)
    expect((await put('newsletter', 'yes')).statusCode).toBe(400)
    expect(await api.db.$count(consents)).toBe(0)
    await api.db
      .insert(newsletterSubscribers)
      .values({ email: 'sara@example.com', confirmedAt: '2026-01-01T00:00:00Z' })
    await put('newsletter', false)
    expect(await subscriber()).toMatchObject({ isActive: true })
  })
})
