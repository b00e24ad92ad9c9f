import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  hiddenNumbersIn,
  listedWidths,
  palettesIn,
  rawSizesIn,
  type Sheet,
  sizesByLanguage,
  unknownNamesIn,
  unlistedWidthsIn,
  unusedNamesIn,
} from '#tests/support/style-rules.ts'

const root = new URL('../../..', import.meta.url)
const read = (pattern: string): Sheet[] =>
  globSync(pattern, { cwd: root })
    .sort()
    .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }))

const sheets = read('src/**/*.css')
const code = read('src/**/*.{ts,tsx}').filter(({ path }) => !/\.test\.tsx?$/.test(path))
const [tokens, dark] = ['tokens', 'tokens-dark'].map((name) => {
  const sheet = sheets.find(({ path }) => path.endsWith(`/${name}.css`))
  if (!sheet) throw new Error(`There is no ${name}.css`)
  return sheet
}) as [Sheet, Sheet]

const sheet = (text: string): Sheet => ({ path: 'a.css', text })
const inRule = (declaration: string) => sheet(`.card { ${declaration} }`)

describe('sizes', () => {
  it('use tokens for spacing and font sizes', () => {
    expect(sheets.flatMap(rawSizesIn)).toEqual([])
    expect(hiddenNumbersIn(sheets)).toEqual([])
  })

  it.each([
    ...['padding: 8px', 'padding: var(--space-2) 8px', 'margin-block-start: -0.5rem', 'gap: 0 4px'],
    ...['inset-inline-end: calc(50% - 5px)', 'scroll-margin-block-start: 16px', 'padding: 8pt'],
    ...['font-size: 1rem', 'font-size: 15px', 'font-size: max(1rem, var(--fs-field))'],
    ...['font: 600 0.9375rem / 1.5 var(--font-text)', 'font-size: 11pt'],
  ])('are reported as numbers in «%s»', (declaration) => {
    expect(rawSizesIn(inRule(declaration))).toEqual([`a.css:1 ${declaration}`])
  })

  it.each([
    ...['padding: 0 var(--space-4-5)', 'margin: 0 auto', 'margin-block: 1.4em', 'margin-block-end: -1px'],
    'inset-block-start: calc(50% - var(--space-2) / 2)',
    'padding-inline: max(var(--space-6), calc((100vw - var(--container)) / 2))',
    ...['font: 600 var(--fs-panel) / 1.5 var(--font-text)', 'font-size: 0.9em', 'font-size: inherit'],
    'inline-size: 40px',
  ])('are allowed in «%s»', (declaration) => {
    expect(rawSizesIn(inRule(declaration))).toEqual([])
  })

  it('may be points in print styles', () => {
    expect(rawSizesIn(sheet('@media print { h1 { font-size: 22pt; margin: 16pt 0 } }'))).toEqual([])
  })

  it('cannot hide a number in a local custom property', () => {
    const hidden = inRule('--inner: 13px; padding: var(--inner)')
    expect(hiddenNumbersIn([tokens, hidden])).toEqual(['a.css:1 padding: var(--inner)'])
    expect(hiddenNumbersIn([tokens, inRule('--mine: 1rem; font-size: var(--mine)')])).toHaveLength(1)
  })

  it('are set for both languages at each width', () => {
    const scopes = sizesByLanguage(tokens)
    expect(scopes).toHaveLength(4)
    for (const { en, ar } of scopes) expect(ar).toEqual(en)
  })

  it('are multiples of four for spacing, except the hairline', () => {
    const steps = [...tokens.text.matchAll(/--space-([\w-]+): (\d+)px/g)]
    expect(steps).toHaveLength(16)
    expect(steps.filter(([, name, px]) => name !== 'hair' && Number(px) % 4 !== 0)).toEqual([])
  })
})

describe('custom properties', () => {
  it('are defined wherever a stylesheet or a drawing uses them', () => {
    expect(unknownNamesIn(sheets, code)).toEqual([])
    const drawing = { path: 'a.tsx', text: '<path fill="var(--nila)" />' }
    expect(unknownNamesIn([tokens, inRule('color: var(--inky)')], [drawing])).toEqual([
      'a.css --inky',
      'a.tsx --nila',
    ])
  })

  it('are all used', () => {
    expect(unusedNamesIn(sheets, code)).toEqual([])
    const partly = inRule('--dead: 1px; --alive: 1px; inline-size: var(--alive)')
    expect(unusedNamesIn([partly], [])).toEqual(['--dead'])
  })
})

describe('media and container queries', () => {
  it('use only the six listed widths each', () => {
    expect(listedWidths.media).toHaveLength(6)
    expect(listedWidths.container).toHaveLength(6)
    expect(sheets.flatMap(unlistedWidthsIn)).toEqual([])
  })

  it('use every listed width, and the tokens document it', () => {
    for (const [kind, conditions] of Object.entries(listedWidths))
      for (const condition of conditions) {
        const isUsed = sheets.some(({ text }) => new RegExp(`@${kind}[^{]*\\(${condition}\\)`).test(text))
        expect([condition, isUsed]).toEqual([condition, true])
        expect(tokens.text.split('*/')[0]).toContain(condition.replace(/.*: /, ''))
      }
  })

  it.each([
    ...['@media (max-width: 640px)', '@media (width <= 640px)', '@media print and (min-width: 700px)'],
    ...['@container panel (max-width: 767.98px)', '@container (inline-size > 30rem)'],
  ])('with %s are found', (condition) => {
    expect(unlistedWidthsIn(sheet(`${condition} { .card { color: red } }`))).toEqual([`a.css:1 ${condition}`])
  })
})

describe('the dark theme', () => {
  it("is the same as a device setting and as the user's choice, with only tokens of the light theme", () => {
    const palettes = Object.values(palettesIn(dark))
    expect(palettes).toHaveLength(2)
    expect(palettes[0]).toEqual(palettes[1])
    const names = Object.keys(palettes[0] ?? {})
    expect(names.length).toBeGreaterThan(50)
    const light = palettesIn(tokens)[':root'] ?? {}
    expect(names.filter((name) => !(name in light))).toEqual([])
  })
})
