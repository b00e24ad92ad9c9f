import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { treatedTables } from '#db/columns.ts'
import { agreements, agreementVersions, installments } from '#features/agreements/server/table.ts'
import { failuresOfName } from '#features/auth/server/password-failures.ts'
import { attempts } from '#features/auth/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { matterDates, matterProgress, powers, stageMoves } from '#features/matters/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { claimDueMail, markSent } from '#features/outbox/server/repository.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openErasure } from '#tests/support/erasure-setup.ts'
import { signUpMarked } from '#tests/support/marked-person.ts'
import { updateRow } from '#tests/support/rows.ts'
import { signUp, type TestApp } from '#tests/support/test-app.ts'
import { erasureRequests } from './table.ts'

describeOnBothEngines('an erasure of personal data', (openTestDatabase) => {
  const { app, admin, sara, decide, openIdOf, list, mailsTo, carryOut } = openErasure(openTestDatabase)

  it('leaves nothing of the person in any table or file, except for the recorded exceptions', async () => {
    const staff = await signUp(app, 'staff', 'noura')
    const marked = await signUpMarked(app.instance, 'zq7644', staff)
    await signUpMarked(app.instance, 'zq8644', staff)
    const others = await traces(app, 'zq8644')
    const held = [...(await traces(app, 'zq7644')).keys()]
    expect(held.length).toBeGreaterThan(20)
    // Every column that contains their data is classified as personal.
    expect(held.filter((column) => !isPersonal(column))).toEqual([])
    expect((await carryOut(marked)).statusCode).toBe(201)

    expect(await app.db.$count(attempts, eq(attempts.key, failuresOfName('zq7644u')))).toBe(0)
    expect(await app.db.$count(attempts, eq(attempts.key, failuresOfName('zq8644u')))).toBe(1)
    const left = await traces(app, 'zq7644')
    // Chained by hash: changing a name would break the proof (decision 20).
    for (const column of ['audit_log.user_name', 'audit_log.search_text', 'audit_log.ip_address'])
      left.delete(column)
    // The mail that reports the erasure; its row is deleted once it is sent.
    expect([...left.keys()].sort()).toEqual(['outbox.recipient', 'outbox.search_text'])
    for (const mail of await claimDueMail(app.db, 100)) await markSent(app.db, mail.id)
    expect(await mailsTo(marked.email)).toEqual([])

    const files = await filesUnder(dirname(dirname(app.files.pathOf(marked.storageKey))))
    expect(files.filter((text) => text.includes('zq7644'))).toEqual([])
    expect(files.filter((text) => text.includes('zq8644'))).toHaveLength(3)
    expect(await traces(app, 'zq8644')).toEqual(others)
  })

  it('retains what statistics and proof need, without a name', async () => {
    const marked = await signUpMarked(app.instance, '7310', admin)
    const before = await app.db.select().from(consultations).orderBy(consultations.id)
    await carryOut(marked)
    const after = await app.db.select().from(consultations).orderBy(consultations.id)
    expect(after).toMatchObject(
      before.map(({ id, status, service, createdAt }) => ({
        id,
        status,
        service,
        createdAt,
        userId: null,
        email: '',
        message: '',
      })),
    )
    expect(await app.db.select().from(consents)).toMatchObject([
      {
        userId: null,
        purpose: 'terms',
        textVersion: '3',
        email: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      },
      { userId: null, purpose: 'newsletter', email: expect.stringMatching(/^sha256:/) },
    ])
    const requests = await app.db.select().from(erasureRequests).orderBy(erasureRequests.id)
    expect(requests).toMatchObject([
      { state: 'refused', userId: null, reason: null },
      { state: 'done', userId: null, decidedById: admin.id },
    ])
    const blank = { sentenceEn: '', sentenceAr: '' }
    expect(await app.db.select().from(matterProgress)).toMatchObject([{ stage: 0, ...blank }])
    expect(await app.db.select().from(stageMoves)).toMatchObject([{ kind: 'moved', reason: '', ...blank }])
    for (const table of [matterDates, powers, agreements, agreementVersions, installments])
      expect(await app.db.$count(table)).toBe(0)
    expect((await list()).json()[0]).toMatchObject({ userName: null, email: null })
    expect((await app.get('/api/user', marked)).statusCode).toBe(401)
    expect(await app.db.$count(documents)).toBe(0)
  })

  it('does not change data or mail that only an unverified address identifies', async () => {
    const mallory = await signUp(app, 'client', 'mallory')
    const guest = { ...consultation, email: 'mallory@example.com', service: 'other' as const }
    await app.db.insert(consultations).values(guest)
    await app.db.insert(newsletterSubscribers).values({ email: guest.email })
    await app.db
      .insert(consents)
      .values({ email: guest.email, purpose: 'newsletter', textVersion: '1', language: 'en', isGiven: true })
    const words = { text: 'Yours.', html: '<p>Yours.</p>', subject: 'To a guest' }
    await app.db.insert(outbox).values([
      { ...words, recipient: 'mallory@example.com' },
      { ...words, recipient: 'office@example.com', subjectAddress: 'mallory@example.com' },
    ])
    await carryOut(mallory)
    expect(await app.db.select().from(consultations)).toMatchObject([guest])
    expect(await app.db.select().from(newsletterSubscribers)).toMatchObject([{ email: guest.email }])
    expect(await app.db.select().from(consents)).toMatchObject([{ email: guest.email }])
    expect(await app.db.$count(outbox, eq(outbox.subject, 'To a guest'))).toBe(2)
  })

  it('erases mail by its columns for people, not by an address or a name in its text', async () => {
    const near = await signUp(app, 'client', 'nfo')
    const names = { email: 'ffice@example.com', firstName: 'A', lastName: 'Request' }
    await updateRow(app.db, users, near.id, { ...names, isVerified: true })
    const other = await signUp(app, 'client', 'other')
    await app.db.update(users).set({ email: 'wffice@example.com' }).where(eq(users.id, other.id))
    const words = { text: 'A Request. office@example.com', html: '<p>A Request. office@example.com</p>' }
    await app.db.insert(outbox).values([
      { ...words, recipient: 'office@example.com', subject: 'A Request of nobody here' },
      { ...words, recipient: 'wffice@example.com', recipientId: other.id, subject: 'Kept' },
      { ...words, recipient: 'guest@example.com', subject: 'Kept' },
      { ...words, recipient: 'office@example.com', subjectId: near.id, subject: 'Gone' },
      { ...words, recipient: 'ffice@example.com', subject: 'Gone' },
    ])
    const id = await openIdOf(near)
    const { holdings } = (await app.get(`/api/admin/erasure-requests/${id}`, admin)).json()
    const before = await app.db.$count(outbox)
    expect((await decide(id, 'carry-out', { confirmation: 'DELETE' })).statusCode).toBe(201)
    const [mailed] = await mailsTo('ffice@example.com')
    expect(mailed?.headers).toMatchObject({ 'X-Copy': 'none' })
    // Two of the five mails, and the two about the request.
    expect([holdings.mails, await app.db.$count(outbox)]).toEqual([4, before - 4 + 1])
    expect(await app.db.$count(outbox, eq(outbox.subject, 'Gone'))).toBe(0)
    expect(await app.db.$count(outbox, eq(outbox.subject, 'Kept'))).toBe(2)
    expect(await mailsTo('office@example.com')).toMatchObject([{ subject: 'A Request of nobody here' }])
  })

  it('retains the messages of the office in the matters of its clients', async () => {
    const staff = await signUp(app, 'staff', 'noura')
    await app.db.insert(messages).values({ fromUserId: staff.id, toUserId: sara.id, content: 'We filed it.' })
    await carryOut(staff)
    expect(await app.db.select().from(messages)).toMatchObject([
      { fromUserId: null, toUserId: sara.id, content: 'We filed it.' },
    ])
  })
})

const isPersonal = (name: string): boolean => {
  const [table = '', column = ''] = name.split('.')
  const treatment = treatedTables.get(table)?.columns.get(column)?.treatment
  return treatment === 'erased' || treatment === 'retained'
}

/**
 * Every column of every table that contains `mark`, with the number of rows, from the engine's own list of columns.
 */
const traces = async (app: TestApp, mark: string): Promise<Map<string, number>> => {
  const columns = await app.db.execute<{ table_name: string; column_name: string }>(sql`
    select columns.table_name, columns.column_name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED', 'tsvector')`)
  const found = new Map<string, number>()
  for (const { table_name, column_name } of columns.rows) {
    const text = sql`${sql.identifier(column_name)}::text`
    const { rows } = await app.db.execute<{ total: number }>(
      sql`select count(*)::int as total from ${sql.identifier(table_name)} where ${text} like ${`%${mark}%`}`,
    )
    const total = rows[0]?.total ?? 0
    if (total > 0) found.set(`${table_name}.${column_name}`, total)
  }
  return found
}

const filesUnder = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  )
}
