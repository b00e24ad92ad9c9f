import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { emptyAuditLog } from '#tests/support/audit-log.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { shippedTexts, shippedVersion } from './shipped-texts.ts'
import { legalPages } from './table.ts'

const shipped = shippedTexts.disclaimer
const wording = {
  titleEn: 'Notice',
  titleAr: 'تنبيه',
  contentEn: '## Scope\n\nGeneral information and nothing more.',
  contentAr: '## النطاق\n\nمعلومات عامة ولا تُعد استشارة قانونية.',
}

describeOnBothEngines('a legal page in the office', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [legalPages])
  const admin = app.person('admin', 'salman')
  beforeEach(async () => {
    await emptyAuditLog(app.db)
  })
  const { get, post, put } = app.callsOf(admin, '/api/admin/legal-pages')
  const onSite = async () => (await app.get('/api/legal-pages/disclaimer')).json()
  const auditOf = async () =>
    (await app.db.select().from(auditLog)).map(({ action, entity, details }) => ({ action, entity, details }))

  it('gets a new version with each save, for visitors and in the audit log', async () => {
    expect((await get('/disclaimer')).json()).toMatchObject({ ...shipped, version: shippedVersion })
    const saved = await put('/disclaimer', { ...wording, version: shippedVersion })
    expect(saved.statusCode).toBe(200)
    expect(saved.json()).toMatchObject({ ...wording, slug: 'disclaimer', version: '1' })
    expect((await put('/disclaimer', { titleEn: 'Notices', version: '1' })).json()).toMatchObject({
      ...wording,
      titleEn: 'Notices',
      version: '2',
    })
    expect(await onSite()).toMatchObject({ version: '2', titleEn: 'Notices', titleAr: 'تنبيه' })
    const line = { action: 'update', entity: 'legalPage' }
    expect(await auditOf()).toEqual([
      { ...line, details: { name: 'Notice', page: 'disclaimer', version: '1' } },
      { ...line, details: { name: 'Notices', page: 'disclaimer', version: '2' } },
    ])
  })

  it('is one of three, listed in the version in force, which does not change when the same texts are saved again', async () => {
    await put('/disclaimer', wording)
    const again = await put('/disclaimer', wording)
    expect(again.json()).toMatchObject({ version: '1' })
    expect(await app.db.$count(legalPages)).toBe(1)
    expect(await auditOf()).toHaveLength(1)
    const response = await get()
    expect(response.json()).toMatchObject([
      { slug: 'privacy-policy', version: shippedVersion, isShipped: true, changedBy: null },
      { slug: 'terms-of-service', version: shippedVersion, isShipped: true },
      { slug: 'disclaimer', version: '1', isShipped: false, changedBy: 'salman Test', titleAr: 'تنبيه' },
    ])
    expect(response.json()[0]).not.toHaveProperty('contentEn')
  })

  it('refuses empty, short, long and unknown fields, and does not change', async () => {
    const texts = { contentEn: 'Nineteen characters', contentAr: 'قصير' }
    const wrong = await put('/disclaimer', { titleEn: ' ', titleAr: '', ...texts })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().errors).toEqual([
      { field: 'titleEn', message: 'English title is required' },
      { field: 'titleAr', message: 'Arabic title is required' },
      { field: 'contentEn', message: 'English content must be at least 20 characters' },
      { field: 'contentAr', message: 'Arabic content must be at least 20 characters' },
    ])
    for (const body of [{}, { version: '1' }, { slug: 'x' }, { contentEn: 'x'.repeat(40_001) }])
      expect((await put('/disclaimer', body)).statusCode).toBe(400)
    expect((await put('/disclaimer', { contentAr: 'س'.repeat(40_000) })).statusCode).toBe(200)
    for (const path of ['/imprint', '/constructor']) expect((await put(path, wording)).statusCode).toBe(404)
    expect(await app.db.$count(legalPages)).toBe(1)
  })

  it('stores all versions, to read and to restore as a new one', async () => {
    await put('/disclaimer', wording)
    await put('/disclaimer', { titleEn: 'Changed' })
    const versions = await get('/disclaimer/versions')
    expect(versions.headers['x-total-count']).toBe('3')
    const versionsOf = (pages: { version: string }[]) => pages.map(({ version }) => version)
    expect(versionsOf(versions.json())).toEqual(['2', '1', shippedVersion])
    const pageOf = async (page: number) =>
      versionsOf((await get(`/disclaimer/versions?pageSize=2&page=${page}`)).json())
    expect([await pageOf(1), await pageOf(2), await pageOf(3)]).toEqual([['2', '1'], [shippedVersion], []])
    expect((await get('/disclaimer/versions/1')).json()).toMatchObject(wording)

    const restored = await post('/disclaimer/versions/1/restore', { version: '2' })
    expect(restored.statusCode).toBe(201)
    expect(restored.json()).toMatchObject({ ...wording, version: '3' })
    expect((await auditOf()).at(-1)).toEqual({
      action: 'restore',
      entity: 'legalPage',
      details: { name: 'Notice', page: 'disclaimer', version: '3', from: '1' },
    })
    const first = await post(`/disclaimer/versions/${shippedVersion}/restore`, {})
    expect(first.json()).toMatchObject({ ...shipped, version: '4', isShipped: false })
    expect((await onSite()).version).toBe('4')
  })

  it('does not restore an unknown, stale or current version', async () => {
    await put('/disclaimer', wording)
    for (const version of ['0', '2', '01', 'x', '2020-01-01', '9999999999'])
      expect((await post(`/disclaimer/versions/${version}/restore`, {})).statusCode).toBe(404)
    const late = await post(`/disclaimer/versions/${shippedVersion}/restore`, { version: '7' })
    expect(late.statusCode).toBe(409)
    expect((await post('/disclaimer/versions/1/restore', {})).json().version).toBe('1')
    expect(await app.db.$count(legalPages)).toBe(1)
  })

  it('has a preview that matches the website, and stores nothing', async () => {
    const preview = await post('/preview', {
      language: 'ar',
      content: '## النطاق\n\n{firm} <script>alert(1)</script> [رابط](javascript:alert(1))',
    })
    expect(preview.statusCode).toBe(201)
    const { html, contents } = preview.json()
    expect(contents).toMatchObject([{ text: 'النطاق', level: 2 }])
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toMatch(/<script|href="javascript|\{firm\}/)
    expect((await post('/preview', { language: 'fr', content: '' })).statusCode).toBe(400)
    expect(await app.db.$count(legalPages)).toBe(0)
  })
})
