import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { buildTestApp, callAs, type Person, signUp } from '#tests/support/test-app.ts'
import { recordAudit } from './repository.ts'
import { auditLog } from './table.ts'

describeOnBothEngines('the audit log', (openTestDatabase) => {
  let app: FastifyInstance
  let admin: Person
  const sara = { id: 7, firstName: 'سارة', lastName: 'الحربي' }
  beforeAll(async () => {
    app = await buildTestApp(await openTestDatabase())
    admin = await signUp(app, 'admin', 'the.admin')
  })
  beforeEach(async () => {
    await app.db.delete(auditLog)
    await recordAudit(app.db, { actor: sara, action: 'create', entity: 'consultation', entityId: 12 })
    await recordAudit(app.db, {
      actor: null,
      action: 'loginFailed',
      entity: 'session',
      ipAddress: '10.1.2.3',
    })
    await app.db.update(auditLog).set({ createdAt: '2026-03-09T21:30:00Z' }).where(undefined)
  })
  const rows = async (query: string) => {
    const response = await callAs(app, admin, { url: `/api/admin/audit?${query}` })
    expect(response.statusCode).toBe(200)
    return response.json().map(({ action }: { action: string }) => action)
  }

  it('is read newest first, and narrowed by deed, record, name, address and number', async () => {
    expect(await rows('')).toEqual(['loginFailed', 'create'])
    expect(await rows('action=create&entity=all')).toEqual(['create'])
    expect(await rows('entity=session')).toEqual(['loginFailed'])
    expect(await rows(`q=${encodeURIComponent('ساره')}`)).toEqual(['create'])
    expect(await rows('q=10.1.2.3')).toEqual(['loginFailed'])
    expect(await rows('q=12')).toEqual(['create'])
  })

  it('counts days in Riyadh', async () => {
    // 21:30 UTC is half past midnight there.
    expect(await rows('from=2026-03-10&to=2026-03-10')).toHaveLength(2)
    expect(await rows('to=2026-03-09')).toEqual([])
    expect(await rows('from=2026-03-11')).toEqual([])
    const wrong = await callAs(app, admin, { url: '/api/admin/audit?from=soon' })
    expect(wrong.statusCode).toBe(400)
  })

  it('is exported as a table that Excel reads', async () => {
    const { headers, body } = await callAs(app, admin, { url: '/api/admin/audit.csv?action=create' })
    expect(headers['content-disposition']).toContain('audit.csv')
    expect(body.startsWith('\ufeffid,createdAt')).toBe(true)
    expect(body.trim().split('\r\n')).toHaveLength(2)
    expect(body).toContain('سارة الحربي')
  })
})
