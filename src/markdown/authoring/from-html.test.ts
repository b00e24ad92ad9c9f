import { describe, expect, it } from 'vitest'
import { markdownOfHtml, picturesInHtml, plainTextOfHtml } from './from-html.ts'
import { HtmlTooDeepError } from './html.ts'
import { documentOf, markdownOf } from './markdown-text.ts'

const read = (html: string, more: { keepsLines?: boolean; hasItalic?: boolean } = {}) => {
  const lost: string[] = []
  const flattened: string[] = []
  const markdown = markdownOfHtml(html, {
    pictureOf: ({ src = '', alt = '' }) => (src.startsWith('/images/') ? { src, alt } : 'Picture is missing'),
    onLost: (element) => lost.push(element),
    onFlattened: (form) => flattened.push(form),
    hasItalic: true,
    keepsLines: false,
    ...more,
  })
  return { markdown, lost, flattened }
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

const meanings: [what: string, html: string, markdown: string, flattened?: string[]][] = [
  ['a raised number', 'Article 5<sup>2</sup> of 10<sup>-3</sup>', 'Article 5² of 10⁻³'],
  [
    'a raised number in Arabic',
    'المادة ٥<sup>٢</sup> و5<span style="vertical-align: super">12</span>',
    'المادة ٥² و5¹²',
  ],
  [
    'a raised word and letter',
    '5<sup>bis</sup>, المادة 5<sup>مكرر</sup>, 5<sup>a</sup>',
    '5 (bis), المادة 5 (مكرر), 5^(a)',
  ],
  ['ordinals and marks of trade', 'the 1<sup>st</sup> Mizan<sup>TM</sup>', 'the 1st Mizan™'],
  ['lowered signs', 'H<sub>2</sub>O, x<sub>n</sub>', 'H₂O, x\\_(n)'],
  [
    'a reference to a note',
    'Article 5<sup class="fn"><a href="#n2">2</a></sup> and 6<a href="#n3"><sup>[3]</sup></a>',
    'Article 5\\[2\\] and 6\\[3\\]',
  ],
  ['quotation marks', '<q>He said <q>no</q></q> <q>قال</q>', '“He said ‘no’” «قال»'],
  [
    'abbreviations, once',
    '<abbr title="Capital Market Authority">CMA</abbr>, <abbr title="Capital Market Authority">CMA</abbr>',
    'CMA (Capital Market Authority), CMA',
  ],
  [
    'letters of a list that counts by its style',
    '<ul style="list-style-type: lower-alpha"><li>one</li><li>two</li></ul>',
    'a. one\n\nb. two',
  ],
  ['a number that is too long for a list', '<ol start="1000000001"><li>a</li></ol>', '1000000001\\. a'],
  [
    'a list and a heading that no longer hold',
    '<del><h2>Old</h2><ul><li>gone</li></ul></del>',
    '## ~~Old~~\n\n- ~~gone~~',
  ],
  [
    'blocks by their style',
    '<span style="display: block">a</span><span style="display:block">b</span>',
    'a\n\nb',
  ],
  ['who is quoted', '<blockquote>Words<cite>Author</cite></blockquote>', '> Words\n>\n> Author'],
  ['an ordinal sign', 'N<sup>o</sup> 5', 'Nº 5'],
  ['letters of a list', '<ol type="a"><li>one</li><li>two</li></ol>', 'a. one\n\nb. two'],
  [
    'letters by style',
    '<ol style="list-style-type: upper-roman" start="4"><li><p>one</p><p>more</p></li><li>two</li></ol>',
    'IV. one\n\nmore\n\nV. two',
  ],
  [
    'Arabic letters',
    '<ol style="list-style-type:arabic-abjad"><li>أول</li><li>ثان</li><li>ثالث</li></ol>',
    'أ. أول\n\nب. ثان\n\nج. ثالث',
  ],
  ['digits of any script', '<ol style="list-style-type:arabic-indic" start="3"><li>أول</li></ol>', '3. أول'],
  [
    'letters in numbers',
    '<ol><li>one<ol type="a"><li>inner</li></ol></li><li>two</li></ol>',
    '1. one\n\n   a. inner\n\n2. two',
  ],
  [
    'numbers that skip',
    '<ol><li>one</li><li value="5">five</li><li>six</li></ol>',
    '1\\. one\n\n5\\. five\n\n6\\. six',
  ],
  ['numbers that fall', '<ol reversed><li>two</li><li>one</li></ol>', '2\\. two\n\n1\\. one'],
  ['zero', '<ol start="0"><li>nothing</li></ol>', '0\\. nothing'],
  [
    'a style that no browser knows',
    '<ol style="list-style-type: runes"><li>a</li></ol>',
    '1. a',
    ['ol runes'],
  ],
  ['numbers that were typed', '<p>5) five</p><p>7) seven</p>', '5\\) five\n\n7\\) seven'],
  [
    'what an amendment struck',
    '<del>5</del><ins>6</ins> <span style="text-decoration: line-through">7</span>',
    '~~5~~6 ~~7~~',
    ['ins'],
  ],
  ['terms', '<dl><dt>Fee</dt><dd>What is paid</dd></dl>', '**Fee**\n\nWhat is paid'],
  [
    'cells over several rows',
    '<table><tr><th>A</th><th>B</th><th>C</th></tr><tr><td rowspan="2">x</td><td>1</td><td>2</td></tr><tr><td colspan="2">3</td></tr></table>',
    '| A | B | C |\n| --- | --- | --- |\n| x | 1 | 2 |\n| x | 3 | 3 |',
    ['rowspan', 'colspan'],
  ],
  [
    'heads of rows, lists in cells and a foot that comes first',
    '<table><tfoot><tr><td>sum</td><td>3</td></tr></tfoot><tr><td>A</td><td>B</td></tr><tr><th>x</th><td><ol start="2"><li>two</li><li>three</li></ol></td></tr></table>',
    '| A | B |\n| --- | --- |\n| **x** | 2\\. two 3. three |\n| sum | 3 |',
  ],
  [
    'ruby and keys',
    '<ruby>字<rp>(</rp><rt>zi</rt><rp>)</rp></ruby> <kbd>Ctrl</kbd>',
    '字 (zi) `Ctrl`',
    ['ruby'],
  ],
  ['the direction of a number', 'هاتف <span dir="ltr">+966 11 200</span>', 'هاتف \u2066+966 11 200\u2069'],
  [
    'links side by side',
    '<div><a href="/a">Name</a><a href="/a">Download</a></div>',
    '[Name](/a) [Download](/a)',
  ],
  [
    'blocks side by side',
    '<menu><li>a</li></menu><legend>b</legend><hgroup>c</hgroup>d',
    '- a\n\nb\n\nc\n\nd',
  ],
  ['lines of code', '<pre>a<br>b</pre>', '```\na\nb\n```'],
]

describe('HTML with meaningful formatting', () => {
  it.each(meanings)('preserves %s', (_what, html, markdown, flattened = []) => {
    const result = read(html)
    expect(result).toEqual({ markdown, lost: [], flattened })
    expect(markdownOf(documentOf(markdown))).toBe(markdown)
  })

  it('separates the words of a title, and preserves superscripts', () => {
    expect(plainTextOfHtml('<p>Article 5<sup>2</sup></p><p>Two<br>three</p><del>four</del>')).toBe(
      'Article 5² Two three',
    )
  })
})

describe('HTML as Markdown of the editor', () => {
  it.each(texts)('preserves %s', (_what, html, markdown) => {
    expect(read(html).markdown).toBe(markdown)
    // A round trip through the editor changes nothing.
    expect(markdownOf(documentOf(markdown))).toBe(markdown)
  })

  it('preserves the line breaks of a text without elements', () => {
    const html =
      'First line\r\nsecond line\r\n\r\nNext <b>bold\r\n\r\nover</b> two.\r\n<ul>\r\n<li>a</li>\r\n</ul>\r\nEnd'
    expect(read(html, { keepsLines: true }).markdown).toBe(
      'First line\\\nsecond line\n\nNext **bold**\n\n**over** two.\n\n- a\n\nEnd',
    )
    expect(read('a\nb<br><br>c').markdown).toBe('a b\n\nc')
  })

  it('reports elements that it drops, except scripts and styles', () => {
    const { markdown, lost } = read(
      '<style>p{}</style><script>alert(1)</script><iframe src="https://video.example"></iframe><form><input></form><!-- note --><p onclick="x()">a</p>',
    )
    expect(markdown).toBe('a')
    expect(lost).toEqual(['iframe', 'form'])
  })

  it('drops italics for a script without them', () => {
    expect(read('<p><em>نص</em> <i>آخر</i></p>', { hasItalic: false }).markdown).toBe('نص آخر')
  })

  it('refuses endless nesting, but accepts a long text', () => {
    expect(() => read('<div>'.repeat(100_000))).toThrow(HtmlTooDeepError)
    expect(() => plainTextOfHtml('<b>'.repeat(100_000))).toThrow(HtmlTooDeepError)
    expect(read('<p>word </p>'.repeat(5_000)).markdown).toHaveLength(5_000 * 6 - 2)
  })

  it('extracts images and plain text', () => {
    expect(picturesInHtml('<p><a href="x"><img src="a" class="wp-image-7"></a><img src="b"></p>')).toEqual([
      { src: 'a', class: 'wp-image-7' },
      { src: 'b' },
    ])
    expect(plainTextOfHtml(' Tom &amp; <em>Jerry</em>&#8217;s\n law ')).toBe('Tom & Jerry’s law')
  })
})
