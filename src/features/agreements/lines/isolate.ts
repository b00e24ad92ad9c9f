import { type Direction, directionOf, type Language } from '#languages/language.ts'
import type { Span } from './brackets.ts'
import { arabicRunsOf, latinRunsOf } from './runs.ts'
import { firstDirection, valueMark } from './scripts.ts'

const marks = { ltr: '\u2066', rtl: '\u2067', value: '\u2068', end: '\u2069' }
const signs = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffc]/g

/** A text in which each isolated value is a `valueMark`. */
type Marked = { text: string; values: Marked[] }

/** Values within values, such as a day within a sentence about a license. */
const maxDepth = 8

/** Reads values that the program has isolated (`fill`). Direction marks that were typed or pasted are dropped. */
const readMarked = (typed: string): Marked => {
  const root: Marked = { text: '', values: [] }
  /** An isolate with a direction of its own was typed: its content belongs to the text around it. */
  const open: { into: Marked; isValue: boolean }[] = [{ into: root, isValue: false }]
  let read = 0
  for (const { 0: sign, index } of typed.matchAll(signs)) {
    const into = open.at(-1)?.into ?? root
    into.text += typed.slice(read, index)
    read = index + 1
    if (sign === marks.value && open.length < maxDepth)
      open.push({ into: { text: '', values: [] }, isValue: true })
    else if (sign === marks.value || sign === marks.ltr || sign === marks.rtl)
      open.push({ into, isValue: false })
    else if (sign === marks.end && open.length > 1) closeLast(open)
  }
  const last = open.at(-1)?.into ?? root
  last.text += typed.slice(read)
  while (open.length > 1) closeLast(open)
  return root
}

const closeLast = (open: { into: Marked; isValue: boolean }[]): void => {
  const closed = open.pop()
  const parent = open.at(-1)?.into
  if (!closed?.isValue || !parent) return
  parent.text += valueMark
  parent.values.push(closed.into)
}

const arabicNumber = /^[^\p{L}]*[\u0660-\u0669\u066b\u066c][^\p{L}]*$/u

/** Arabic digits are laid out as typed only with an override: a space or a hyphen between them would swap the groups. */
const fromLeft = (text: string): string =>
  `${marks.ltr}${arabicNumber.test(text) ? `\u202d${text}\u202c` : text}${marks.end}`

const fromRight = (text: string): string =>
  `${marks.rtl}${withRuns(text, latinRunsOf(text), fromLeft)}${marks.end}`

const withRuns = (text: string, spans: readonly Span[], isolate: (run: string) => string): string => {
  const parts = spans.flatMap(([start, end], index) => [
    text.slice(spans[index - 1]?.[1] ?? 0, start),
    isolate(text.slice(start, end)),
  ])
  return [...parts, text.slice(spans.at(-1)?.[1] ?? 0)].join('')
}

/** A whole with its runs isolated, and its values put back. */
const laidOut = ({ text, values }: Marked, direction: Direction): string => {
  const isolatedText =
    direction === 'rtl'
      ? withRuns(text, latinRunsOf(text), fromLeft)
      : withRuns(text, arabicRunsOf(text), fromRight)
  let next = 0
  return isolatedText.replaceAll(valueMark, () => {
    const value = values[next]
    next += 1
    return value ? wholeOf(value) : ''
  })
}

const wholeOf = (value: Marked): string => {
  const direction = firstDirection(value.text)
  return `${marks[direction]}${laidOut(value, direction)}${marks.end}`
}

/** The sign of the Hijri calendar stays with its year. */
const withHijriSign = (text: string): string => text.replaceAll(' هـ', '\u00a0هـ')

/**
 * Isolates names, amounts and numbers in a line of a text in `language`, so that neither a line break nor a sign beside
 * them changes their order (UAX 9). A line without letters of this language is isolated as a whole.
 */
export const isolated = (line: string, language: Language): string => {
  const marked = readMarked(withHijriSign(line))
  const direction = directionOf(language)
  const isForeign = /\p{L}/u.test(marked.text) && !hasLetterOf(marked.text, direction)
  return isForeign ? wholeOf(marked) : laidOut(marked, direction)
}

const hasLetterOf = (text: string, direction: Direction): boolean =>
  firstDirection(text) === direction ||
  (direction === 'rtl' ? /\p{Script=Arabic}/u : /\p{Script=Latin}/u).test(text)

/** Isolates a value, such as a name, as a whole in the direction of its first letter. */
export const isolatedValue = (value: string): string => wholeOf(readMarked(withHijriSign(value)))
