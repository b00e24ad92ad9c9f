import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { failuresOfName } from '#features/auth/server/password-failures.ts'
import { attempts } from '#features/auth/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { claimDueMail, markSent } from '#features/outbox/server/repository.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines, type TestDatabase } from '#tests/support/databases.ts'
import { signUpMarked } from '#tests/support/marked-person.ts'
import { buildTestApp, callAs, type Person, signUp, testPassword } from '#tests/support/test-app.ts'
import { personalColumns } from './personal-columns.ts'
import { erasureRequests } from './table.ts'

const asked = { confirmation: 'DELETE', password: testPassword }
const reason = 'Your matter is open; its file must be kept until it is closed.'

describeOnBothEngines('the erasure of personal data', (openTestDatabase) => {
  let database: TestDatabase
  let app: FastifyInstance
  let admin: Person
  let sara: Person
  beforeAll(async () => {
    database = await openTestDatabase()
    app = await buildTestApp(database)
    await app.db.insert(settings).values({ key: 'contact_email', value: 'office@example.com' })
  })
  beforeEach(async () => {
    for (const table of [
      users,
      attempts,
      contactMessages,
      newsletterSubscribers,
      consents,
      outbox,
      consultations,
      messages,
      erasureRequests,
    ])
      await app.db.delete(table)
    admin = await signUp(app, 'admin', 'the.admin')
    sara = await signUp(app, 'client', 'sara')
  })
  const ask = (payload: object = asked, person = sara) =>
    callAs(app, person, { method: 'POST', url: '/api/user/erasure', payload })
  const latest = async (person = sara) =>
    (await callAs(app, person, { url: '/api/user/erasure' })).json().latest
  const decide = (id: number, action: 'refuse' | 'carry-out', payload: object, person = admin) =>
    callAs(app, person, { method: 'POST', url: `/api/admin/erasure-requests/${id}/${action}`, payload })
  const list = async (query = '') => callAs(app, admin, { url: `/api/admin/erasure-requests${query}` })
  const openIdOf = async (person: Person) => {
    expect((await ask(asked, person)).statusCode).toBe(201)
    const [row] = await app.db
      .select()
      .from(erasureRequests)
      .where(eq(erasureRequests.userId, person.id))
      .orderBy(sql`id desc`)
    return row?.id ?? 0
  }
  const carryOut = async (person: Person) =>
    decide(await openIdOf(person), 'carry-out', { confirmation: 'DELETE' })
  const mailsTo = async (email: string) =>
    app.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id)

  it('opens a request with a clock of 30 days, tells both sides, and is asked for once', async () => {
    expect(await latest()).toBeNull()
    const response = await ask()
    expect([response.statusCode, response.json()]).toEqual([201, await latest()])
    const { createdAt, dueAt, daysLeft, state } = await latest()
    expect([state, daysLeft]).toEqual(['open', 30])
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(30 * 24 * 60 * 60 * 1000)
    const [again, meanwhile] = await Promise.all([ask(), ask()])
    expect([again?.statusCode, meanwhile?.statusCode]).toEqual([409, 409])
    expect(await app.db.$count(erasureRequests)).toBe(1)
    expect(await mailsTo('sara@example.com')).toHaveLength(1)
    const [toFirm] = await mailsTo('office@example.com')
    expect(toFirm?.text).toContain('/dashboard/privacy')
    expect(`${toFirm?.text}${toFirm?.html}${toFirm?.subject}`).not.toMatch(/sara/i)
  })

  it.each([
    ['another word', { ...asked, confirmation: 'delete' }, 'confirmation'],
    ['no word', { password: testPassword }, 'confirmation'],
    ['a wrong password', { ...asked, password: 'not-hers' }, 'password'],
  ])('says at its field what is wrong with %s, and opens nothing', async (_name, payload, field) => {
    const response = await ask(payload)
    expect([response.statusCode, response.json().errors[0].field]).toEqual([400, field])
    expect(await app.db.$count(erasureRequests)).toBe(0)
  })

  it('is withdrawn while it is open, and can be asked for again', async () => {
    await ask()
    const withdraw = () => callAs(app, sara, { method: 'DELETE', url: '/api/user/erasure' })
    expect((await withdraw()).statusCode).toBe(204)
    expect(await latest()).toMatchObject({ state: 'withdrawn', decidedAt: expect.any(String) })
    expect((await withdraw()).statusCode).toBe(404)
    expect((await ask()).statusCode).toBe(201)
    const entries = await app.db.select().from(auditLog).where(eq(auditLog.entity, 'erasureRequest'))
    expect(entries.slice(-3).map(({ action }) => action)).toEqual(['create', 'withdraw', 'create'])
  })

  it('is refused with reasons, which go to the person and to no mail', async () => {
    const id = await openIdOf(sara)
    expect((await decide(id, 'refuse', { reason: 'No.' })).statusCode).toBe(400)
    expect((await decide(id, 'refuse', { reason })).json()).toMatchObject({
      state: 'refused',
      decidedBy: 'the.admin Test',
    })
    expect(await latest()).toMatchObject({ state: 'refused', reason })
    const mails = await mailsTo('sara@example.com')
    expect(mails).toHaveLength(2)
    expect(JSON.stringify(mails)).not.toContain('matter is open')
    expect((await decide(id, 'carry-out', { confirmation: 'DELETE' })).statusCode).toBe(409)
    expect(await app.db.$count(users, eq(users.id, sara.id))).toBe(1)
  })

  it('shows admins the clock, overdue first, by state and name', async () => {
    const omar = await signUp(app, 'client', 'omar')
    const first = await openIdOf(sara)
    const late = await openIdOf(omar)
    await app.db
      .update(erasureRequests)
      .set({ dueAt: sql`now() - interval '50 hours'` })
      .where(eq(erasureRequests.id, late))
    const response = await list('?state=open')
    expect(response.headers['x-total-count']).toBe('2')
    expect(response.json()).toMatchObject([
      { id: late, userName: 'omar Test', daysLeft: -2 },
      { id: first, userName: 'sara Test', daysLeft: 30 },
    ])
    expect((await list('?q=sara')).json()).toHaveLength(1)
    expect((await list('?state=done')).json()).toEqual([])
    expect((await list('?sort=-dueAt&pageSize=1')).json()).toMatchObject([{ id: first }])
    const workOf = async (person: Person) =>
      (await callAs(app, person, { url: '/api/admin/summary' })).json().myWork.erasures
    expect([await workOf(admin), await workOf(await signUp(app, 'staff', 'noura'))]).toEqual([2, 0])
    const counts = await callAs(app, admin, { url: '/api/admin/erasure-requests/counts' })
    expect(counts.json()).toEqual({ all: 2, open: 2, withdrawn: 0, refused: 0, done: 0 })
  })

  it('tells admins what the firm holds before they decide', async () => {
    const marked = await signUpMarked(app, '7310', admin)
    const id = await openIdOf(marked)
    const { holdings } = (await callAs(app, admin, { url: `/api/admin/erasure-requests/${id}` })).json()
    expect(holdings).toEqual({
      openConsultations: 2,
      consultations: 2,
      messages: 2,
      contactMessages: 1,
      documents: 2,
      openDocumentRequests: 1,
      mails: 6,
    })
  })

  it('leaves nothing of the person in any table or file, but for the recorded exceptions', async () => {
    const staff = await signUp(app, 'staff', 'noura')
    const marked = await signUpMarked(app, 'zq7644', staff)
    await signUpMarked(app, 'zq8644', staff)
    const others = await traces(app, 'zq8644')
    const held = [...(await traces(app, 'zq7644')).keys()]
    expect(held.length).toBeGreaterThan(20)
    // Whatever holds a word of theirs is known to be personal.
    expect(held.filter((column) => !isPersonal(column))).toEqual([])
    expect((await carryOut(marked)).statusCode).toBe(201)

    expect(await app.db.$count(attempts, eq(attempts.key, failuresOfName('zq7644u')))).toBe(0)
    expect(await app.db.$count(attempts, eq(attempts.key, failuresOfName('zq8644u')))).toBe(1)
    const left = await traces(app, 'zq7644')
    // Chained by hash: a changed name would break the proof (decision 20).
    for (const column of ['audit_log.user_name', 'audit_log.search_text', 'audit_log.ip_address'])
      left.delete(column)
    // The mail that says it is done: its row goes when it is sent.
    expect([...left.keys()].sort()).toEqual(['outbox.recipient', 'outbox.search_text'])
    for (const mail of await claimDueMail(app.db, 100)) await markSent(app.db, mail.id)
    expect(await mailsTo(marked.email)).toEqual([])

    const files = await filesUnder(dirname(dirname(app.files.pathOf(marked.storageKey))))
    expect(files.filter((text) => text.includes('zq7644'))).toEqual([])
    expect(files.filter((text) => text.includes('zq8644'))).toHaveLength(2)
    expect(await traces(app, 'zq8644')).toEqual(others)
  })

  it('keeps what statistics and proof need, without a name', async () => {
    const marked = await signUpMarked(app, '7310', admin)
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
    expect((await list()).json()[0]).toMatchObject({ userName: null, email: null })
    expect((await callAs(app, marked, { url: '/api/user' })).statusCode).toBe(401)
    expect(await app.db.$count(documents)).toBe(0)
  })

  it('touches nothing that hangs on an address which is not confirmed', async () => {
    const mallory = await signUp(app, 'client', 'mallory')
    const guest = {
      firstName: 'B',
      lastName: 'Guest',
      email: 'mallory@example.com',
      phone: '+966550123344',
      service: 'other' as const,
      message: 'Of the true owner.',
    }
    await app.db.insert(consultations).values(guest)
    await app.db.insert(newsletterSubscribers).values({ email: guest.email })
    await app.db
      .insert(consents)
      .values({ email: guest.email, purpose: 'newsletter', textVersion: '1', language: 'en', isGiven: true })
    await carryOut(mallory)
    expect(await app.db.select().from(consultations)).toMatchObject([guest])
    expect(await app.db.select().from(newsletterSubscribers)).toMatchObject([{ email: guest.email }])
    expect(await app.db.select().from(consents)).toMatchObject([{ email: guest.email }])
  })

  it('erases mail by whom it names, and never because its words hold an address or a name', async () => {
    const near = await signUp(app, 'client', 'nfo')
    await app.db
      .update(users)
      .set({ email: 'ffice@example.com', firstName: 'A', lastName: 'Request', isVerified: true })
      .where(eq(users.id, near.id))
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
    const { holdings } = (await callAs(app, admin, { url: `/api/admin/erasure-requests/${id}` })).json()
    const before = await app.db.$count(outbox)
    expect((await decide(id, 'carry-out', { confirmation: 'DELETE' })).statusCode).toBe(201)
    const [told] = await mailsTo('ffice@example.com')
    expect(told?.headers).toMatchObject({ 'X-Copy': 'none' })
    // Two of the five, and the two that told of the request.
    expect([holdings.mails, await app.db.$count(outbox)]).toEqual([4, before - 4 + 1])
    expect(await app.db.$count(outbox, eq(outbox.subject, 'Gone'))).toBe(0)
    expect(await app.db.$count(outbox, eq(outbox.subject, 'Kept'))).toBe(2)
    expect(await mailsTo('office@example.com')).toMatchObject([{ subject: 'A Request of nobody here' }])
  })

  it('leaves the mail of an address that is not confirmed to whoever has its mailbox', async () => {
    const words = { text: 'Yours.', html: '<p>Yours.</p>', subject: 'To a guest' }
    await app.db.insert(outbox).values([
      { ...words, recipient: 'sara@example.com' },
      { ...words, recipient: 'office@example.com', subjectAddress: 'sara@example.com' },
    ])
    await carryOut(sara)
    expect(await app.db.$count(outbox, eq(outbox.subject, 'To a guest'))).toBe(2)
  })

  it('keeps the letters of the office in the matters of its clients', async () => {
    const staff = await signUp(app, 'staff', 'noura')
    await app.db.insert(messages).values({ fromUserId: staff.id, toUserId: sara.id, content: 'We filed it.' })
    await carryOut(staff)
    expect(await app.db.select().from(messages)).toMatchObject([
      { fromUserId: null, toUserId: sara.id, content: 'We filed it.' },
    ])
  })

  it('is refused for oneself and for the last admin, and needs the word', async () => {
    const own = await openIdOf(admin)
    expect((await decide(own, 'carry-out', { confirmation: 'DELETE' })).json().detail).toContain(
      'your own account',
    )
    const other = await openIdOf(sara)
    expect((await decide(other, 'carry-out', { confirmation: 'yes' })).statusCode).toBe(400)
    expect(await app.db.$count(users)).toBe(2)
    const second = await signUp(app, 'admin', 'second.admin')
    expect((await decide(own, 'carry-out', { confirmation: 'DELETE' }, second)).statusCode).toBe(201)
    expect((await callAs(app, admin, { url: '/api/user' })).statusCode).toBe(401)
  })

  it('is carried out once when two admins decide at the same moment', async () => {
    const second = await signUp(app, 'admin', 'second.admin')
    const id = await openIdOf(sara)
    const answers = await Promise.all([
      decide(id, 'carry-out', { confirmation: 'DELETE' }),
      decide(id, 'refuse', { reason }, second),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  })
})

const isPersonal = (name: string): boolean => {
  const [table = '', column = ''] = name.split('.')
  const { erased = [], kept = [] } = personalColumns[table] ?? {}
  return erased.includes(column) || kept.includes(column)
}

/** Every column of every table that holds `mark`, as the engine lists them, with how many rows do. */
const traces = async (app: FastifyInstance, mark: string): Promise<Map<string, number>> => {
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
