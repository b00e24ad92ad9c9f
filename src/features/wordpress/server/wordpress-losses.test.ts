import { expect, it } from 'vitest'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { arabicText, group, openWordpress } from '#tests/support/wordpress-import.ts'

describeOnBothEngines('an import from WordPress', (openTestDatabase) => {
  const { rows, sent } = openWordpress(openTestDatabase)

  it('joins the halves of a pair from two files, in any order', async () => {
    const half = (id: number, name: string, language: 'en' | 'ar') => ({
      id,
      categories: group(name, language),
      ...(language === 'ar' && { title: `مقال ${id}`, content: arabicText }),
    })
    await sent.run([half(1, 'a', 'en'), half(4, 'b', 'ar')])
    const others = [half(2, 'a', 'ar'), half(3, 'b', 'en'), half(5, 'a', 'ar')]
    const shown = await sent.preview(others)
    expect([shown.counts, shown.joined]).toEqual([{ fresh: 2, known: 0, wrong: 1 }, 2])
    expect((await sent.run(others.slice(0, 2))).created).toBe(2)
    expect(await rows()).toMatchObject([
      { titleEn: 'Post 1', titleAr: 'مقال 2', publishedLanguages: ['en', 'ar'], arabicOutdatedSince: null },
      { titleEn: 'Post 3', titleAr: 'مقال 4', publishedLanguages: ['ar', 'en'] },
    ])
    expect((await sent.preview(others.slice(0, 2))).counts.known).toBe(2)
    // The publication has its Arabic text now.
    expect((await sent.preview(others.slice(2))).errors.map(({ message }) => message)).toEqual([
      'This is a translation of an imported publication that already has a text in this language.',
    ])
  })

  it('splits a post in two languages, once', async () => {
    const post = {
      id: 1,
      title: '[:en]Lease[:ar]الإيجار[:]',
      content: `[:en]<p>An English text that is long enough.</p>[:ar]${arabicText}[:]`,
    }
    expect((await sent.run([post])).created).toBe(1)
    expect(await rows()).toMatchObject([{ titleEn: 'Lease', titleAr: 'الإيجار' }])
    expect((await sent.preview([post])).counts.known).toBe(1)
  })

  it('lists everything that is not imported', async () => {
    const { notImported, lost } = await sent.preview([
      {
        id: 1,
        content: '<p>Article 5<sup>2</sup>, <u>long enough</u>.</p><!-- wp:latest-posts /-->',
        excerpt: 'word '.repeat(200),
        categories: ['category:a:A', 'category:b:B', 'post_tag:t:T'],
        meta: { subtitle: 'x', _thumbnail_id: 77, _edit_lock: '1', _yoast_wpseo_metadesc: 'y' },
      },
      { id: 2, type: 'attachment', attachment: 'https://old.example/form.pdf', status: 'inherit' },
      { id: 3, type: 'nav_menu_item' },
      { id: 4, status: 'trash' },
    ])
    const namesOf = (all: typeof lost) => all.map(({ kind, name }) => `${kind} ${name}`.trim()).sort()
    expect(namesOf(lost)).toEqual(['block latest-posts', 'format u', 'summary'])
    expect(namesOf(notImported)).toEqual(
      [
        'comment',
        'cover',
        'field _yoast_wpseo_metadesc',
        'field subtitle',
        'file pdf',
        'status trash',
        'taxonomy category',
        'taxonomy post_tag',
        'type nav_menu_item',
      ].sort(),
    )
  })
})
