import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { samplePublications } from '#sample/publications/publications.ts'
import { expectGrowsWithSize } from '#tests/support/cpu-time.ts'
import { plainTextOf, readingMinutesOf, renderMarkdown } from './markdown.ts'

const htmlOf = (markdown: string) => renderMarkdown(markdown, (n) => `Table ${n}`).html

/** Every tag with its attributes, in HTML that a browser would parse in the same way. */
const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? []

const hostile = [
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg/onload=alert(1)>'],
  ...['<iframe srcdoc="<script>alert(1)</script>">', '<a href="javascript:alert(1)">x</a>'],
  ...['[x](javascript:alert(1))', '[x](JaVaScRiPt:alert(1))', '[x](java&#10;script:alert(1))'],
  ...['[x](&#106;avascript:alert(1))', '[x](<java\tscript:alert(1)>)', '[x](vbscript:msgbox(1))'],
  ...['[x](data:text/html,<script>alert(1)</script>)', '![x](data:image/svg+xml;base64,PHN2Zy8+)'],
  ...['![x](x "\\" onerror=alert(1) \\"")', '![" onerror="alert(1)](/x.png)'],
  ...['[x](/a "\\"><script>alert(1)</script>")', '<javascript:alert(1)>'],
  ...['[x][y]\n\n[y]: javascript:alert(1)', '# <script>alert(1)</script>', '# " onmouseover="alert(1)'],
  '```"><script>alert(1)</script>\nx\n```',
  '| <img src=x onerror=alert(1)> |\n|:-:|\n| [x](javascript:alert(1)) |',
  ...['> - 1. <b onclick=alert(1)>x</b>', '`<script>alert(1)</script>`'],
  '&lt;script&gt;alert(1)&lt;/script&gt;',
]

const schemes = ['https:', 'http:', 'mailto:', 'tel:']
const unescaped = (attribute: string) =>
  attribute.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<')

const isSafe = (html: string) => {
  for (const tag of tagsOf(html)) {
    expect(tag).toMatch(
      /^<\/?(?:p|h[2-6]|ul|ol|li|blockquote|pre|hr|div|table|thead|tbody|tr|th|td|a|strong|em|s|code|br|img)\b/,
    )
    expect(tag).not.toMatch(/\s(?:on\w+|style|srcdoc)\s*=(?=(?:[^"]*"[^"]*")*[^"]*$)/i)
    const address = /\s(?:href|src)="([^"]*)"/.exec(tag)?.[1]
    // Parsed with the error tolerance of a browser.
    if (address) expect(schemes).toContain(new URL(unescaped(address), 'https://site.example').protocol)
  }
}

describe('an article rendered from Markdown', () => {
  it.each(hostile)('executes nothing of %s', (markdown) => {
    isSafe(htmlOf(markdown))
    isSafe(htmlOf(`> 1. ${markdown}\n\nنص ${markdown}`))
  })

  it('executes nothing of any mixture of hostile texts', () => {
    const piece = fc.constantFrom(
      ...hostile,
      '"',
      "'",
      '<',
      '>',
      '](',
      '\n',
      '\n\n',
      '&',
      '`',
      '|',
      '\\',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => isSafe(htmlOf(pieces.join('')))),
      { numRuns: 300 },
    )
  })

  it('has working links, and sends no referrer to other sites', () => {
    const html = htmlOf(
      '[a](https://law.example) [b](/#consultation) [c](mailto:a@b.example) [d](tel:+966112345678) [e](//evil.example)',
    )
    expect(html).toContain('<a href="https://law.example" rel="noopener">a</a>')
    expect(html).toContain('<a href="/#consultation">b</a>')
    expect(html).toContain('<a href="mailto:a@b.example">c</a>')
    expect(html).toContain('<a href="tel:+966112345678">d</a>')
    expect(html).not.toContain('evil')
  })

  it('shows only our own images, and requests none from other servers', () => {
    expect(htmlOf('![a](/files/a.png) ![b](https://other.example/b.png)')).toBe(
      '<p dir="auto"><img src="/files/a.png" alt="a" loading="lazy" decoding="async" /> </p>\n',
    )
  })

  it('has the size of an image if it is known, to avoid layout shifts', () => {
    const sizeOf = (address: string) => (address === '/files/a.png' ? { width: 800, height: 450 } : undefined)
    const { html } = renderMarkdown('[![a](/files/a.png)](/contact) ![b](/files/b.png)', String, sizeOf)
    expect(html).toContain('<img src="/files/a.png" alt="a" width="800" height="450" loading')
    expect(html).toContain('<img src="/files/b.png" alt="b" loading')
  })

  it('has headings from the second level, each with a unique id, in any script', () => {
    const { html, contents } = renderMarkdown('# One\n\n## متى يَحِقّ؟\n\n### One\n\n#### Deep\n\n## ؟', String)
    expect(contents).toEqual([
      { id: 'section-one', text: 'One', level: 2 },
      { id: 'section-متى-يحق', text: 'متى يَحِقّ؟', level: 2 },
      { id: 'section-one-2', text: 'One', level: 3 },
      { id: 'section', text: '؟', level: 2 },
    ])
    for (const { id } of contents) expect(html).toContain(`id="${id}"`)
  })

  it('has a text direction per block, and none for numbers', () => {
    expect(htmlOf('نص\n\nText\n\n2024')).toBe('<p dir="auto">نص</p>\n<p dir="auto">Text</p>\n<p>2024</p>\n')
    expect(htmlOf('> 1. اقتباس')).toMatch(/<blockquote dir="rtl">[\s\S]*<li dir="rtl">/)
    expect(htmlOf('- one\n\n- اثنان')).toMatch(/<li dir="ltr">[\s\S]*<li dir="rtl">/)
    expect(htmlOf('```\nlet x\n```')).toContain('<pre dir="ltr">')
  })

  it('has wide tables in a labeled, scrollable region, with aligned columns and no inline styles', () => {
    const html = htmlOf('| a | b |\n|---|--:|\n| c | 5 |\n\ntext\n\n| d |\n|:-:|\n| e |')
    expect(html).toContain('<div class="table-scroll" role="region" tabindex="0" aria-label="Table 1">')
    expect(html).toContain('aria-label="Table 2"')
    expect(html).toContain('<td class="cell-end">5</td>')
    expect(html).not.toContain('style')
    expect(renderMarkdown('|a|\n|-|', () => '"><script>').html).not.toContain('<script')
  })

  it('renders quickly even for a hostile text', () => {
    for (const [part, times] of [
      ['# a\n', 20_000],
      ['[', 50_000],
      ['> ', 20_000],
      ['*a_', 20_000],
      ['|a', 1_000],
    ] as const)
      expectGrowsWithSize(times, (size) => {
        const markdown = part.repeat(size)
        return () => htmlOf(markdown)
      })
  })
})

describe('the plain text of an article', () => {
  it('has the text without the markup', () => {
    const markdown =
      '## A *b*\n\n- [c](https://d.example) `e`\n- f\\\n  g\n\n| h |\n|---|\n| i &amp; j |\n\n![k](/l.png)'
    expect(plainTextOf(markdown)).toBe('A b c e f g h i & j k')
  })

  it('preserves list numbers and omits struck text', () => {
    expect(plainTextOf('3. a\n   - b\n   1. c\n4. d ~~gone *too*~~ e\n\n- f')).toBe('3. a b 1. c 4. d e f')
  })

  it('has a reading time of a minute per two hundred words, at least one', () => {
    expect(readingMinutesOf('')).toBe(1)
    expect(readingMinutesOf('word '.repeat(200))).toBe(1)
    expect(readingMinutesOf('كلمة '.repeat(700))).toBe(4)
  })
})

describe('the sample content', () => {
  it('renders in both languages without losing a heading', () => {
    for (const { contentEn, contentAr } of samplePublications)
      for (const text of [contentEn, contentAr]) {
        const { html, contents } = renderMarkdown(text, String)
        expect(contents).toHaveLength(text.match(/^#{2,3} /gm)?.length ?? 0)
        isSafe(html)
      }
  })
})
