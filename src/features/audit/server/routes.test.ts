import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { emptyAuditLog, sara, tamperWithAuditLog } from '#tests/support/audit-log.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { callAs, signUp } from '#tests/support/test-app.ts'
import { unwatchedAudit } from '#tests/support/unwatched-audit.ts'
import type { AuditProofResult } from '../schema.ts'
import { recordAudit } from './repository.ts'

describeOnBothEngines('the audit log', (openTestDatabase) => {
  let found: AuditProofResult = { checkedAt: null, fault: null }
  const app = openApp(openTestDatabase, [], { audit: { ...unwatchedAudit, readProof: async () => found } })
  const admin = app.person('admin', 'the.admin')
  beforeEach(async () => {
    await emptyAuditLog(app.db)
    await recordAudit(app.db, { actor: sara, action: 'create', entity: 'consultation', entityId: 12 })
    const failed = { actor: null, action: 'loginFailed', entity: 'session', ipAddress: '10.1.2.3' } as const
    await recordAudit(app.db, failed)
    await tamperWithAuditLog(app.db, sql`update audit_log set created_at = '2026-03-09T21:30:00Z'`)
  })
  const rows = async (query: string) => {
    const response = await app.get(`/api/admin/audit?${query}`, admin)
    expect(response.statusCode).toBe(200)
    return response.json().map(({ action }: { action: string }) => action)
  }

  it('is listed newest first, and filtered by action, record, name, IP address, id and days in Riyadh', async () => {
    expect(await rows('')).toEqual(['loginFailed', 'create'])
    expect(await rows('action=create&entity=all')).toEqual(['create'])
    expect(await rows('entity=session')).toEqual(['loginFailed'])
    expect(await rows(`q=${encodeURIComponent('ساره')}`)).toEqual(['create'])
    expect(await rows('q=10.1.2.3')).toEqual(['loginFailed'])
    expect(await rows('q=12')).toEqual(['create'])
    // 21:30 UTC is half past midnight in Riyadh.
    expect(await rows('from=2026-03-10&to=2026-03-10')).toHaveLength(2)
    expect(await rows('to=2026-03-09')).toEqual([])
    expect(await rows('from=2026-03-11')).toEqual([])
    const wrong = await app.get('/api/admin/audit?from=soon', admin)
    expect(wrong.statusCode).toBe(400)
  })

  it('is exported as a table for Excel', async () => {
    const exported = async (language: string) => {
      const options = { url: '/api/admin/audit.csv?action=create', headers: { 'accept-language': language } }
      const { headers, body } = await callAs(app, admin, options)
      return [headers['content-disposition'], ...body.trim().split('\r\n')]
    }
    const [name, heads, row, ...others] = await exported('en')
    expect(name).toContain('audit-log.csv')
    expect(heads).toBe('Entry No.,When (Riyadh),User No.,Who,Action,Record,Record No.,Details,IP address')
    expect(row).toContain(',2026-03-10 00:30:00,')
    expect(row).toContain(',سارة الحربي,Added,')
    expect(others).toEqual([])
    const [, arabicHeads, arabicRow] = await exported('ar')
    expect(arabicHeads).toBe(
      'رقم القيد;الوقت (بتوقيت الرياض);رقم المستخدم;المستخدم;الإجراء;السجل;رقم السجل;التفاصيل;عنوان IP',
    )
    expect(arabicRow).toContain(';سارة الحربي;إضافة;')
  })

  it('reports a fault only to admins, with the entry and the date', async () => {
    found = {
      checkedAt: '2026-03-10T21:30:00.000Z',
      fault: { id: 17, reason: 'changed', since: '2026-03-09T21:30:00.000Z' },
    }
    const staff = await signUp(app, 'staff', 'the.staff')
    const url = '/api/admin/audit/proof'
    expect((await app.get(url, admin)).json()).toEqual(found)
    expect((await app.get(url, staff)).statusCode).toBe(403)
    // To take the site down because of a fault would be a second success for the attacker.
    expect((await app.get('/readyz')).statusCode).toBe(200)
  })
})
