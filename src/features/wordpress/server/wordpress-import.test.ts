import { expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { publicationRevisions, publications } from '#features/publications/server/table.ts'
import { detailOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { updateRow } from '#tests/support/rows.ts'
import { wordpressExport } from '#tests/support/wordpress-export.ts'
import { arabicText, group, openWordpress, wordpressPath } from '#tests/support/wordpress-import.ts'
import { publicationOrigins } from './table.ts'

describeOnBothEngines('the import from WordPress', (openTestDatabase) => {
  const { app, people, rows, sent } = openWordpress(openTestDatabase)

  it('shows a preview, and writes nothing', async () => {
    const shown = await sent.preview(
      [
        { id: 1, title: 'End of service', categories: ['category:labor-law:Labor Law', ...group('a', 'en')] },
        {
          id: 2,
          title: 'نهاية الخدمة',
          content: arabicText,
          categories: ['category:x:نظام العمل', ...group('a', 'ar')],
        },
        {
          id: 3,
          status: 'draft',
          content: `<p>[gallery ids="1"] A text that is long enough.</p><iframe src="x"></iframe><img src="https://old.example/a.png">`,
        },
        { id: 4, title: ' ', content: 'short' },
        { id: 5, type: 'page', content: '<p>About the firm, in many words.</p>' },
        { id: 6, type: 'portfolio' },
        { id: 7, type: 'nav_menu_item' },
        { id: 8, status: 'trash' },
        { id: 9, categories: ['language:fr'] },
      ],
      {},
    )
    expect(shown).toMatchObject({
      site: 'Old Firm & Sons',
      counts: { fresh: 2, known: 0, wrong: 2 },
      both: 1,
      drafts: 1,
      pages: 1,
      categories: [
        { slug: 'labor-law', name: 'Labor Law', count: 1, category: 'employment' },
        { slug: 'x', name: 'نظام العمل', count: 1, category: 'employment' },
      ],
      hosts: [{ host: 'old.example', count: 1 }],
      lost: [
        { kind: 'shortcode', name: 'gallery', count: 1 },
        { kind: 'element', name: 'iframe', count: 1 },
        { kind: 'type', name: 'portfolio', count: 1 },
      ],
      unknownAuthors: ['editor'],
      errorCount: 3,
    })
    expect(shown.errors.map(({ head, message }) => `${head}: ${message}`)).toEqual([
      'Title: The title is missing.',
      'Text: The text has fewer than 20 characters.',
      'Post: Publications are in English and Arabic; this post is in another language.',
    ])
    const cells = shown.sample[0]?.cells
    expect(cells).toEqual(['End of service', 'English, Arabic', 'Published', 'Mar 9, 2024', 'Employment'])
    const inArabic = await sent.preview([{ id: 1 }], {}, 'ar')
    const labels = inArabic.fields.map(({ label }) => label)
    expect(labels).toEqual(['العنوان', 'اللغات', 'الحالة', 'التاريخ', 'التصنيف'])
    expect((await sent.preview([{ id: 1, type: 'page' }], { pages: true })).counts.fresh).toBe(1)
    expect(await rows()).toEqual([])
  })

  it('creates drafts in both languages, with their dates, authors and categories', async () => {
    await app.db.delete(auditLog)
    const result = await sent.run([
      {
        id: 1,
        title: 'End of &amp; service',
        excerpt: '<p>In short.</p>',
        author: 'nora',
        categories: ['category:news:News', 'category:labor:Labor', ...group('a', 'en')],
      },
      {
        id: 2,
        title: 'نهاية الخدمة',
        content: arabicText,
        date: '2024-05-01 06:00:00',
        categories: group('a', 'ar'),
      },
      { id: 3, author: 'outside', status: 'draft', date: '0000-00-00 00:00:00' },
    ])
    expect(result).toMatchObject({ created: 2, left: 0, missing: 0 })
    const [first, second] = await rows()
    expect(first).toMatchObject({
      titleEn: 'End of & service',
      titleAr: 'نهاية الخدمة',
      summaryEn: 'In short.',
      contentEn: 'The text of post 1 is long enough.',
      contentAr: 'نص المقال باللغة العربية، وهو طويل بما يكفي.',
      category: 'employment',
      isVisible: false,
      publishedLanguages: ['en', 'ar'],
      publishDate: '2024-03-09T09:00:00.000Z',
      userId: people.admin.id,
    })
    // A client with the same address is not used as the author.
    expect(second).toMatchObject({
      isVisible: false,
      publishedLanguages: ['en'],
      userId: null,
      category: 'other',
    })
    expect(await app.db.select().from(publicationRevisions)).toMatchObject([
      { publicationId: first?.id, userId: people.staff.id },
      { publicationId: second?.id, userId: people.staff.id },
    ])
    expect(result.report).toContain(
      `https://old.example/2/,http://localhost:3000/publications/${first?.id},Draft`,
    )
    expect(await app.db.select().from(auditLog)).toMatchObject([
      { action: 'import', entity: 'publication', details: { count: '2', site: 'https://old.example' } },
    ])
  })

  it('publishes each language on its date, if the office chooses so', async () => {
    const future = '2099-01-01 00:00:00'
    await sent.run(
      [
        { id: 1, categories: group('a', 'en') },
        { id: 2, content: arabicText, categories: group('a', 'ar'), status: 'future', date: future },
        { id: 3, title: 'مقال', content: arabicText },
        { id: 4, status: 'private' },
        { id: 5, status: 'future', date: future },
      ],
      { publish: true },
    )
    expect(await rows()).toMatchObject([
      { isVisible: true, publishedLanguages: ['en'], otherLanguageDate: '2099-01-01T00:00:00.000Z' },
      {
        isVisible: true,
        publishedLanguages: ['ar'],
        titleEn: 'مقال',
        contentEn: expect.stringContaining('not been written'),
      },
      { isVisible: false },
      { isVisible: true, publishDate: '2099-01-01T00:00:00.000Z' },
    ])
  })

  it('uses the categories that the office chose', async () => {
    const posts = [
      { id: 1, categories: ['category:labor:Labor'] },
      { id: 2, categories: ['category:news:News'] },
    ]
    await sent.run(posts, { categories: { labor: 'contract', news: 'litigation' } })
    expect((await rows()).map(({ category }) => category)).toEqual(['contract', 'litigation'])
  })

  it('recognizes known posts: edits and pairs are preserved, and nothing is imported twice', async () => {
    const english = { id: 1, title: 'Old title', categories: group('a', 'en') }
    await sent.run([english])
    const [row] = await rows()
    await updateRow(app.db, publications, row?.id ?? 0, { titleEn: 'Edited here' })
    const more = [english, { id: 2, content: arabicText, categories: group('a', 'ar') }, { id: 3 }, { id: 3 }]
    expect((await sent.preview(more)).counts).toEqual({ fresh: 1, known: 2, wrong: 0 })
    expect((await sent.run(more)).created).toBe(1)
    expect((await rows()).map(({ titleEn }) => titleEn)).toEqual(['Edited here', 'Post 3'])
    // The same ids on another site are other posts; a deleted post can be imported again.
    const other = wordpressExport([english], { site: 'https://second.example' })
    expect((await sent.send(wordpressPath, people.staff, other, {})).json().created).toBe(1)
    await app.db.delete(publications)
    expect(await app.db.$count(publicationOrigins)).toBe(0)
    expect((await sent.run(more)).created).toBe(2)
  })

  it('imports a few posts at a time, and continues where it stopped', async () => {
    const posts = Array.from({ length: 60 }, (_, index) => ({ id: index + 1 }))
    const runs = async (times: number, ...args: Parameters<typeof sent.run>) => {
      const counts: number[] = []
      for (let run = 0; run < times; run += 1) {
        const { created, left } = await sent.run(...args)
        counts.push(created, left)
      }
      return counts
    }
    expect(await runs(4, posts)).toEqual([25, 35, 25, 10, 10, 0, 0, 0])
    // A continued import checks only the posts it reaches, and skips wrong ones.
    const more = [{ id: 90, title: '' }, ...Array.from({ length: 30 }, (_, index) => ({ id: index + 201 }))]
    const all = { leaveOut: true, continued: true }
    expect(await runs(3, more, all)).toEqual([25, 5, 5, 0, 0, 0])
    const together = Array.from({ length: 20 }, (_, index) => ({ id: index + 101 }))
    const both = await Promise.all([sent.run(together), sent.run(together)])
    expect(both.reduce((sum, { created }) => sum + created, 0)).toBe(20)
    expect(await rows()).toHaveLength(110)
  })

  it('is open only to the office and for exports of an acceptable size, and refuses or leaves out wrong posts', async () => {
    const file = wordpressExport([{ id: 1 }])
    expect((await sent.send(wordpressPath, undefined, file, {})).statusCode).toBe(401)
    expect((await sent.send(wordpressPath, people.client, file, {})).statusCode).toBe(403)
    const other = await sent.send(wordpressPath, people.staff, '<html></html>', {})
    expect(detailOf(other)).toEqual([400, expect.stringContaining('not a WordPress export')])
    for (const choice of [{ other: 1 }, { categories: { x: 'nothing' } }])
      expect((await sent.send(wordpressPath, people.staff, file, choice)).statusCode).toBe(400)
    const large = Buffer.alloc(32 * 1024 * 1024 + 1, 97)
    expect((await sent.send(wordpressPath, people.staff, large, {})).statusCode).toBe(413)
    const nested = [{ id: 1, content: '<div>'.repeat(10_000) }]
    expect((await sent.preview(nested)).errors.map(({ message }) => message)).toEqual([
      'The text is nested too deeply to be read.',
    ])
    expect(await rows()).toEqual([])
    const posts = [{ id: 1 }, { id: 2, title: '' }]
    const refused = await sent.send(wordpressPath, people.staff, wordpressExport(posts), {}, 'ar')
    expect(detailOf(refused)).toEqual([400, expect.stringContaining('في مقال واحد أخطاء')])
    expect(await rows()).toEqual([])
    expect((await sent.run(posts, { leaveOut: true })).created).toBe(1)
  })
})
