import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { idsOf } from '#tests/support/answers.ts'
import { emptyAuditLog } from '#tests/support/audit-log.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { insertId } from '#tests/support/rows.ts'
import { openApp } from '#tests/support/suite.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { callAs } from '#tests/support/test-app.ts'
import { outbox } from './table.ts'

const mailValues = { recipient: 'sara@example.com', subject: 'Re: Lease', text: 'Yes.', html: '<p>Yes.</p>' }

describeOnBothEngines('the outbox', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [outbox])
  const admin = app.person('admin', 'the.admin')
  beforeEach(() => emptyAuditLog(app.db))
  const queued = async (values: Partial<typeof outbox.$inferInsert> = {}) => {
    return insertId(app.db, outbox, { ...mailValues, ...values })
  }
  const get = (path: string) => app.get(`/api/admin/outbox${path}`, admin)

  it('shows the tokens of links only if no mail server delivers them', async () => {
    const link = 'http://localhost:3000/reset-password?token=abc-DEF_123&amp;lang=en'
    const id = await queued({ text: link.replace('&amp;', '&'), html: `<a href="${link}">Set</a>` })
    const delivering = await app.another({ deliversMail: true })
    const asRead = async (on: TestApp) => {
      const words = await callAs(on, admin, { url: `/api/admin/outbox/${id}` })
      const view = await callAs(on, admin, { url: `/api/admin/outbox/${id}/view` })
      return [words.json().text, view.body]
    }
    for (const words of await asRead(app)) expect(words).toContain('token=abc-DEF_123')
    for (const words of await asRead(delivering)) {
      expect(words).toContain('token=…&')
      expect(words).not.toContain('abc')
    }
  })

  it('sends a test message to the admin who requests it, in their language, at most twenty times an hour', async () => {
    const strict = await app.another({}, 1)
    const test = () => callAs(strict, admin, { method: 'POST', url: '/api/admin/outbox/test' })
    const first = await test()
    expect([first.statusCode, first.json().state]).toEqual([201, 'waiting'])
    const [row] = await app.db.select().from(outbox)
    expect(row).toMatchObject({
      recipient: 'the.admin@example.com',
      recipientId: admin.id,
      subject: 'A test message from this website',
    })
    expect((await app.db.select().from(auditLog)).map(({ action, entity }) => [action, entity])).toEqual([
      ['send', 'mail'],
    ])
    for (let sent = 1; sent < 20; sent += 1) expect((await test()).statusCode).toBe(201)
    expect((await test()).statusCode).toBe(429)
    expect(await app.db.$count(outbox)).toBe(20)
  })

  it('is listed by state and search, and counted; the list leaves out the text', async () => {
    const waiting = await queued()
    const failed = await queued({
      state: 'failed',
      subject: 'إيجار',
      attempts: 9,
      lastError: '550 no such box',
    })
    const ids = async (query: string) => idsOf(await get(query))
    expect(await ids('')).toEqual([failed, waiting])
    expect(await ids('?state=failed')).toEqual([failed])
    expect(await ids('?state=sent')).toEqual([])
    expect(await ids(`?q=${encodeURIComponent('ايجار')}`)).toEqual([failed])
    expect((await get('?state=failed')).json()[0]).toMatchObject({
      attempts: 9,
      lastError: '550 no such box',
    })
    expect((await get('')).body).not.toContain('Yes.')
    expect((await get('/counts')).json()).toEqual({
      ...{ all: 2, waiting: 1, sent: 0, failed: 1, held: 0 },
      ...{ replaced: 0, restored: 0 },
    })
  })

  it('shows a mail as text, and as a sandboxed page that loads nothing and that only we can frame', async () => {
    const id = await queued()
    expect((await get(`/${id}`)).json()).toMatchObject({ text: 'Yes.', subject: mailValues.subject })
    const { headers, body } = await get(`/${id}/view`)
    expect(body).toBe(mailValues.html)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    const policy = String(headers['content-security-policy'])
    for (const part of ["default-src 'none'", "frame-ancestors 'self'", 'sandbox'])
      expect(policy).toContain(part)
    expect(policy).not.toContain('script-src')
    expect((await get('/999999/view')).statusCode).toBe(404)
  })

  it('resends only failed mail', async () => {
    const resend = (id: number) => app.post(`/api/admin/outbox/${id}/resend`, undefined, admin)
    const failed = await queued({ state: 'failed', attempts: 9, nextAttemptAt: '2026-01-01T00:00:00.000Z' })
    const again = await resend(failed)
    expect([again.statusCode, again.json()]).toMatchObject([200, { state: 'waiting', attempts: 0 }])
    expect(Date.parse(again.json().nextAttemptAt)).toBeGreaterThan(Date.parse('2026-01-02'))
    for (const id of [failed, await queued({ state: 'sent' })])
      expect((await resend(id)).statusCode).toBe(409)
    expect((await resend(999_999)).statusCode).toBe(404)
    expect(await app.db.select().from(auditLog)).toMatchObject([
      { action: 'resend', entity: 'mail', entityId: failed },
    ])
  })
})
