/** List numbers as text, for lists that Markdown cannot express: its lists have digits and count upward. */

const latin = 'abcdefghijklmnopqrstuvwxyz'
const greek = 'αβγδεζηθικλμνξοπρστυφχψω'
const abjad = 'أ ب ج د هـ و ز ح ط ي ك ل م ن س ع ف ص ق ر ش ت ث خ ذ ض ظ غ'.split(' ')
const hijai = 'أ ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن هـ و ي'.split(' ')

const alphabets: Record<string, readonly string[]> = {
  'lower-alpha': [...latin],
  'lower-latin': [...latin],
  'upper-alpha': [...latin.toUpperCase()],
  'upper-latin': [...latin.toUpperCase()],
  'lower-greek': [...greek],
  'arabic-abjad': abjad,
  abjad,
  'arabic-alpha': hijai,
  hijai,
  hija: hijai,
}
const digits = new Set(['', 'decimal', 'arabic-indic', 'persian', 'urdu', 'initial', 'inherit'])
const byType: Record<string, string> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
  '1': 'decimal',
}

/** The number style of a list or an item; empty if it has none. */
export const listStyle = (attribute: (name: string) => string | undefined, style: string): string => {
  const [, text] = /list-style(?:-type)?:\s*(?:inside|outside)?\s*["'](.*?)["']/.exec(style) ?? []
  if (text !== undefined) return `"${text}`
  const words = /list-style(?:-type)?:([^;]*)/i
    .exec(style)?.[1]
    ?.replace('!important', '')
    .trim()
    .toLowerCase()
  const named = words?.split(/\s+/).find((word) => !/^(?:inside|outside|url\(.*)$/.test(word))
  if (named) return named
  const ofClass = /(?:^|[\s-])((?:lower|upper)-(?:alpha|latin|roman|greek)|arabic-abjad|hijai)(?=\s|$)/.exec(
    attribute('class') ?? '',
  )?.[1]
  const type = attribute('type')?.trim() ?? ''
  return ofClass ?? byType[type] ?? type.toLowerCase()
}

/** Whether the list can count in digits, as Markdown does. */
export const countsInDigits = (style: string): boolean => digits.has(style) || !isKnown(style)

export const isKnown = (style: string): boolean =>
  digits.has(style) ||
  style in alphabets ||
  style.startsWith('"') ||
  /^(?:none|decimal-leading-zero|(?:lower|upper)-roman)$/.test(style)

/** Whether an unordered list is numbered by its style. */
export const isNumbered = (style: string): boolean =>
  /^(?:decimal|(?:lower|upper)-roman)/.test(style) || Object.hasOwn(alphabets, style)

/** `c. ` for the third item of a list with letters. */
export const listLabel = (style: string, number: number): string => {
  if (style === 'none') return ''
  if (style.startsWith('"')) return style.slice(1)
  return `${counter(style, number)}. `
}

const counter = (style: string, number: number): string => {
  if (style === 'decimal-leading-zero') return String(number).padStart(2, '0')
  if (/roman$/.test(style) && number > 0 && number < 4_000)
    return style === 'upper-roman' ? roman(number).toUpperCase() : roman(number)
  const letters = Object.hasOwn(alphabets, style) ? alphabets[style] : undefined
  return letters && number > 0 ? inLetters(letters, number) : String(number)
}

const inLetters = (letters: readonly string[], number: number): string => {
  const rest = Math.floor((number - 1) / letters.length)
  return (rest > 0 ? inLetters(letters, rest) : '') + letters[(number - 1) % letters.length]
}

const romans = {
  m: 1000,
  cm: 900,
  d: 500,
  cd: 400,
  c: 100,
  xc: 90,
  l: 50,
  xl: 40,
  x: 10,
  ix: 9,
  v: 5,
  iv: 4,
  i: 1,
}

const roman = (number: number): string => {
  let text = ''
  let rest = number
  for (const [letters, value] of Object.entries(romans)) for (; rest >= value; rest -= value) text += letters
  return text
}

/** The numbers of a list, from its attributes and those of its items. */
export const listNumbers = (
  { start, isReversed }: { start: string | undefined; isReversed: boolean },
  values: readonly (string | undefined)[],
): number[] => {
  const first = wholeNumber(start) ?? (isReversed ? values.length : 1)
  let next = first
  return values.map((value) => {
    const number = wholeNumber(value) ?? next
    next = isReversed ? number - 1 : number + 1
    return number
  })
}

const wholeNumber = (text: string | undefined): number | undefined => {
  const [number] = /^\s*-?\d{1,15}/.exec(text ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}

/** Markdown reads at most nine digits. */
const maxMarker = 999_999_999

/** Whether a Markdown list would have these numbers. */
export const isSequence = (numbers: readonly number[]): boolean =>
  (numbers[0] ?? 1) > 0 &&
  (numbers.at(-1) ?? 1) <= maxMarker &&
  numbers.every((number, at) => number === (numbers[0] ?? 1) + at)
