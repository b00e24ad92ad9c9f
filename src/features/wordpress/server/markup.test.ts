import { describe, expect, it } from 'vitest'
import { expectGrowsWithSize } from '#tests/support/cpu-time.ts'
import { type Post, wordpressExport } from '#tests/support/wordpress-export.ts'
import { readExport } from './export-items.ts'
import { dynamicBlocks, withNamedTexts, withoutShortcodes } from './markup.ts'

const read = (posts: Post[]) => readExport(Buffer.from(wordpressExport(posts)))

describe('the text of a post', () => {
  it('omits shortcodes, and preserves their contents and other words in brackets', () => {
    expect(
      withoutShortcodes(
        '[caption id="a"]<img src="x"> Words[/caption] [sic] [1] [contact-form-7 id="5"] [vc_row][vc_column width="1/2"]Inner[/vc_column][/vc_row] [المادة] [gallery] [embed]https://video.example[/embed] [more /]',
      ),
    ).toEqual({
      text: '<img src="x"> Words [sic] [1]  Inner [المادة]  https://video.example ',
      lost: ['contact-form-7', 'vc_row', 'vc_column', 'gallery', 'more'],
    })
    expect(withoutShortcodes('['.repeat(100_000)).lost).toEqual([])
  })

  it.each([
    [
      'code of a page builder',
      `a [vc_raw_html]${'PHNjcmlwdD4'.repeat(9)}[/vc_raw_html] b`,
      'a  b',
      ['vc_raw_html'],
    ],
    ['long attributes', `a [vc_row css="${'x > ]'.repeat(600)}"]in[/vc_row] b`, 'a in b', ['vc_row']],
    [
      'blocks side by side',
      '[et_pb_text]One[/et_pb_text][et_pb_text]Two[/et_pb_text]',
      'One<div></div>Two',
      ['et_pb_text', 'et_pb_text'],
    ],
    ['inline words', '[su_dropcap]A[/su_dropcap]rticle', 'Article', ['su_dropcap']],
    ['unclosed ones', '[vc_row]a [fusion_text size="3"]b', 'a b', ['vc_row', 'fusion_text']],
    ['nested quotation marks', `a [vc_btn title='the "best"' /] b`, 'a  b', ['vc_btn']],
    ['escaped ones', '[[gallery ids="1"]] [[vc_row]x[/vc_row]]', '[gallery ids="1"] [vc_row]x[/vc_row]', []],
    [
      'notes',
      'Article 5[ref]Decree M/51[/ref] says',
      'Article 5<sup class="footnote">1</sup> says\n\n<ol><li>Decree M/51</li></ol>',
      [],
    ],
  ])('converts shortcodes: %s', (_name, written, text, lost) => {
    expect(withoutShortcodes(written)).toEqual({ text, lost })
  })

  it('is processed in linear time', () => {
    for (const part of ['[', '[ab "', '[ab "]', '[a_b]', '[ab][/ab]'])
      expectGrowsWithSize(20_000, (size) => {
        const text = part.repeat(size)
        return () => withoutShortcodes(text)
      })
  })

  it('contains reusable blocks and footnotes', async () => {
    const { items } = await read([
      { id: 3, type: 'wp_block', content: '<p>Reused</p>' },
      {
        id: 4,
        content:
          '<p>a</p><!-- wp:block {"ref":3} /--><!-- wp:footnotes /--><!-- wp:latest-posts {"n":5} /-->',
        meta: { footnotes: '[{"id":"x","content":"Note"}]' },
      },
      { id: 5, content: '<!-- wp:block {"ref":9} /-->' },
    ])
    const posts = withNamedTexts(items.slice(1), items)
    expect(posts.map(({ content }) => content)).toEqual([
      '<p>a</p><div><p>Reused</p></div><ol><li>Note</li></ol><!-- wp:latest-posts {"n":5} /-->',
      '<!-- wp:block {"ref":9} /-->',
    ])
    expect(posts.map(({ content }) => dynamicBlocks(content))).toEqual([['latest-posts'], ['block']])
  })
})
