import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { exampleFile } from '#features/imports/examples.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { translateIn } from '#i18n/texts.ts'
import { errorsOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { importOf } from '#tests/support/import-file.ts'
import { openPeople } from '#tests/support/suite.ts'
import { callAs } from '#tests/support/test-app.ts'
import { subscriberExample } from '../import-example.ts'
import { newsletterSubscribers } from './table.ts'

const basis = { consentBasis: 'Form of our former website' }

describeOnBothEngines('the import of subscribers', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase, [newsletterSubscribers, consents])
  let subscriberFile: ReturnType<typeof importOf>
  beforeAll(async () => {
    subscriberFile = importOf(app, '/api/admin/newsletter-subscribers/import')
  })
  const rows = () => app.db.select().from(newsletterSubscribers).orderBy(asc(newsletterSubscribers.email))

  it('records the consent that the file contains, and sends no mail', async () => {
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

  it('requires a statement of how and when they consented', async () => {
    const file = 'email\nreader@example.com'
    expect((await subscriberFile.preview(people.admin, file)).asks).toEqual(['consentBasis', 'consentedOn'])
    expect(errorsOf(await subscriberFile.run(people.admin, file))).toEqual([
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

  it('does not change known subscribers: unsubscribed, waiting or with chosen areas', async () => {
    const confirmedAt = '2026-03-02T09:00:00.000Z'
    await app.db.insert(newsletterSubscribers).values([
      { email: 'chose@example.com', areas: ['contract'], language: 'ar', confirmedAt },
      { email: 'left@example.com', isActive: false, confirmedAt },
      { email: 'Waits@example.com', isActive: false },
    ])
    const before = await rows()
    const file =
      'email,date\nCHOSE@example.com,2025-03-09\nleft@example.com,2025-03-09\nwaits@example.com,2025-03-09'
    const expected = { fresh: 0, known: 3, wrong: 0 }
    expect((await subscriberFile.preview(people.admin, file)).counts).toEqual(expected)
    expect((await subscriberFile.run(people.admin, file, { options: basis })).json()).toEqual({ created: 0 })
    expect(await rows()).toEqual(before)
    expect(await app.db.$count(consents)).toBe(0)
  })

  it.each(['en', 'ar'])(
    'restores confirmed subscribers from an export in %s; waiting ones still wait',
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
      const headers = { 'accept-language': language }
      const { body } = await callAs(app, people.admin, {
        url: '/api/admin/newsletter-subscribers.csv',
        headers,
      })
      await app.db.delete(newsletterSubscribers)
      const preview = await subscriberFile.preview(people.admin, body)
      expect([preview.counts, preview.declinedCount]).toEqual([{ fresh: 4, known: 0, wrong: 0 }, 2])
      const options = basis
      expect((await subscriberFile.run(people.admin, body, { options })).json()).toEqual({ created: 4 })
      expect(await chosen()).toEqual(before)
      expect(
        await app.db.select().from(consents).where(eq(consents.email, 'left@example.com')),
      ).toMatchObject([{ isGiven: false }])
    },
  )

  describe('a refusal', () => {
    const options = { ...basis, consentedOn: '2025-03-09' }
    const stateOf = async () =>
      Object.fromEntries(
        (await rows()).map(({ email, isActive, confirmedAt }) => [email, [isActive, confirmedAt !== null]]),
      )

    it.each([
      ['subscribed_to_emails', 'false'],
      ['Subscriber status', 'complained'],
      ['الحالة', 'ملغى'],
    ])('prevents a subscription: %s %s', async (head, value) => {
      const file = `email,${head}\nno@example.com,${value}`
      const preview = await subscriberFile.preview(people.admin, file)
      expect([preview.declinedCount, preview.declined[0]?.line, preview.unused]).toEqual([1, 2, []])
      expect((await subscriberFile.run(people.admin, file, { options })).statusCode).toBe(200)
      expect(await stateOf()).toEqual({ 'no@example.com': [false, true] })
    })

    it('overrides a consent in an earlier or later line or file', async () => {
      const file =
        'email,status\na@example.com,subscribed\nb@example.com,unsubscribed\nA@example.com,unsubscribed\nb@example.com,subscribed'
      await subscriberFile.run(people.admin, file, { options })
      const yes = 'email\na@example.com\nb@example.com'
      const preview = await subscriberFile.preview(people.admin, yes)
      expect([preview.counts.known, preview.declinedCount]).toEqual([2, 2])
      await subscriberFile.run(people.admin, yes, { options })
      expect(await stateOf()).toEqual({ 'a@example.com': [false, true], 'b@example.com': [false, true] })
    })

    it('counts in a line with errors too, against a consent in another line', async () => {
      const file =
        'email,status,consentedAt\na@example.com,unsubscribed,some day\na@example.com,subscribed,2025-03-09'
      expect((await subscriberFile.preview(people.admin, file)).declinedCount).toBe(2)
      expect((await subscriberFile.run(people.admin, file, { options })).statusCode).toBe(200)
      expect(await stateOf()).toEqual({ 'a@example.com': [false, true] })
    })

    it('ends a subscription from an earlier file', async () => {
      await subscriberFile.run(people.admin, 'email\na@example.com', { options })
      const file = 'Email Address,UNSUB_TIME\nA@example.com,2025-05-01 10:00:00'
      expect((await subscriberFile.preview(people.admin, file)).ended).toBe(1)
      expect((await subscriberFile.run(people.admin, file, { options })).json()).toEqual({ created: 0 })
      expect(await stateOf()).toEqual({ 'a@example.com': [false, true] })
      expect(await app.db.select().from(consents).orderBy(asc(consents.id))).toMatchObject([
        { isGiven: true },
        { isGiven: false },
      ])
    })

    it('remains after a consent was withdrawn here', async () => {
      await app.db.insert(consents).values({
        email: 'gone@example.com',
        purpose: 'newsletter',
        textVersion: '1',
        language: 'en',
        isGiven: false,
      })
      const file = 'email\ngone@example.com'
      expect((await subscriberFile.preview(people.admin, file)).declinedCount).toBe(1)
      await subscriberFile.run(people.admin, file, { options })
      expect(await stateOf()).toEqual({ 'gone@example.com': [false, true] })
    })

    it.each([
      [
        'applies to all lines below a title with it',
        'Unsubscribed contacts\nemail,name\n',
        'Sara',
        false,
        true,
      ],
      ['is not read from a consent', 'email,optin\n', '1', true, true],
      ['is not read from an active status', 'email,الحالة\n', 'مفعل', true, true],
      [
        'is not read from a missing confirmation, which is awaited',
        'email,status\n',
        'pending',
        false,
        false,
      ],
    ])('%s', async (_title, heads, value, isActive, isDecided) => {
      const answer = await subscriberFile.run(people.admin, `${heads}a@example.com,${value}`, { options })
      expect(answer.statusCode).toBe(200)
      expect(await stateOf()).toEqual({ 'a@example.com': [isActive, isDecided] })
      expect(await app.db.$count(consents)).toBe(isDecided ? 1 : 0)
    })
  })

  it.each(['en', 'ar'] as const)('recognizes every column of the sample file in %s', async (language) => {
    const example = exampleFile(subscriberExample, translateIn[language], language)
    const preview = await subscriberFile.preview(people.admin, example)
    const expected = [{ fresh: 1, known: 0, wrong: 0 }, [], 0]
    expect([preview.counts, preview.unused, preview.noteCount]).toEqual(expected)
  })
})
