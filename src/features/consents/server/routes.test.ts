import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { attempts, tokens } from '#features/auth/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { contactMessage } from '#features/contact-messages/server/calls.matrix.ts'
import { legalPages } from '#features/legal-pages/server/table.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { buildTestApp, callAs, cookieOf, type Person, signUp } from '#tests/support/test-app.ts'
import type { OwnConsent } from '../schema.ts'
import { consents } from './table.ts'

describeOnBothEngines('a consent', (openTestDatabase) => {
  let app: FastifyInstance
  let sara: Person
  beforeAll(async () => {
    app = await buildTestApp(await openTestDatabase())
    const wording = { titleEn: 'T', titleAr: 'ع', contentEn: 'One.', contentAr: 'واحد.' }
    await app.db.insert(legalPages).values([
      { slug: 'terms-of-service', version: 4, ...wording },
      { slug: 'privacy-policy', version: 7, ...wording },
    ])
  })
  beforeEach(async () => {
    for (const table of [users, attempts, consents, newsletterSubscribers, outbox, tokens])
      await app.db.delete(table)
    sara = await signUp(app, 'client', 'sara')
  })
  const confirmAddress = () => app.db.update(users).set({ isVerified: true }).where(eq(users.id, sara.id))
  const post = (url: string, payload: object, headers = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { 'accept-language': 'ar', ...headers } })
  const own = async (): Promise<Record<string, OwnConsent>> => {
    const rows: OwnConsent[] = (await callAs(app, sara, { url: '/api/user/consents' })).json()
    return Object.fromEntries(rows.map((row) => [row.purpose, row]))
  }
  const put = (purpose: string, isGiven: unknown) =>
    callAs(app, sara, { method: 'PUT', url: `/api/user/consents/${purpose}`, payload: { isGiven } })
  const subscriber = async () => (await app.db.select().from(newsletterSubscribers))[0]

  it.each([
    [
      'a registration',
      '/api/register',
      { username: 'huda', password: 'secret-6', firstName: 'H', lastName: 'H', email: 'huda@example.com' },
      { purpose: 'terms', textVersion: '4', email: 'huda@example.com', userId: expect.any(Number) },
    ],
    [
      'a request of a guest',
      '/api/consultations',
      consultation,
      { purpose: 'privacy', textVersion: '7', email: 'sara@example.com', userId: null },
    ],
    [
      'a contact message of a guest',
      '/api/contact',
      contactMessage,
      { purpose: 'terms', textVersion: '4', email: 'sara@example.com', userId: null },
    ],
  ])('is recorded by %s, with language and version', async (_name, url, payload, row) => {
    expect((await post(url, payload)).statusCode).toBe(201)
    expect(await app.db.select().from(consents)).toMatchObject([{ ...row, language: 'ar', isGiven: true }])
  })

  it('contains the logged-in user', async () => {
    await post('/api/consultations', consultation, { cookie: sara.cookie })
    expect(await app.db.select().from(consents)).toMatchObject([{ userId: sara.id, purpose: 'privacy' }])
  })

  it('is listed by purpose, with the latest decision', async () => {
    expect(await own()).toMatchObject({
      terms: { isGiven: false, changedAt: null, page: 'terms-of-service', isChangeable: false },
      privacy: { isGiven: false, isChangeable: false },
      newsletter: { isGiven: false, textVersion: null, isChangeable: true },
    })
    const cookie = cookieOf(
      (
        await post('/api/register', {
          username: 'huda',
          password: 'secret-6',
          firstName: 'H',
          lastName: 'H',
          email: 'huda@example.com',
        })
      ).cookies,
    )
    const rows: OwnConsent[] = (await app.inject({ url: '/api/user/consents', headers: { cookie } })).json()
    expect(rows.find(({ purpose }) => purpose === 'terms')).toMatchObject({
      isGiven: true,
      textVersion: '4',
      language: 'ar',
    })
  })

  it('counts for an account with the same address once that address is verified', async () => {
    await post('/api/contact', contactMessage)
    expect((await own()).terms?.isGiven).toBe(false)
    await confirmAddress()
    expect((await own()).terms?.isGiven).toBe(true)
  })

  it('is given and withdrawn at once for the newsletter if the address is verified', async () => {
    await confirmAddress()
    expect((await put('newsletter', true)).json()).toMatchObject({ isGiven: true, isWaiting: false })
    expect(await subscriber()).toMatchObject({
      email: 'sara@example.com',
      isActive: true,
      confirmedAt: expect.any(String),
    })
    expect((await put('newsletter', true)).statusCode).toBe(200)
    expect((await put('newsletter', false)).json()).toMatchObject({ isGiven: false, isWaiting: false })
    expect(await subscriber()).toMatchObject({ isActive: false })
    // A withdrawal adds a row; a request for the present state adds none.
    expect(await app.db.select().from(consents).orderBy(consents.id)).toMatchObject([
      { isGiven: true, textVersion: '7', userId: sara.id },
      { isGiven: false, textVersion: '7', userId: sara.id },
    ])
    expect(await app.db.$count(outbox)).toBe(0)
    const entries = await app.db.select().from(auditLog).where(eq(auditLog.userId, sara.id))
    expect(entries.map(({ action }) => action)).toEqual(['login', 'subscribe', 'unsubscribe'])
  })

  it('must be confirmed by mail for the newsletter if the address is not verified', async () => {
    expect((await put('newsletter', true)).json()).toMatchObject({ isGiven: false, isWaiting: true })
    expect(await subscriber()).toMatchObject({ isActive: false })
    expect(await app.db.$count(consents)).toBe(0)
    expect(await app.db.select().from(outbox)).toMatchObject([{ recipient: 'sara@example.com' }])
  })

  it('ends no subscription if it is withdrawn with another person’s address', async () => {
    await app.db
      .insert(newsletterSubscribers)
      .values({ email: 'sara@example.com', confirmedAt: '2026-01-01T00:00:00Z' })
    await put('newsletter', false)
    expect(await subscriber()).toMatchObject({ isActive: true })
  })

  it('cannot be withdrawn for the terms or the privacy policy', async () => {
    for (const purpose of ['terms', 'privacy']) expect((await put(purpose, false)).statusCode).toBe(409)
    expect((await put('marketing', true)).statusCode).toBe(400)
    expect((await put('newsletter', 'yes')).statusCode).toBe(400)
    expect(await app.db.$count(consents)).toBe(0)
  })
})
