import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { importOf } from '#tests/support/import-file.ts'
import { buildTestApp, callAs, type People, signUpOneOfEach } from '#tests/support/test-app.ts'
import { newsletterSubscribers } from './table.ts'

const basis = { consentBasis: 'Form of our former website' }

describeOnBothEngines('newsletter subscribers from a file', (openTestDatabase) => {
  let app: FastifyInstance
  let people: People
  let subscriberFile: ReturnType<typeof importOf>
  beforeAll(async () => {
    app = await buildTestApp(await openTestDatabase())
    people = await signUpOneOfEach(app)
    subscriberFile = importOf(app, '/api/admin/newsletter-subscribers/import')
  })
  beforeEach(async () => {
    await app.db.delete(newsletterSubscribers)
    await app.db.delete(consents)
  })
  const rows = () => app.db.select().from(newsletterSubscribers).orderBy(asc(newsletterSubscribers.email))

  it('come with the consent that the file names, and get no mail', async () => {
    const file =
      'Email;Language;Follows;Confirmed on\nA@example.com;Arabic;Litigation;09/03/2025\nb@example.com;;Everything;٢٠٢٥-٠٣-١٠'
    await app.db.delete(auditLog)
    const mails = await app.db.$count(outbox)
    const preview = await subscriberFile.preview(people.admin, file)
    expect([preview.counts, preview.asks]).toEqual([{ fresh: 2, known: 0, wrong: 0 }, ['consentBasis']])
    const options = { ...basis, language: 'en' }
    expect((await subscriberFile.run(people.admin, file, { options })).json()).toEqual({ created: 2 })
    expect(await rows()).toMatchObject([
      {
        email: 'a@example.com',
        language: 'ar',
        areas: ['litigation'],
        isActive: true,
        confirmedAt: '2025-03-08T21:00:00.000Z',
        subscribedAt: '2025-03-08T21:00:00.000Z',
      },
      { email: 'b@example.com', language: 'en', areas: [], confirmedAt: '2025-03-09T21:00:00.000Z' },
    ])
    expect(await app.db.select().from(consents).where(eq(consents.email, 'a@example.com'))).toMatchObject([
      {
        purpose: 'newsletter',
        isGiven: true,
        textVersion: 'imported',
        createdAt: '2025-03-08T21:00:00.000Z',
      },
    ])
    expect(await app.db.select().from(auditLog)).toMatchObject([
      {
        action: 'import',
        entity: 'newsletterSubscriber',
        details: { count: '2', basis: basis.consentBasis },
      },
    ])
    expect(await app.db.$count(outbox)).toBe(mails)
  })

  it('are not taken without somebody saying how and when they consented', async () => {
    const file = 'email\nreader@example.com'
    expect((await subscriberFile.preview(people.admin, file)).asks).toEqual(['consentBasis', 'consentedOn'])
    const refused = await subscriberFile.run(people.admin, file)
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [
        { field: 'consentBasis', message: 'This field is required' },
        { field: 'consentedOn', message: 'Please enter a past date, for example 2025-03-09' },
      ],
    ])
    const future = { ...basis, consentedOn: '2999-01-01' }
    expect((await subscriberFile.run(people.admin, file, { options: future })).statusCode).toBe(400)
    expect(await rows()).toEqual([])
    const options = { ...basis, consentedOn: '2025-03-09' }
    expect((await subscriberFile.run(people.admin, file, { options })).json()).toEqual({ created: 1 })
  })

  it('stay as they are where they are known: who left, who waits, who chose', async () => {
    const confirmedAt = '2026-03-02T09:00:00.000Z'
    await app.db.insert(newsletterSubscribers).values([
      { email: 'chose@example.com', areas: ['contract'], language: 'ar', confirmedAt },
      { email: 'left@example.com', isActive: false, confirmedAt },
      { email: 'Waits@example.com', isActive: false },
    ])
    const before = await rows()
    const file =
      'email,date\nCHOSE@example.com,2025-03-09\nleft@example.com,2025-03-09\nwaits@example.com,2025-03-09'
    expect((await subscriberFile.preview(people.admin, file)).counts).toEqual({
      fresh: 0,
      known: 3,
      wrong: 0,
    })
    expect((await subscriberFile.run(people.admin, file, { options: basis })).json()).toEqual({ created: 0 })
    expect(await rows()).toEqual(before)
    expect(await app.db.$count(consents)).toBe(0)
  })

  it.each(['en', 'ar'])(
    'are the same again after an export in %s; who waits is left out',
    async (language) => {
      const confirmedAt = '2026-03-02T09:00:00.000Z'
      await app.db.insert(newsletterSubscribers).values([
        { email: 'everything@example.com', language: 'ar', confirmedAt },
        { email: 'left@example.com', isActive: false, confirmedAt, areas: ['other'] },
        { email: 'some@example.com', confirmedAt, areas: ['corporate_law', 'litigation', 'real_estate'] },
        { email: 'waits@example.com', isActive: false },
      ])
      const chosen = async () =>
        (await rows()).map(({ id, subscribedAt, searchText, ...row }) => row).filter((row) => row.confirmedAt)
      const before = await chosen()
      const { body } = await callAs(app, people.admin, {
        url: '/api/admin/newsletter-subscribers.csv',
        headers: { 'accept-language': language },
      })
      await app.db.delete(newsletterSubscribers)
      const preview = await subscriberFile.preview(people.admin, body)
      expect(preview.counts).toEqual({ fresh: 3, known: 0, wrong: 1 })
      const options = { ...basis, leaveOut: true }
      expect((await subscriberFile.run(people.admin, body, { options })).json()).toEqual({ created: 3 })
      expect(await chosen()).toEqual(before)
      expect(
        await app.db.select().from(consents).where(eq(consents.email, 'left@example.com')),
      ).toMatchObject([{ isGiven: false }])
    },
  )

  it('are for admins', async () => {
    const file = 'email\nreader@example.com'
    for (const [person, status] of [
      [undefined, 401],
      [people.client, 403],
      [people.staff, 403],
    ] as const)
      expect((await subscriberFile.run(person, file)).statusCode).toBe(status)
    expect(await rows()).toEqual([])
  })
})
