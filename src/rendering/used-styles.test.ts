import { describe, expect, it } from 'vitest'
import { type StyleNode, usedStyles } from './used-styles.ts'

const rule = (selector: string, needs: string[], body: string, names: string[] = []): StyleNode => ({
  selectors: [[selector, needs]],
  body,
  names,
})

const sheet: StyleNode[] = [
  '@layer tokens,pages;',
  {
    at: ':root',
    nodes: [
      { token: '--ink', css: '--ink:#111;', names: [] },
      { token: '--line', css: '--line:var(--ink);', names: ['--ink'] },
      { token: '--unused', css: '--unused:0;', names: [] },
    ],
  },
  rule('.card', ['.card'], 'border-color:var(--line)', ['--line']),
  rule('.card:hover>a', ['.card', 'a'], 'color:red'),
  rule('#map .pin', ['#map', '.pin'], 'color:green'),
  { at: '@media (width<=767.98px)', nodes: [rule('.card', ['.card'], 'padding:0')] },
  { at: '@media print', nodes: [rule('.paper', ['.paper'], 'color:#000')] },
  rule('.toast', ['.toast'], 'animation:rise 1s', ['rise']),
  { keyframes: 'rise', css: '@keyframes rise{to{opacity:1}}', names: [] },
]

describe('the styles of a page', () => {
  const stylesFor = usedStyles(sheet)

  it('are the rules that can match its elements, classes and ids, in any state and at any width', () => {
    const styles = stylesFor('<div class="wide card"><a href="/">…</a></div>')
    expect(styles).toBe(
      '@layer tokens,pages;:root{--ink:#111;--line:var(--ink);}.card{border-color:var(--line)}' +
        '.card:hover>a{color:red}@media (width<=767.98px){.card{padding:0}}',
    )
  })

  it('require every part of a selector to match', () => {
    expect(stylesFor('<p class="pin">…</p>')).toBe('@layer tokens,pages;')
    expect(stylesFor('<div id="map"><p class="pin">…</p></div>')).toContain('#map .pin{color:green}')
  })

  it('include the tokens of a drawing, which may be all that differs between two pages', () => {
    const drawn = (token: string) => stylesFor(`<path fill="var(${token})"/>`)
    expect(drawn('--line')).toContain(':root{--ink:#111;--line:var(--ink);}')
    expect(drawn('--unused')).toContain(':root{--unused:0;}')
  })

  it('include the animations and tokens that they use, and no others', () => {
    expect(stylesFor('<p class="toast">…</p>')).toBe(
      '@layer tokens,pages;.toast{animation:rise 1s}@keyframes rise{to{opacity:1}}',
    )
  })

  it('include the fonts that have a letter of its texts, and no others', () => {
    const face = (name: string, ...ranges: [number, number][]): StyleNode => ({
      face: `@font-face{font-family:${name}}`,
      ranges,
    })
    const fonts = usedStyles([face('Latin', [0x41, 0x5a], [0x61, 0x7a]), face('Arabic', [0x600, 0x6ff])])
    expect(fonts('<p class="note">نص</p><script>let code</script>')).toBe('@font-face{font-family:Arabic}')
    expect(fonts('<p>text</p>')).toBe('@font-face{font-family:Latin}')
    expect(fonts('<input placeholder="الاسم"/>1')).toBe('@font-face{font-family:Arabic}')
  })
})
