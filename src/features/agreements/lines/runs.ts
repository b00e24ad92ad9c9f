import { bracketsOf, type Span, withPairs } from './brackets.ts'
import { leftToRight, rightToLeft, valueMark } from './scripts.ts'

const space = String.raw`[ \u00a0\u202f]`
/** Signs within a number: an amount, a date, a time, a range. */
const separator = `[.,:/'’٫٬_–−-]`
const digits = String.raw`\p{Nd}+`
const number = `${digits}(?:(?:${separator}|${space})${digits})*`
/** A number of a name: `1&1`. */
const nameNumber = `${digits}(?:(?:${separator}|${space}|&)${digits})*`
/** A sign belongs to its number only at the start of a word. */
const sign = String.raw`(?:(?<![\p{L}\p{Nd}])(?:[+#№−-]|\p{Sc}${space}?))?`
const unit = String.raw`(?:[%°®™²³]|\p{Sc})*`
const zero = '[0٠۰]'
/** An area code in brackets belongs to its number; `(24) 15` is two numbers. */
const areaCode = String.raw`(?:\+${digits}${space}?)?\((?:${zero}|\+)\p{Nd}*\)[ -]?|\+${digits}${space}?\(${digits}\)[ -]?|\(\p{Nd}{2,4}\)[ -]?(?=\p{Nd}{3}[ -]\p{Nd}{4})`
const numbers = new RegExp(`(?:${areaCode}|${sign})${number}${unit}`, 'gu')

/** From the first letter to the last one, all signs and numbers are part of a name or a phrase. */
const phrase = new RegExp(`${leftToRight}(?:.*(?:${leftToRight}))?`, 'u')
/** A number before a phrase: `12.5 km`, `7-Eleven`, `3 & 4 Co`; and the sign of a name: `.NET`, `@acme`. */
const before = new RegExp(
  `(?:${sign}${nameNumber}${unit}(?:${space}°?|${space}&${space}|[^\\p{L}\\p{Nd}\\s]{0,2})|(?<=^|[\\s(«“])[.@#$&])$`,
  'u',
)
/** Signs and a number after a phrase: `C++`, `Labs (2020)`, `Office 365`, `id=12`. */
const after = new RegExp(
  String.raw`^[+#*%°®™²³]*(?:(?:[.,:;&]?${space}(?:&${space})?|[^\p{L}\p{Nd}\s]{1,3}|(?<!${space}))${sign}${nameNumber}${unit}|${space}?\(${number}\))?`,
  'u',
)
/** The stop of an abbreviation ends a name, also before a comma or at the end of the line. */
const abbreviation =
  /(?:\.\p{L}|(?<!\p{L})(?:bros|co|corp|cos|dr|est|inc|intl|jr|llc|ltd|mr|mrs|no|pte|pty|pvt|sr|st))$/iu
/** A stop or an exclamation mark within the line or within brackets. */
const withinLine = /^[.!?](?= \S|["”’»)\]،؛,])/

/** The rest of a phrase after its last letter or digit. */
const stopOf = (phraseText: string, rest: string): number =>
  withinLine.test(rest) || (rest.startsWith('.') && abbreviation.test(phraseText)) ? 1 : 0

const moved = (spans: readonly Span[], by: number): Span[] =>
  spans.map(([start, end]) => [start + by, end + by])

const numbersIn = (text: string): Span[] =>
  [...text.matchAll(numbers)].map(({ 0: found, index }) => [index, index + found.length])

/** The runs of a part without Arabic letters and with whole brackets. `following` is the rest of its line. */
const runsOfPart = (part: string, following: string): Span[] => {
  const found = phrase.exec(part)
  if (!found) return numbersIn(part)
  const start = found.index - (before.exec(part.slice(0, found.index))?.[0].length ?? 0)
  const last = found.index + found[0].length
  const whole = last + (after.exec(part.slice(last))?.[0].length ?? 0)
  const { pairs } = bracketsOf(part)
  // Twice: the stop may be before a bracket that then belongs to the run, or after it.
  const [, inner] = withPairs(
    [start, whole + stopOf(part.slice(start, whole), (part + following).slice(whole))],
    pairs,
  )
  const [from, to] = withPairs([start, inner], pairs)
  const end = to + stopOf(part.slice(from, to), (part + following).slice(to, to + 3))
  return [...numbersIn(part.slice(0, from)), [from, end], ...moved(numbersIn(part.slice(end)), end)]
}

const arabicBoundary = new RegExp(String.raw`(?:${rightToLeft}|[،؛؟٪۔\t${valueMark}])+`, 'gu')

/** The parts of a line between its boundaries, and between brackets without their other half. */
const partsOf = (line: string, boundary: RegExp): Span[] => {
  const letters = [...line.matchAll(boundary)].map(
    ({ 0: found, index }): Span => [index, index + found.length],
  )
  return between(line.length, letters).flatMap(([start, end]) => {
    const text = line.slice(start, end)
    const unpaired = bracketsOf(text).unpaired.map((index): Span => [index, index + 1])
    return moved(between(text.length, unpaired), start)
  })
}

/** The spans between those given, in order. */
const between = (length: number, spans: readonly Span[]): Span[] => {
  const starts = [0, ...spans.map(([, end]) => end)]
  const ends = [...spans.map(([start]) => start), length]
  return starts
    .map((start, index): Span => [start, ends[index] ?? length])
    .filter(([start, end]) => start < end)
}

/** The parts of an Arabic line that are written from left to right: names, phrases and numbers. */
export const latinRunsOf = (line: string): Span[] =>
  partsOf(line, arabicBoundary).flatMap(([start, end]) =>
    moved(runsOfPart(line.slice(start, end), line.slice(end, end + 2)), start),
  )

const arabicPhrase = new RegExp(`(?:${rightToLeft})(?:.*(?:${rightToLeft}))?`, 'u')
const latinBoundary = new RegExp(`(?:${leftToRight}|${valueMark}|[,;]\\s)+`, 'gu')

/** The run of a part without Latin letters: an Arabic name or phrase, with all that is in its brackets. */
const arabicRunOf = (part: string): Span[] => {
  const found = arabicPhrase.exec(part)
  if (!found) return []
  const { pairs } = bracketsOf(part)
  const [start, end] = withPairs([found.index, found.index + found[0].length], pairs)
  // The inner one of nested pairs is first.
  const [open, close] = pairs.find((pair) => pair[0] < start && pair[1] >= end) ?? [start - 1, end]
  return [[open + 1, close]]
}

/** The parts of an English line that are written from right to left. */
export const arabicRunsOf = (line: string): Span[] =>
  partsOf(line, latinBoundary).flatMap(([start, end]) => moved(arabicRunOf(line.slice(start, end)), start))
