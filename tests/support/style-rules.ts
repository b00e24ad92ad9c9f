import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss'

/** A style sheet, with its path from the root. */
export type Sheet = { path: string; text: string }
export type Palette = Record<string, string>

/** Width conditions, as documented in the table of `tokens.css`. */
export const listedWidths = {
  media: [
    ...['max-width: 359.98px', 'max-width: 767.98px', 'min-width: 768px', 'max-width: 1023.98px'],
    ...['min-width: 1024px', 'max-width: 1239.98px'],
  ],
  container: [
    ...['max-width: 540px', 'max-width: 720px', 'max-width: 860px', 'max-width: 940px', 'max-width: 1000px'],
    'max-width: 1100px',
  ],
}

/** Values that are allowed without a token, with the reasons. */
const raw = {
  /** Relative to the text or to the surrounding box. */
  relativeUnits: ['em', '%', 'ch', 'vw', 'vh', 'dvh'],
  /** Units for print. */
  paperUnits: ['pt', 'mm'],
  /** Hairlines and half of them: an element over a border is offset by its width. */
  hairlineInPx: 1,
  /** Sizes of drawings, to which their surroundings adapt. */
  drawings: ['--step-mark', '--wall-h', '--top-bar-h', '--monogram-size'],
  /** Letters in a drawing scale with it, not with the text. */
  letters: ['.monogram-large b', '.monogram-tile b', '.monogram-tile b:lang(ar)'],
}

const spacing = /^(margin|padding|gap|row-gap|column-gap|inset|scroll-margin|scroll-padding)(-|$)/
const type = /^font(-size)?$/
const tokenSheet = /(^|\/)tokens(-dark)?\.css$/

const parsed = ({ path, text }: Sheet) => postcss.parse(text, { from: path })

const at = ({ path }: Sheet, node: ChildNode, what: string) =>
  `${path}:${node.source?.start?.line} ${what.replace(/\s+/g, ' ')}`

/** Spacing and text sizes that are written as numbers. */
export const rawSizesIn = (sheet: Sheet): string[] => {
  const found: string[] = []
  if (tokenSheet.test(sheet.path)) return found
  parsed(sheet).walkDecls((declaration) => {
    const isRaw = spacing.test(declaration.prop) ? isRawSpacing(declaration) : isRawType(declaration)
    if (isRaw) found.push(at(sheet, declaration, String(declaration)))
  })
  return found
}

const isRawSpacing = (declaration: Declaration): boolean =>
  numbersIn(declaration).some((number) => !isHairline(number) && isRawNumber(number, declaration))

const isRawType = (declaration: Declaration): boolean => {
  if (!type.test(declaration.prop) || isLetter(declaration)) return false
  return numbersIn(declaration).some((number) => isRawNumber(number, declaration))
}

const isRawNumber = (number: string, declaration: Declaration): boolean => {
  const [, unit = ''] = /^-?[\d.]+(.*)$/.exec(number) ?? []
  if (unit === '' || raw.relativeUnits.includes(unit)) return false
  return !(raw.paperUnits.includes(unit) && isOnPaper(declaration))
}

const isHairline = (number: string): boolean =>
  /px$/.test(number) && Math.abs(Number.parseFloat(number)) <= raw.hairlineInPx

const isLetter = ({ parent }: Declaration): boolean =>
  parent?.type === 'rule' && (parent as Rule).selectors.every((selector) => raw.letters.includes(selector))

const isOnPaper = (declaration: Declaration): boolean => {
  for (let node = declaration.parent; node; node = node.parent as typeof node) {
    const { name, params } = node as AtRule
    if (name === 'media' && /\bprint\b/.test(params)) return true
  }
  return false
}

/** Numbers with their units, except those inside names, such as `--space-4-5`. */
const numbersIn = ({ value }: Declaration): string[] =>
  value.replace(/--[\w-]+/g, '').match(/-?(?:\d+\.?\d*|\.\d+)(?:[a-z]+|%)?/g) ?? []

const namesIn = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)

/**
 * Spacing and font sizes by a custom property that is neither a token nor the size of a drawing. It would
 * hide a number.
 */
export const hiddenNumbersIn = (sheets: Sheet[]): string[] => {
  const tokens = namesSetIn(sheets.filter(({ path }) => tokenSheet.test(path)))
  return sheets.flatMap((sheet) => {
    const found: string[] = []
    parsed(sheet).walkDecls((declaration) => {
      if (!spacing.test(declaration.prop) && !type.test(declaration.prop)) return
      const hidden = namesIn(declaration.value).filter(
        (name) => !tokens.has(name) && !raw.drawings.includes(name),
      )
      if (hidden.length > 0) found.push(at(sheet, declaration, String(declaration)))
    })
    return found
  })
}

const namesSetIn = (sheets: Sheet[]): Set<string> => {
  const names = new Set<string>()
  for (const sheet of sheets) parsed(sheet).walkDecls(/^--/, ({ prop }) => void names.add(prop))
  return names
}

/** `var()` of a property that neither style sheets nor drawing code set. */
export const unknownNamesIn = (sheets: Sheet[], code: Sheet[]): string[] => {
  // Code sets properties that differ by element.
  const setInCode = code.flatMap(({ text }) => text.match(/(?<=')--[a-z][\w-]*(?=':)/g) ?? [])
  const known = new Set([...namesSetIn(sheets), ...setInCode])
  return [...sheets, ...code].flatMap(({ path, text }) =>
    namesIn(text)
      .filter((name) => !known.has(name))
      .map((name) => `${path} ${name}`),
  )
}

/** Properties that are set but not used. Code may refer to one without `var()`. */
export const unusedNamesIn = (sheets: Sheet[], code: Sheet[]): string[] => {
  const used = new Set([
    ...sheets.flatMap(({ text }) => namesIn(text)),
    ...code.flatMap(({ text }) => text.match(/--[a-z][\w-]*/g) ?? []),
  ])
  return [...namesSetIn(sheets)].filter((name) => !used.has(name))
}

/** Width conditions that are not on the list. */
export const unlistedWidthsIn = (sheet: Sheet): string[] => {
  const found: string[] = []
  parsed(sheet).walkAtRules(/^(media|container)$/, (rule) => {
    const conditions = rule.params.match(/\([^()]*\b(?:width|inline-size)\b[^()]*\)/g) ?? []
    const listed = listedWidths[rule.name as keyof typeof listedWidths]
    if (conditions.some((condition) => !listed.includes(condition.slice(1, -1))))
      found.push(at(sheet, rule, `@${rule.name} ${rule.params}`))
  })
  return found
}

/** The text sizes that each language sets at each width. */
export const sizesByLanguage = (sheet: Sheet): { scope: string; en: string[]; ar: string[] }[] => {
  const scopes = new Map<string, { en: Set<string>; ar: Set<string> }>()
  parsed(sheet).walkDecls(/^--fs-/, ({ prop, parent }) => {
    const rule = parent as Rule
    const condition = rule.parent?.type === 'atrule' ? (rule.parent as AtRule).params : ''
    const scope = `${condition} ${rule.selector.includes('.office') ? '.office' : ':root'}`.trim()
    const sizes = scopes.get(scope) ?? { en: new Set(), ar: new Set() }
    for (const selector of rule.selectors) sizes[/\bar\b/.test(selector) ? 'ar' : 'en'].add(prop)
    scopes.set(scope, sizes)
  })
  return [...scopes].map(([scope, { en, ar }]) => ({ scope, en: [...en].sort(), ar: [...ar].sort() }))
}

/** The properties that each rule of a sheet sets, by selector. */
export const palettesIn = (sheet: Sheet): Record<string, Palette> => {
  const palettes: Record<string, Palette> = {}
  parsed(sheet).walkRules((rule) => {
    for (const node of rule.nodes)
      if (node.type === 'decl')
        palettes[rule.selector] = { ...palettes[rule.selector], [node.prop]: node.value }
  })
  return palettes
}
