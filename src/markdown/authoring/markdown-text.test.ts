import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '#markdown/markdown.ts'
import { samplePublications } from '#sample/publications/publications.ts'
import { documentOf, markdownOf } from './markdown-text.ts'

const again = (markdown: string) => markdownOf(documentOf(markdown))
const htmlOf = (markdown: string) => renderMarkdown(markdown, (n) => `Table ${n}`).html

const texts: [what: string, markdown: string][] = [
  ['headings', '# One\n\n## Two\n\n### Three\n\n#### Four'],
  ['marks', 'A **bold** and *italic* and ~~struck~~ word, `code` and **all *of* it**.'],
  ['marks in Arabic', 'نص **غامق** ثم **كلمة**، و**أخرى**.'],
  ['tight lists', '- one\n- two\n  - inner\n  - inner two\n- three'],
  ['numbered lists', '3. three\n4. four\n\ntext'],
  ['loose lists', '- one\n\n- two\n\n  more of two'],
  ['quotations', '> quoted\n>\n> - a\n> - b\n\nafter'],
  ['links', '[a](https://law.example "title") and [b](/contact) and [c](mailto:a@b.example)'],
  ['bare addresses', 'see https://law.example/a_b for more'],
  ['a table', '| a | b |\n| :--- | ---: |\n| **c** | 5 |\n| d |  |\n\nafter'],
  ['a table with bars', '| a \\| b |\n| --- |\n| `c` |'],
  ['a table in Arabic', '| الأجر | المدة |\n| --- | --- |\n| نصف شهر | خمس سنوات |'],
  ['line breaks', 'one\\\ntwo'],
  ['rules and code', 'a\n\n---\n\n```js\nlet a = 1\n```\n\nb'],
  ['pictures', 'a ![words](/images/x.png) b'],
  [
    'what looks like marks',
    '1\\. not a list\n\n\\* not \\_a\\_ mark\n\n\\# no heading\n\n\\<b> R&D &amp;copy;',
  ],
]

describe('a text after a round trip through the editor', () => {
  it.each(texts)('preserves %s', (_what, markdown) => {
    const once = again(markdown)
    expect(htmlOf(once)).toBe(htmlOf(markdown))
    // Later round trips preserve the text that the first one normalized.
    expect(again(once)).toBe(once)
  })

  it('preserves every article of the sample', () => {
    for (const { contentEn, contentAr } of samplePublications)
      for (const markdown of [contentEn, contentAr]) expect(htmlOf(again(markdown))).toBe(htmlOf(markdown))
  })

  it('has a line below a table to continue writing', () => {
    expect(documentOf('| a |\n| --- |').lastChild?.type.name).toBe('paragraph')
    expect(documentOf('').childCount).toBe(1)
    expect(again('')).toBe('')
  })
})
