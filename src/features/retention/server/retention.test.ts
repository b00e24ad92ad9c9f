import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { consultationHistory, consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { conversations } from '#features/conversations/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { legalHolds } from '#features/legal-holds/server/table.ts'
import { matterDates, powers, stageMoves } from '#features/matters/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { erasureRequests } from '#features/personal-data/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { addMarkedMatter } from '#tests/support/marked-matter.ts'
import { ago, openRetention, twoYears } from '#tests/support/retention-setup.ts'
import { updateRow } from '#tests/support/rows.ts'
import { callAs, sendAs, signUp } from '#tests/support/test-app.ts'

describeOnBothEngines('the retention job', (openTestDatabase) => {
  const { app, admin, sara, errors, change, emptied, endedLines, insertRequest, run, runBegun, state } =
    openRetention(openTestDatabase)

  it('clears a closed request past its period with all its data, and retains its figures', async () => {
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
    const spoken = { channel: 'phone', direction: 'in', at: ago(twoYears), text: 'A secret' } as const
    await app.db.insert(conversations).values({ ...old, ...spoken })
    await app.db
      .insert(consultationHistory)
      .values({ consultationId: id, field: 'replied', message: 'A secret' })
    await addMarkedMatter(app.instance, { mark: 'secret', consultationId: id, lawyerId: null })
    await runBegun()
    const [row] = await app.db.select().from(consultations)
    expect(row).toMatchObject({ id, service: 'corporate', status: 'rejected', firstName: '—', userId: null })
    expect([row?.email, row?.subject, row?.message, row?.notes]).toEqual(['', '', '', ''])
    expect(await app.db.$count(documents)).toBe(0)
    expect(await app.db.$count(messages)).toBe(0)
    expect(await app.db.$count(conversations)).toBe(0)
    expect((await app.db.select().from(consultationHistory)).map(({ message }) => message)).toEqual([null])
    expect([await app.db.$count(matterDates), await app.db.$count(powers)]).toEqual([0, 0])
    expect(await app.db.select().from(stageMoves)).toMatchObject([{ sentenceAr: '', reason: '' }])
    expect(await app.files.sizeOf(key)).toBeNull()
    const [line] = await endedLines()
    expect(line).toMatchObject({ userName: '', entityId: null, details: { kind: 'requests', records: '1' } })
    expect((await state()).history).toEqual([
      { kind: 'requests', records: 1, createdAt: expect.stringMatching(/Z$/) },
    ])
  })

  it('clears a closed request of a caller who gave only a number, and ends the proof of the notice', async () => {
    const phone = '+966555000111'
    const id = await insertRequest({ email: '', phone, origin: 'phone', urgentReason: 'Appeal' })
    const notice = { email: '', phone, purpose: 'notice', textVersion: '1', language: 'ar' as const }
    await app.db.insert(consents).values({ ...notice, isGiven: true, noticeWay: 'readAloud' as const })
    await runBegun()
    const [row] = await app.db.select().from(consultations).where(eq(consultations.id, id))
    expect(row).toMatchObject({ firstName: '—', phone: '', urgentReason: '', origin: 'phone' })
    await run(9)
    expect((await app.db.select().from(consents))[0]?.endedAt).not.toBeNull()
  })

  it('clears nothing that is open, recently used, on hold or in an erasure request', async () => {
    await insertRequest({ status: 'pending' })
    await insertRequest({ status: 'approved' })
    await insertRequest({ status: 'completed' })
    await insertRequest({ updatedAt: ago(700) })
    const written = await insertRequest()
    await app.db.insert(messages).values({ consultationId: written, content: 'Hello' })
    const spoken = { channel: 'phone', direction: 'in', at: ago(twoYears), text: 'Hello' } as const
    await app.db.insert(conversations).values({ ...spoken, consultationId: await insertRequest() })
    const requested = await insertRequest({ userId: sara.id })
    await app.db
      .insert(documentRequests)
      .values({ userId: sara.id, consultationId: requested, title: 'ID', dueDate: '2030-01-01' })
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

  it('deletes messages, subscribers and proofs past their periods, and accounts if configured', async () => {
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
    await updateRow(app.db, users, sara.id, { isActive: false, updatedAt: ago(400) })
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

  it('continues with the other kinds when one fails, and reports the failure', async () => {
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

  it('is stopped by a hold, whose reason is shown with the request but not in the audit log', async () => {
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
    const refused = await sendAs(app, staff, 'PUT', `/api/admin/consultations/${restricted}/hold`, payload)
    expect(refused.statusCode).toBe(404)
  })
})
