import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultationHistory, consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { legalHolds } from '#features/legal-holds/server/table.ts'
import type { Period, RetentionKind } from '#features/legal-pages/periods.ts'
import { legalPages } from '#features/legal-pages/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { erasureRequests } from '#features/personal-data/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { emptyAuditLog } from '#tests/support/audit-log.ts'
import { describeOnBothEngines, type TestDatabase } from '#tests/support/databases.ts'
import { insertedId } from '#tests/support/matrix-rows.ts'
import { buildTestApp, callAs, type Person, signUp } from '#tests/support/test-app.ts'
import { carryOutRetention } from './carry-out.ts'

const dayInMs = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * dayInMs)
const ago = (days: number) => inDays(-days).toISOString()
const twoYears = 25 * 31

describeOnBothEngines('retention', (openTestDatabase) => {
  let database: TestDatabase
  let app: FastifyInstance
  let admin: Person
  let sara: Person
  let errors: object[]
  beforeAll(async () => {
    database = await openTestDatabase()
    app = await buildTestApp(database)
  })
  beforeEach(async () => {
    const emptied = [legalHolds, documents, messages, contactMessages, newsletterSubscribers, consents]
    for (const table of [...emptied, outbox, consultations, erasureRequests, legalPages, users])
      await app.db.delete(table)
    await emptyAuditLog(app.db)
    errors = []
    admin = await signUp(app, 'admin', 'the.admin')
    sara = await signUp(app, 'client', 'sara', { isVerified: true })
  })

  const run = (days = 0) =>
    carryOutRetention(
      {
        db: app.db,
        files: app.files,
        log: { info: () => undefined, error: (counts: object) => errors.push(counts) } as never,
      },
      () => false,
      inDays(days),
    )
  /** After the first look and its grace. */
  const runBegun = async () => {
    await run()
    await run(8)
  }
  const insertRequest = (values: Partial<typeof consultations.$inferInsert> = {}) =>
    insertedId(
      app.db
        .insert(consultations)
        .values({
          ...consultation,
          service: 'corporate',
          status: 'rejected',
          updatedAt: ago(twoYears),
          ...values,
        })
        .returning(),
    )
  const emptied = async () => {
    const rows = await app.db
      .select({ id: consultations.id })
      .from(consultations)
      .where(eq(consultations.email, ''))
    return rows.map(({ id }) => id).sort()
  }
  const state = async () => (await callAs(app, admin, { url: '/api/admin/retention' })).json()
  const rowOf = async (kind: RetentionKind) =>
    (await state()).rows.find((row: { kind: string }) => row.kind === kind)
  const change = async (kind: RetentionKind, period: Period, confirmed = 0, person = admin) =>
    callAs(app, person, {
      method: 'PUT',
      url: '/api/admin/retention',
      payload: { kind, period, version: (await state()).version, confirmed },
    })
  const endedLines = () =>
    app.db.select().from(auditLog).where(sql`entity = 'retention' and action = 'erase'`)
  const policyRows = async (language: 'textEn' | 'textAr') => {
    const page = (await app.inject({ url: '/api/legal-pages/privacy-policy' })).json()
    return page[language].html.replace(/[\u2066-\u2069]| dir="auto"/g, '')
  }

  it('empties a closed request past its period with all that hangs on it, and keeps its figures', async () => {
    const id = await insertRequest({ userId: sara.id, subject: 'A secret', notes: 'Another' })
    const { key, size, sha256 } = await app.files.save(
      Readable.from([Buffer.from('a contract')]),
      1000,
      async () => 'text',
    )
    const old = { createdAt: ago(twoYears), consultationId: id }
    const file = { name: 'contract.txt', type: 'text/plain', size, sha256, storageKey: key }
    await app.db.insert(documents).values({ ...old, ...file, userId: sara.id })
    await app.db.insert(messages).values({ ...old, fromUserId: sara.id, content: 'A secret' })
    await app.db
      .insert(consultationHistory)
      .values({ consultationId: id, field: 'replied', message: 'A secret' })
    await runBegun()
    const [row] = await app.db.select().from(consultations)
    expect(row).toMatchObject({ id, service: 'corporate', status: 'rejected', firstName: '—', userId: null })
    expect([row?.email, row?.subject, row?.message, row?.notes]).toEqual(['', '', '', ''])
    expect(await app.db.$count(documents)).toBe(0)
    expect(await app.db.$count(messages)).toBe(0)
    expect((await app.db.select().from(consultationHistory)).map(({ message }) => message)).toEqual([null])
    expect(await app.files.sizeOf(key)).toBeNull()
    const [line] = await endedLines()
    expect(line).toMatchObject({ userName: '', entityId: null, details: { kind: 'requests', records: '1' } })
    expect((await state()).history).toEqual([
      { kind: 'requests', records: 1, createdAt: expect.stringMatching(/Z$/) },
    ])
  })

  it('ends nothing that is open, lately used, kept or asked to be erased', async () => {
    await insertRequest({ status: 'pending' })
    await insertRequest({ status: 'approved' })
    await insertRequest({ status: 'completed' })
    await insertRequest({ updatedAt: ago(700) })
    const written = await insertRequest()
    await app.db.insert(messages).values({ consultationId: written, content: 'Hello' })
    const asked = await insertRequest({ userId: sara.id })
    await app.db
      .insert(documentRequests)
      .values({ userId: sara.id, consultationId: asked, title: 'ID', dueDate: '2030-01-01' })
    const nora = await signUp(app, 'client', 'nora')
    await insertRequest({ userId: nora.id })
    await app.db.insert(erasureRequests).values({ userId: nora.id, dueAt: '2999-01-01T00:00:00Z' })
    const held = await insertRequest()
    const omar = await signUp(app, 'client', 'omar')
    await insertRequest({ userId: omar.id })
    await insertRequest({ email: 'OMAR@example.com' })
    await app.db.insert(legalHolds).values([
      { consultationId: held, reason: 'A claim' },
      { userId: omar.id, reason: 'A claim' },
    ])
    const due = await insertRequest()
    await runBegun()
    expect(await emptied()).toEqual([due])
    await app.db.delete(legalHolds)
    await run(8)
    expect(await emptied()).toHaveLength(4)
  })

  it('waits for a week after the first look, but for mail that was sent 90 days ago', async () => {
    await insertRequest()
    const mail = {
      recipient: 'sara@example.com',
      subject: 'Hello',
      text: '',
      html: '',
      state: 'sent' as const,
    }
    await app.db.insert(outbox).values({ ...mail, sentAt: ago(91) })
    await run()
    await run(6)
    expect([await emptied(), await app.db.$count(outbox)]).toEqual([[], 0])
    expect(Date.parse((await state()).startsAt)).toBeGreaterThan(inDays(6).getTime())
    expect(await rowOf('requests')).toMatchObject({ due: 1, soon: 0, waiting: 0 })
    await run(8)
    expect(await emptied()).toHaveLength(1)
  })

  it('is what the policy says in both languages, and a change is a new version of it', async () => {
    expect(await policyRows('textEn')).toContain('<td>24 months</td>')
    expect(await policyRows('textAr')).toContain('<td>24 شهرًا</td>')
    const { version } = await state()
    expect((await change('requests', { amount: 3, unit: 'year' })).statusCode).toBe(200)
    expect(await policyRows('textEn')).toContain(
      '<td>Requests that lead to no engagement</td>\n<td>3 years</td>',
    )
    expect(await policyRows('textAr')).toContain('<td>3 سنوات</td>')
    expect([version, (await state()).version]).toEqual([expect.stringMatching(/-/), '1'])
    expect((await state()).rows.every((row: { isNamed: boolean }) => row.isNamed)).toBe(true)
    await change('requests', null)
    expect(await policyRows('textEn')).toContain(
      '<td>Requests that lead to no engagement</td>\n<td>No fixed period</td>',
    )
    await insertRequest({ updatedAt: ago(20 * 365) })
    await runBegun()
    expect(await emptied()).toEqual([])
    // A text of the firm's own that leaves a period out is found.
    await app.db.insert(legalPages).values({
      slug: 'privacy-policy',
      version: 3,
      titleEn: 'Privacy',
      titleAr: 'الخصوصية',
      contentEn: '{period_requests}',
      contentAr: '{period_requests}',
    })
    expect([(await rowOf('requests')).isNamed, (await rowOf('matters')).isNamed]).toEqual([true, false])
  })

  it('waits for a week with what a shorter period made due, and keeps it if the period is set back', async () => {
    const id = await insertRequest({ updatedAt: ago(400) })
    await run()
    expect((await change('requests', { amount: 12, unit: 'month' }, 1)).statusCode).toBe(200)
    expect(await rowOf('requests')).toMatchObject({ due: 1, waiting: 1 })
    const changedAt = (days: number) =>
      app.db.update(legalPages).set({ createdAt: inDays(days).toISOString() })
    await changedAt(8)
    await run(14)
    expect(await emptied()).toEqual([])
    await change('requests', { amount: 24, unit: 'month' })
    await run(30)
    expect(await emptied()).toEqual([])
    await app.db.delete(legalPages).where(eq(legalPages.version, 2))
    await run(16)
    expect(await emptied()).toEqual([id])
  })

  it('asks to confirm the number that becomes due, and refuses what is too short or seen in an older policy', async () => {
    await insertRequest({ updatedAt: ago(400) })
    const shorter = { amount: 12, unit: 'month' } as const
    const figures = await callAs(app, admin, {
      method: 'POST',
      url: '/api/admin/retention/figures',
      payload: { kind: 'requests', period: shorter },
    })
    expect(figures.json()).toEqual({ due: 1, soon: 0 })
    const unconfirmed = await change('requests', shorter)
    expect([unconfirmed.statusCode, unconfirmed.json().errors[0].field]).toEqual([400, 'confirmed'])
    const tooShort = await change('requests', { amount: 2, unit: 'month' }, 1)
    expect([tooShort.statusCode, tooShort.json().errors[0].field]).toEqual([400, 'period'])
    const payload = { kind: 'requests', period: shorter, version: '7', confirmed: 1 }
    const stale = await callAs(app, admin, { method: 'PUT', url: '/api/admin/retention', payload })
    expect(stale.json().code).toBe('stale')
    expect(await app.db.$count(legalPages)).toBe(0)
    const due = await callAs(app, admin, { url: '/api/admin/retention/due?kind=requests' })
    expect(due.json()).toEqual([])
    expect((await change('requests', shorter, 1)).statusCode).toBe(200)
    const listed = await callAs(app, admin, { url: '/api/admin/retention/due?kind=requests' })
    expect(listed.json()).toEqual(
      [{ id: expect.any(Number), endedAt: ago(400).slice(0, 10) }].map((row) => ({
        ...row,
        endedAt: expect.stringContaining(row.endedAt),
      })),
    )
  })

  it('ends messages, subscribers and proofs that are past their periods, and accounts when asked to', async () => {
    const message = { name: 'Sara', email: 'x@example.com', subject: 'Fees', message: 'How much?' }
    await app.db.insert(contactMessages).values([
      { ...message, subject: 'read', isRead: true, updatedAt: ago(twoYears) },
      { ...message, subject: 'unread', updatedAt: ago(twoYears) },
    ])
    const since = { subscribedAt: ago(30) }
    await app.db.insert(newsletterSubscribers).values([
      { ...since, email: 'gone@example.com', isActive: false },
      { ...since, email: 'reads@example.com', isActive: true, confirmedAt: ago(30) },
    ])
    const consent = { purpose: 'newsletter', textVersion: '1', language: 'en' as const, isGiven: true }
    await app.db.insert(consents).values([
      { ...consent, email: 'reads@example.com' },
      { ...consent, email: 'old@example.com', endedAt: ago(6 * 365) },
      { ...consent, email: 'withdrawn@example.com' },
      { ...consent, email: 'withdrawn@example.com', isGiven: false, createdAt: ago(6 * 365) },
    ])
    await app.db
      .update(users)
      .set({ isActive: false, updatedAt: ago(400) })
      .where(eq(users.id, sara.id))
    await runBegun()
    expect((await app.db.select().from(contactMessages)).map(({ subject }) => subject)).toEqual(['unread'])
    expect((await app.db.select().from(newsletterSubscribers)).map(({ email }) => email)).toEqual([
      'reads@example.com',
    ])
    expect((await app.db.select().from(consents)).map(({ email }) => email)).toEqual(['reads@example.com'])
    expect(await app.db.$count(users)).toBe(2)
    await app.db.execute(sql`update sessions set last_seen_at = now() - interval '400 days'`)
    expect((await change('closedAccounts', { amount: 12, unit: 'month' }, 1)).statusCode).toBe(200)
    await run(16)
    expect((await app.db.select().from(users)).map(({ id }) => id)).toEqual([admin.id])
  })

  it('goes on with the other kinds when one fails, and says so', async () => {
    await insertRequest()
    await app.db.insert(contactMessages).values({
      ...{ name: 'Sara', email: 'x@example.com', subject: 'Fees', message: 'How much?' },
      isRead: true,
      updatedAt: ago(twoYears),
    })
    await run()
    await app.db.execute(
      sql`create function refuse_all() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    )
    await app.db.execute(
      sql`create trigger refuse_all before update on consultations execute function refuse_all()`,
    )
    await expect(run(8)).rejects.toThrow('requests')
    expect(errors).toEqual([expect.objectContaining({ kind: 'requests' })])
    expect(await app.db.$count(contactMessages)).toBe(0)
    await app.db.execute(sql`drop trigger refuse_all on consultations`)
    await app.db.execute(sql`drop function refuse_all`)
    await run(8)
    expect(await emptied()).toHaveLength(1)
  })

  it('is stopped by a hold, which says who set it and why outside the audit log', async () => {
    const staff = await signUp(app, 'staff', 'the.staff')
    const id = await insertRequest()
    const url = `/api/admin/consultations/${id}/hold`
    const payload = { reason: 'A claim before the court' }
    const set = await callAs(app, staff, { method: 'PUT', url, payload })
    expect(set.json().hold).toMatchObject({ ...payload, setBy: 'the.staff Test' })
    await runBegun()
    expect(await emptied()).toEqual([])
    expect((await callAs(app, staff, { method: 'DELETE', url })).statusCode).toBe(204)
    await run(8)
    expect(await emptied()).toEqual([id])
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.entity, 'legalHold'))
    expect(lines.map(({ action, entityId }) => [action, entityId])).toEqual([
      ['create', id],
      ['delete', id],
    ])
    expect(JSON.stringify(lines)).not.toContain('court')
    const restricted = await insertRequest({ isRestricted: true, assignedToId: admin.id })
    const refused = await callAs(app, staff, {
      method: 'PUT',
      url: `/api/admin/consultations/${restricted}/hold`,
      payload,
    })
    expect(refused.statusCode).toBe(404)
  })
})
