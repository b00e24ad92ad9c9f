import { asc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { publications } from '#features/publications/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { buildTestApp, type People, signUpOneOfEach } from '#tests/support/test-app.ts'
import { wordpressOf } from '#tests/support/wordpress-import.ts'

const arabic = '<p>نص المقال باللغة العربية، وهو طويل بما يكفي.</p>'
const group = (name: string, language: string) => [`post_translations:${name}`, `language:${language}`]

describeOnBothEngines('an import from WordPress', (openTestDatabase) => {
  let app: FastifyInstance
  let people: People
  let sent: ReturnType<typeof wordpressOf>
  beforeAll(async () => {
    app = await buildTestApp(await openTestDatabase())
    people = await signUpOneOfEach(app)
    sent = wordpressOf(app, () => people.staff)
  })
  beforeEach(async () => {
    await app.db.delete(publications)
  })

  const rows = () => app.db.select().from(publications).orderBy(asc(publications.id))

  it('joins the halves of a pair from two files, in any order', async () => {
    const half = (id: number, name: string, language: 'en' | 'ar') => ({
      id,
      categories: group(name, language),
      ...(language === 'ar' && { title: `مقال ${id}`, content: arabic }),
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
      'This is a translation of a publication that was imported before, which has a text in this language already.',
    ])
  })

  it('splits a post in two languages, once', async () => {
    const post = {
      id: 1,
      title: '[:en]Lease[:ar]الإيجار[:]',
      content: `[:en]<p>An English text that is long enough.</p>[:ar]${arabic}[:]`,
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
