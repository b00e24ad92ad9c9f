import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { favorites } from '#features/favorites/server/table.ts'
import { fieldOf, idsOf } from '#tests/support/answers.ts'
import { emptyAuditLog } from '#tests/support/audit-log.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { publicationRevisions, publications } from './table.ts'

const input = {
  titleEn: 'The Civil Transactions Law',
  titleAr: 'نظام المعاملات المدنية',
  summaryEn: 'Three clauses to check.',
  contentEn: 'Since the law came into force, a contract is read **by its words**.',
  contentAr: 'منذ سريان النظام يُقرأ العقد **بألفاظه** أولًا.',
  category: 'contract',
}

describeOnBothEngines('a publication in the office', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [publications])
  const staff = app.person('staff', 'noura')
  beforeEach(async () => {
    await emptyAuditLog(app.db)
  })
  const { get, post, put, remove } = app.callsOf(staff, '/api/admin/publications')
  const add = async (changes: object = {}) => (await post('', { ...input, ...changes })).json()
  const publicIds = async () => idsOf(await app.get('/api/publications'))
  const titles = async (query: string) =>
    (await get(query)).json().map(({ titleEn }: { titleEn: string }) => titleEn)

  it('starts visible, published now, in both languages and with its author', async () => {
    const before = Date.now()
    const { titleEn, contentEn, category } = input
    const response = await post('', { titleEn, contentEn, category })
    expect(response.statusCode).toBe(201)
    const created = response.json()
    expect(created).toMatchObject({
      ...{ titleAr: '', summaryEn: '', coverImage: '', isVisible: true, userId: staff.id },
      ...{ publishedLanguages: ['en', 'ar'], arabicOutdatedSince: null },
    })
    // The clock of a separate database server may differ.
    expect(Date.parse(created.publishDate)).toBeGreaterThan(before - 60_000)
    expect(Date.parse(created.publishDate)).toBeLessThan(Date.now() + 60_000)
    expect(await publicIds()).toEqual([created.id])
    const [entry] = await app.db.select().from(auditLog)
    expect(entry).toMatchObject({
      action: 'create',
      entity: 'publication',
      entityId: created.id,
      details: { name: titleEn },
    })
  })

  it('is checked with the error messages of the specification, one letter below and at the limit', async () => {
    const wrong = await post('', { titleEn: ' ', contentEn: '1234567890123456789', coverImage: 'x' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().errors).toEqual([
      { field: 'titleEn', message: 'English title is required' },
      { field: 'contentEn', message: 'English content must be at least 20 characters' },
      { field: 'category', message: 'Category is required' },
      { field: 'coverImage', message: 'Please enter a valid URL' },
    ])
    const long = 'نص قانوني طويل '.repeat(4000).trim()
    for (const [changes, status] of [
      [{ contentEn: '12345678901234567890' }, 201],
      // Two long Arabic articles in one call.
      [{ contentEn: long, contentAr: long }, 201],
      [{ coverImage: '/images/0f8fad5b-d9cb-469f-a165-70867728950e' }, 201],
      [{ coverImage: 'https://pictures.example/a.jpg' }, 201],
      [{ coverImage: 'javascript:alert(1)' }, 400],
      [{ coverImage: '//evil.example/a.jpg' }, 400],
      [{ publishedLanguages: [] }, 400],
      [{ publishedLanguages: ['en', 'en'] }, 400],
      [{ publishedLanguages: ['fr'] }, 400],
      [{ publishDate: 'tomorrow' }, 400],
      [{ contentEn: 'x'.repeat(60_001) }, 400],
      [{ userId: 1 }, 400],
    ] as const) {
      const { statusCode } = await post('', { ...input, ...changes })
      expect([changes, statusCode]).toEqual([changes, status])
    }
    expect(await app.db.$count(publications)).toBe(4)
  })

  it('updates only the sent field, and rejects an outdated version', async () => {
    const created = await add()
    const changed = (await put(`/${created.id}`, { isVisible: false })).json()
    expect({ ...changed, updatedAt: '' }).toEqual({ ...created, isVisible: false, updatedAt: '' })
    expect(changed.updatedAt > created.updatedAt).toBe(true)
    const late = { titleEn: 'Two', updatedAt: created.updatedAt }
    expect((await put(`/${created.id}`, late)).statusCode).toBe(409)
    expect((await put(`/${created.id}`, { ...late, updatedAt: 'yesterday' })).statusCode).toBe(400)
    expect(await app.db.$count(publicationRevisions)).toBe(1)
    expect(await publicIds()).toEqual([])
    expect((await put(`/${created.id}`, {})).statusCode).toBe(400)
  })

  it('is visible to visitors from its publish date, in the chosen languages', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    const { id } = await add({ publishDate: tomorrow })
    expect(await publicIds()).toEqual([])
    await put(`/${id}`, { publishDate: '2024-05-01T09:00:00.000Z', publishedLanguages: ['ar'] })
    const shown = (await app.get(`/api/publications/${id}`)).json()
    expect(shown).toMatchObject({ titleEn: '', titleAr: input.titleAr, articleEn: null })
    const mine = (await get(`/${id}`)).json()
    expect(mine).toMatchObject({ titleEn: input.titleEn, publishedLanguages: ['ar'] })
  })

  it('is not published only in Arabic without an Arabic text', async () => {
    const { id } = await add({ contentAr: '' })
    expect(fieldOf(await put(`/${id}`, { publishedLanguages: ['ar'] }))).toEqual([400, 'publishedLanguages'])
    expect((await get(`/${id}`)).json().publishedLanguages).toEqual(['en', 'ar'])
    const untitled = { ...input, titleAr: '', publishedLanguages: ['ar'] }
    expect((await post('', untitled)).statusCode).toBe(400)
    expect(await app.db.$count(publications)).toBe(1)
  })

  it('is marked when the English text has changed and the Arabic text has not', async () => {
    const { id } = await add()
    const change = async (changes: object) => (await put(`/${id}`, changes)).json().arabicOutdatedSince
    expect(await change({ category: 'other' })).toBeNull()
    const since = await change({ contentEn: `${input.contentEn} And more.` })
    expect(since).toEqual(expect.any(String))
    expect(await change({ titleEn: 'Another title' })).toBe(since)
    expect(await change({ isVisible: false })).toBe(since)
    expect(await change({ contentAr: `${input.contentAr} والمزيد.` })).toBeNull()
    expect(await change({ summaryEn: 'Shorter.' })).not.toBeNull()
    expect(await change({ isArabicCurrent: true })).toBeNull()
    expect(await change({ titleEn: 'Both', titleAr: 'كلاهما' })).toBeNull()
    const { id: english } = await add({ titleAr: '', contentAr: '' })
    const alone = await put(`/${english}`, { titleEn: 'Only English' })
    expect(alone.json().arabicOutdatedSince).toBeNull()
  })

  it('is paged, sorted, filtered and found in Arabic, also as a draft or in a hidden language', async () => {
    await add({ titleEn: 'B', publishDate: '2024-01-02T00:00:00Z', isVisible: false })
    await add({ titleEn: 'A', publishDate: '2024-01-03T00:00:00Z', category: 'litigation' })
    await add({ titleEn: 'C', publishDate: '2999-01-01T00:00:00Z', publishedLanguages: ['en'] })
    expect(await titles('')).toEqual(['C', 'A', 'B'])
    expect(await titles('?sort=titleEn')).toEqual(['A', 'B', 'C'])
    expect(await titles('?category=litigation')).toEqual(['A'])
    expect(await titles('?category=all&q=')).toHaveLength(3)
    const found = await get(`?pageSize=2&q=${encodeURIComponent('المُعاملات المدنيه')}`)
    expect(found.json()).toHaveLength(2)
    expect(found.headers['x-total-count']).toBe('3')
    const counts = (await get(`/counts?q=${encodeURIComponent('المعاملات')}`)).json()
    expect(counts).toMatchObject({ all: 3, shown: 1, categories: { contract: 2, litigation: 1, other: 0 } })
    for (const query of ['?category=tax', '?sort=userId', '?pageSize=501'])
      expect((await get(query)).statusCode).toBe(400)
  })

  it('is returned with its contents or a short preview, and previewed as on the website', async () => {
    await add({ contentEn: `## Heading\n\n${'word '.repeat(60)}` })
    const [whole] = (await get()).json()
    expect(whole.contentEn).toContain('## Heading')
    const [short] = (await get('?content=none')).json()
    expect(short.contentEn).toBeUndefined()
    expect(short.previewEn).toMatch(/^Heading word .*…$/)
    const preview = await post('/preview', { contentEn: '## Title\n\n<script>x</script>', contentAr: ' ' })
    const { articleEn, articleAr } = preview.json()
    expect(articleEn.html).toContain('<h2 id="section-title"')
    expect(articleEn.html).not.toContain('<script')
    expect(articleAr).toBeNull()
  })

  it('is not found after its deletion, and is removed from favorites', async () => {
    const { id } = await add()
    await app.db.insert(favorites).values({ userId: staff.id, publicationId: id })
    expect((await remove(`/${id}`)).statusCode).toBe(204)
    expect((await remove(`/${id}`)).statusCode).toBe(404)
    expect((await put(`/${id}`, { titleEn: 'X' })).statusCode).toBe(404)
    expect((await get(`/${id}/revisions`)).statusCode).toBe(404)
    expect(await app.db.$count(favorites)).toBe(0)
    expect(await app.db.$count(publicationRevisions)).toBe(0)
  })

  it('is exported with the current filter and without its texts, and the export is audited', async () => {
    await add()
    const draft = await add({ titleEn: '@Draft', category: 'litigation', isVisible: false })
    const { headers, body } = await get('.csv?category=litigation')
    expect(headers['content-disposition']).toContain('publications.csv')
    expect(body.split('\r\n')).toEqual([
      '\ufeffNo.,Title (English),Title (Arabic),Category,Status,Languages published,Publish date (Riyadh)',
      expect.stringMatching(
        new RegExp(
          `^${draft.id},"'@Draft",نظام المعاملات المدنية,Litigation,Draft,"English, Arabic",[\\d-]+ [\\d:]+$`,
        ),
      ),
      '',
    ])
    expect((await get('.csv?q=civil')).body).toContain('The Civil Transactions Law')
    const written = await app.db.select().from(auditLog).orderBy(auditLog.id)
    expect(written.at(-1)).toMatchObject({ action: 'export', entity: 'publication' })
  })
})
