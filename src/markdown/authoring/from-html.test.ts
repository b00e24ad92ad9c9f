import { describe, expect, it } from 'vitest'
import { markdownOfHtml, picturesInHtml, plainTextOfHtml } from './from-html.ts'
import { HtmlTooDeepError } from './html.ts'
import { documentOf, markdownOf } from './markdown-text.ts'

const read = (html: string, more: { keepsLines?: boolean; hasItalic?: boolean } = {}) => {
  const lost: string[] = []
  const markdown = markdownOfHtml(html, {
    pictureOf: ({ src = '', alt = '' }) => (src.startsWith('/images/') ? { src, alt } : 'Picture is missing'),
    onLost: (element) => lost.push(element),
    hasItalic: true,
    keepsLines: false,
    ...more,
  })
  return { markdown, lost }
}

const texts: [what: string, html: string, markdown: string][] = [
  [
    'paragraphs and marks',
    '<p>One <b>bold</b>, <em>italic</em> &amp; <del>gone</del>.</p>\n<p>&nbsp;</p><p>Two</p>',
    'One **bold**, *italic* & ~~gone~~.\n\nTwo',
  ],
  [
    'headings, from the second level',
    '<h1>A</h1><h2><strong>B</strong></h2><h3>C<br>D</h3><h6>E</h6><h2> </h2>',
    '## A\n\n## B\n\n### C D\n\n#### E',
  ],
  [
    'lists in lists',
    '<ul><li>one</li><ul><li>inner</li></ul><li><p>two</p></li></ul><ol start="3"><li>three</li></ol>',
    '- one\n  - inner\n- two\n\n3. three',
  ],
  ['items of several paragraphs', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>', '- a\n\n  b\n\n- c'],
  ['quotations', '<blockquote><p>a</p><ul><li>b</li></ul></blockquote>', '> a\n>\n> - b'],
  [
    'links, and text of those that lead nowhere',
    '<a href="https://law.example">a</a> <a href="javascript:alert(1)">b</a> <a href="//evil.example">c</a> <a href="mailto:a@b.example">d</a>',
    '[a](https://law.example) b c [d](mailto:a@b.example)',
  ],
  [
    'tables with spans and short rows',
    '<table><tbody><tr><th>A</th><th>B</th></tr><tr><td colspan="2">one | two</td></tr><tr><td>x<br>y</td></tr></tbody></table>',
    '| A | B |\n| --- | --- |\n| one \\| two |  |\n| x y |  |',
  ],
  ['a table that is only a frame', '<table><tr><td><p>a</p><p>b</p></td></tr></table>', 'a\n\nb'],
  [
    'pictures, also in figures',
    '<figure><img src="/images/x" alt="Y"><figcaption>Z</figcaption></figure>',
    '![Y](/images/x)\n\nZ',
  ],
  [
    'a note for a picture that is missing',
    'a <img src="https://old.example/x.png"> b',
    'a\n\n**Picture is missing**\n\nb',
  ],
  ['code and rules', '<pre>let a\n  b</pre><hr/><p><code>x</code></p>', '```\nlet a\n  b\n```\n\n---\n\n`x`'],
  ['elements that nobody knows', '<constructor>a</constructor> <toString>b</toString>', 'a b'],
  ['blocks inside marks', '<strong><div>a</div><div>b</div></strong>', '**a**\n\n**b**'],
  ['text that looks like marks', '<p># 1. *a* &lt;b&gt; [x](y)</p>', '\\# 1. \\*a\\* \\<b> \\[x\\](y)'],
  [
    'Arabic with letters of both directions',
    '<p>نظام العمل <strong>(المادة 77)</strong>، Labor Law</p>',
    'نظام العمل **(المادة 77)**، Labor Law',
  ],
  ['what was never closed', '<p>a<p>b<ul><li>c<li>d', 'a\n\nb\n\n- c\n- d'],
]

describe('HTML as the editor would write it', () => {
  it.each(texts)('keeps %s', (_what, html, markdown) => {
    expect(read(html).markdown).toBe(markdown)
    // The editor would change nothing about it.
    expect(markdownOf(documentOf(markdown))).toBe(markdown)
  })

  it('keeps the lines of a text without elements', () => {
    const html =
      'First line\r\nsecond line\r\n\r\nNext <b>bold\r\n\r\nover</b> two.\r\n<ul>\r\n<li>a</li>\r\n</ul>\r\nEnd'
    expect(read(html, { keepsLines: true }).markdown).toBe(
      'First line\\\nsecond line\n\nNext **bold**\n\n**over** two.\n\n- a\n\nEnd',
    )
    expect(read('a\nb<br><br>c').markdown).toBe('a b\n\nc')
  })

  it('says what it leaves out, and leaves out scripts without a word', () => {
    const { markdown, lost } = read(
      '<style>p{}</style><script>alert(1)</script><iframe src="https://video.example"></iframe><form><input></form><!-- note --><p onclick="x()">a</p>',
    )
    expect(markdown).toBe('a')
    expect(lost).toEqual(['iframe', 'form'])
  })

  it('writes no italic where a script has none', () => {
    expect(read('<p><em>نص</em> <i>آخر</i></p>', { hasItalic: false }).markdown).toBe('نص آخر')
  })

  it('refuses what is nested without end, and is not confused by a long text', () => {
    expect(() => read('<div>'.repeat(100_000))).toThrow(HtmlTooDeepError)
    expect(() => plainTextOfHtml('<b>'.repeat(100_000))).toThrow(HtmlTooDeepError)
    expect(read('<p>word </p>'.repeat(5_000)).markdown).toHaveLength(5_000 * 6 - 2)
  })

  it('names pictures and plain texts', () => {
    expect(picturesInHtml('<p><a href="x"><img src="a" class="wp-image-7"></a><img src="b"></p>')).toEqual([
      { src: 'a', class: 'wp-image-7' },
      { src: 'b' },
    ])
    expect(plainTextOfHtml(' Tom &amp; <em>Jerry</em>&#8217;s\n law ')).toBe('Tom & Jerry’s law')
  })
})
