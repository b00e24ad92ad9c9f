import { describe, expect, it } from 'vitest'
import { AppError } from '#http/errors.ts'
import { type Post, wordpressExport } from '#tests/support/wordpress-export.ts'
import { readExport } from './export-items.ts'
import { pairTranslations } from './pairs.ts'
import { pictureBook } from './texts.ts'

const read = (posts: Post[], more?: Parameters<typeof wordpressExport>[1]) =>
  readExport(Buffer.from(wordpressExport(posts, more)))
const refusal = (file: string | Buffer) =>
  readExport(Buffer.from(file)).then(
    () => 'taken',
    (error) => (error instanceof AppError ? error.detail : error),
  )

describe('an export from WordPress', () => {
  it('is read item by item, with CDATA ends, entities and line numbers', async () => {
    const { title, site, items, broken, authors } = await read(
      [
        {
          id: 7,
          title: 'One & <b>two</b>',
          content: '<p>]]> </item> &amp; x</p>',
          date: '2023-05-01 08:00:00',
        },
        {
          id: 8,
          title: '',
          date: '0000-00-00 00:00:00',
          status: 'draft',
          categories: ['category:labor:Labor Law'],
        },
      ],
      { authors: { editor: 'editor@example.com' } },
    )
    expect([title, site, broken]).toEqual(['Old Firm & Sons', 'https://old.example', []])
    expect(authors.get('editor')).toBe('editor@example.com')
    expect(items).toMatchObject([
      {
        id: '7',
        type: 'post',
        title: 'One & <b>two</b>',
        guid: 'https://old.example/?p=7&x=1',
        content: '<p>]]> </item> &amp; x</p>',
        date: new Date('2023-05-01T08:00:00Z'),
        author: 'editor',
      },
      {
        id: '8',
        title: '',
        date: null,
        categories: [{ domain: 'category', slug: 'labor', name: 'Labor Law' }],
      },
    ])
    expect(items[0]?.line).toBe(11)
  })

  it.each([
    ['something else', '<html><body>Hello</body></html>', 'wordpress.refused.kind'],
    ['an archive', Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xff, 0xff]), 'wordpress.refused.kind'],
    ['a feed', '<rss><channel><item><title>x</title></item></channel></rss>', 'wordpress.refused.kind'],
    ['cut in a text', wordpressExport([{ id: 1 }]).slice(0, 1_150), 'wordpress.refused.cut'],
    ['cut between items', wordpressExport([{ id: 1 }]).replace('</channel>', ''), 'wordpress.refused.cut'],
    [
      'full of entity definitions',
      wordpressExport([{ id: 1 }]).replace(
        '<rss',
        '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss',
      ),
      'wordpress.refused.doctype',
    ],
    [
      'a reference to another file',
      wordpressExport([{ id: 1 }]).replace(
        '</channel>',
        '<!DOCTYPE x SYSTEM "file:///etc/passwd"></channel>',
      ),
      'wordpress.refused.doctype',
    ],
    [
      'saved in another encoding',
      Buffer.concat([
        Buffer.from(wordpressExport([{ id: 1 }])),
        // «نظام» in Windows-1256.
        Buffer.from([0xe4, 0xd9, 0xc7, 0xe3]),
      ]),
      'wordpress.refused.encoding',
    ],
    [
      'in an unknown encoding',
      wordpressExport([{ id: 1 }]).replace('UTF-8', 'x-klingon'),
      'wordpress.refused.encoding',
    ],
  ])('is refused with its reason if it is %s', async (_name, file, reason) => {
    expect(await refusal(file)).toBe(reason)
  })

  it('is read in its declared encoding, or by its byte order mark', async () => {
    const text = wordpressExport([{ id: 1, title: 'Caf\u00e9' }])
    const latin = Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1')
    expect((await readExport(latin)).items[0]?.title).toBe('Caf\u00e9')
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    expect((await readExport(utf16)).items[0]?.title).toBe('Caf\u00e9')
  })

  it('skips a malformed item, and no other', async () => {
    const file = wordpressExport([{ id: 1 }, { id: 2 }, { id: 3 }])
      .replace('<wp:post_id>2</wp:post_id>', '<wp:post_id>2</wp:wrong>')
      .replace(
        '<wp:post_id>3</wp:post_id>',
        `<wp:post_id>3</wp:post_id>${'<x>'.repeat(50)}${'</x>'.repeat(50)}`,
      )
    const { items, broken } = await readExport(Buffer.from(file))
    const begins = [...file.matchAll(/<item>/g)].map(({ index }) => file.slice(0, index).split('\n').length)
    expect([items.map(({ id }) => id), broken]).toEqual([['1'], begins.slice(1)])
  })

  it('resolves no custom entity, ignores an element called __proto__, and may be large', async () => {
    const idOf = async (inside: string) => {
      const file = wordpressExport([{ id: 1 }]).replace('<wp:post_id>1</wp:post_id>', inside)
      return (await readExport(Buffer.from(file))).items[0]?.id
    }
    expect(await idOf('<wp:post_id>&a;&#49;&#x31;&#0;&amp;lt;</wp:post_id>')).toBe('&a;11&lt;')
    expect(await idOf('<wp:post_id>1</wp:post_id><__proto__><id>9</id></__proto__>')).toBeUndefined()
    expect(({} as Record<string, unknown>).id).toBeUndefined()
    const content = `<p>${'A long sentence of a long article. '.repeat(60)}</p>\n`.repeat(5)
    const posts = Array.from({ length: 500 }, (_, index) => ({ id: index + 1, content }))
    const file = Buffer.from(wordpressExport(posts))
    expect(file.length).toBeGreaterThan(5 * 1024 * 1024)
    expect((await readExport(file)).items).toHaveLength(500)
  })
})

describe('the pairing of translations', () => {
  const pairsOf = async (posts: Post[], head = '') => {
    const { items, languages } = await read(posts, { head })
    const { pairs, foreign } = pairTranslations(items, languages)
    return { pairs: pairs.map(({ en, ar }) => [en?.id, ar?.id]), foreign: foreign.map(({ id }) => id) }
  }
  const arabic = 'نص المقال باللغة العربية، وهو طويل بما يكفي.'

  it('follows Polylang, in any order', async () => {
    const group = (name: string, language: string) => [
      `post_translations:pll_${name}`,
      `language:${language}`,
    ]
    const found = await pairsOf([
      { id: 1, categories: group('a', 'ar') },
      { id: 2, categories: group('b', 'en-us') },
      { id: 3, categories: group('a', 'en') },
      { id: 4, categories: ['language:ar'] },
      { id: 5, categories: group('a', 'fr') },
      { id: 6, categories: group('b', 'en') },
    ])
    expect(found).toEqual({
      pairs: [
        ['3', '1'],
        ['2', undefined],
        [undefined, '4'],
        ['6', undefined],
      ],
      foreign: ['5'],
    })
  })

  it('uses the language list of a group for posts without a language', async () => {
    const head = `<wp:term><wp:term_taxonomy>post_translations</wp:term_taxonomy><wp:term_slug>pll_a</wp:term_slug><wp:term_description><![CDATA[a:2:{s:2:"en";i:1;s:2:"ar";i:2;}]]></wp:term_description></wp:term>`
    const categories = ['post_translations:pll_a']
    const { pairs } = await pairsOf(
      [
        { id: 1, content: arabic, categories },
        { id: 2, categories },
      ],
      head,
    )
    expect(pairs).toEqual([['1', '2']])
  })

  it('follows WPML', async () => {
    const wpml = (group: string, language: string) => ({
      _wpml_import_translation_group: group,
      _wpml_import_language_code: language,
    })
    const { pairs } = await pairsOf([
      { id: 1, meta: wpml('g1', 'en') },
      { id: 2, meta: wpml('g1', 'ar') },
      { id: 3, content: '<p>English words that are long.</p>' },
      { id: 4, title: 'مقال', content: arabic, meta: { _icl_lang_duplicate_of: '3' } },
    ])
    expect(pairs).toEqual([
      ['1', '2'],
      ['3', '4'],
    ])
  })

  it('leaves unpaired posts single, in the language of their letters', async () => {
    const { pairs } = await pairsOf([
      { id: 1, title: 'Title', content: `<p class="many-latin-letters-in-here">${arabic}</p>` },
      { id: 2, title: 'نظام العمل', content: '<p>Mostly English words, with a title in Arabic.</p>' },
    ])
    expect(pairs).toEqual([
      [undefined, '1'],
      ['2', undefined],
    ])
  })
})

it('finds an image of a text in its original size, with its alternative text', async () => {
  const file = await read([
    {
      id: 5,
      type: 'attachment',
      title: 'IMG 5',
      attachment: 'https://old.example/up/court.jpg',
      meta: { _wp_attachment_image_alt: 'The court' },
    },
    { id: 9, meta: { _thumbnail_id: 5 } },
  ])
  const { inText, cover } = pictureBook(file)
  const court = { address: 'https://old.example/up/court.jpg', alt: 'The court' }
  expect(inText({ src: 'http://www.old.example/up/court-300x200.jpg' })).toEqual(court)
  expect(inText({ src: 'https://cdn.example/x.jpg', class: 'a wp-image-5', alt: 'Own' })).toEqual({
    ...court,
    alt: 'Own',
  })
  expect(inText({ src: 'data:image/gif;base64,R0', 'data-src': '/up/other.png', title: 'T' })).toEqual({
    address: 'https://old.example/up/other.png',
    alt: 'T',
  })
  for (const src of [
    '',
    'data:image/png;base64,xx',
    'file:///etc/passwd',
    'https://user:secret@old.example/x.png',
  ])
    expect(inText({ src })).toBeUndefined()
  expect(cover(file.items[1] as never)).toEqual(court)
})
