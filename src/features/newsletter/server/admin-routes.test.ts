import { beforeAll, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { sendAs } from '#tests/support/test-app.ts'
import { newsletterSubscribers } from './table.ts'

describeOnBothEngines('the list of newsletter subscribers', (openTestDatabase) => {
  const app = openApp(openTestDatabase)
  const admin = app.person('admin', 'the.admin')
  beforeAll(async () => {
    const confirmedAt = '2026-03-02T09:00:00.000Z'
    await app.db.insert(newsletterSubscribers).values([
      { email: 'waiting@example.com', isActive: false },
      { email: 'reader@example.com', language: 'ar', confirmedAt, areas: ['litigation', 'employment'] },
      { email: '=gone@example.com', isActive: false, confirmedAt },
    ])
  })
  const get = (path: string, language = 'en') =>
    sendAs(app, admin, 'GET', `/api/admin/newsletter-subscribers${path}`, undefined, {
      'accept-language': language,
    })

  it('shows the status of each, but not the unsubscribe token', async () => {
    const rows = (await get('?sort=email')).json()
    expect(rows.map(({ email, status }: Record<string, string>) => [email, status])).toEqual([
      ['=gone@example.com', 'unsubscribed'],
      ['reader@example.com', 'confirmed'],
      ['waiting@example.com', 'waiting'],
    ])
    expect(Object.keys(rows[0])).not.toContain('unsubscribeToken')
    const emails = async (query: string) =>
      (await get(query)).json().map(({ email }: { email: string }) => email)
    expect(await emails('?status=waiting')).toEqual(['waiting@example.com'])
    expect(await emails('?language=ar&status=all')).toEqual(['reader@example.com'])
    expect(await emails('?q=GONE')).toEqual(['=gone@example.com'])
    // A subscriber to everything follows each area.
    const found = await emails('?area=litigation&sort=email')
    expect(found).toEqual(['=gone@example.com', 'reader@example.com', 'waiting@example.com'])
    expect(await emails('?area=contract&language=ar')).toEqual([])
    expect((await get('?area=contract&pageSize=1')).headers['x-total-count']).toBe('2')
    expect((await get('/counts?area=contract')).json()).toMatchObject({ all: 2, confirmed: 0 })
    expect(rows.map(({ areas }: { areas: string[] }) => areas)).toEqual([
      [],
      ['litigation', 'employment'],
      [],
    ])
    const counts = (await get('/counts?language=ar')).json()
    expect(counts).toEqual({ all: 1, waiting: 0, confirmed: 1, unsubscribed: 0 })
  })

  it('is exported for Excel without formulas, and the export is audited', async () => {
    const { headers, body } = await get('.csv?status=unsubscribed')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toContain('newsletter-subscribers.csv')
    const [heads, ...rows] = body.trim().split('\r\n')
    expect(heads).toBe('Email,Language,Follows,Status,Subscribed on (Riyadh),Confirmed on (Riyadh)')
    expect(rows).toEqual([
      expect.stringMatching(
        /^"'=gone@example.com",English,Everything,Unsubscribed,[\d-]+ [\d:]+,2026-03-02 12:00:00$/,
      ),
    ])
    expect((await get('.csv?status=confirmed')).body).toContain(
      'reader@example.com,Arabic,"Litigation, Employment",Confirmed,',
    )
    const arabic = await get('.csv?status=unsubscribed', 'ar')
    expect(arabic.body).toContain(
      'البريد الإلكتروني;اللغة;المجالات المتابَعة;الحالة;تاريخ الاشتراك (بتوقيت الرياض)',
    )
    expect(arabic.body).toContain(`"'=gone@example.com";الإنجليزية;كل المجالات;أُلغي الاشتراك;`)
    const written = await app.db.select().from(auditLog).orderBy(auditLog.id)
    expect(written.at(-1)).toMatchObject({ action: 'export', entity: 'newsletterSubscriber' })
  })
})
