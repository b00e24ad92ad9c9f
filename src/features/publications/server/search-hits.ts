import type { MarkedText } from '../schema.ts'

/** The words that match a query, each with its stems, which tell different words of it apart. */
export type KnownStems = Map<string, string>

type Range = [from: number, to: number]

/** A word with its diacritics; a name with عبد in two words counts as one, as in search. */
const wordPattern =
  /[وفبكل]?ع\p{M}*ب\p{M}*د\p{M}*\s+ا\p{M}*ل[\p{L}\p{M}]+|[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c-\u200f]*/gu

export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? []

/** Finds the ranges of a text that match one of these words, in order, without reading every word of it. */
export const markerOf = (words: Iterable<string>): ((text: string) => Range[]) => {
  // The longest first: a name with عبد contains its second word.
  const alternatives = [...words].filter(Boolean).sort((one, other) => other.length - one.length)
  if (alternatives.length === 0) return () => []
  const any = new RegExp(alternatives.map(RegExp.escape).join('|'), 'g')
  return (text) => {
    const ranges: Range[] = []
    any.lastIndex = 0
    for (let match = any.exec(text); match; match = any.exec(text)) {
      const range: Range = [match.index, match.index + match[0].length]
      if (isWord(text, range)) ranges.push(range)
      // The next word may begin within a match that was only a part of one.
      else any.lastIndex = match.index + 1
    }
    return ranges
  }
}

/** How far around a match the text is read. */
const neighbourhood = 120

/** Whether the range is a whole word of the text and no part of one. */
const isWord = (text: string, [from, to]: Range): boolean => {
  const start = Math.max(text.lastIndexOf(' ', text.lastIndexOf(' ', from - 1) - 1), from - neighbourhood, 0)
  for (const { 0: word, index } of text.slice(start, to + neighbourhood).matchAll(wordPattern))
    if (start + index >= from) return start + index === from && word.length === to - from
  return false
}

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' })
const letterVariants: Record<string, string> = {
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  ک: 'ك',
}

/** Folds like the database's `squeeze_text`. */
const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(
      /[\s\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2069\u00ad\ufeff]/g,
      '',
    )
    .replace(/[آأإٱىیةؤئک]/g, (letter) => letterVariants[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** The same with the original position of each unit, which takes many times as long. */
const squeezedInPlace = (text: string) => {
  let letters = ''
  const sources: Range[] = []
  for (const { segment, index } of graphemes.segment(text)) {
    const folded = squeeze(segment)
    letters += folded
    for (let unit = 0; unit < folded.length; unit += 1) sources.push([index, index + segment.length])
  }
  return { letters, sources }
}

/** The ranges of a title that match a fragment, with or without spaces. */
export const markFragment = (title: string, query: string): Range[] => {
  const fragment = squeeze(query)
  if (fragment === '' || !squeeze(title).includes(fragment)) return []
  const { letters, sources } = squeezedInPlace(title)
  const start = letters.indexOf(fragment)
  const [first, last] = [sources[start], sources[start + fragment.length - 1]]
  return first && last ? [[first[0], last[1]]] : []
}

/** The length of a result's text around its matches, in UTF-16 units. */
const snippetLength = 200
const leadLength = 60

/** The part of a text that contains the most different words of the query, or its beginning if there is none. */
export const cutAround = (text: string, marks: Range[], wordAt: (range: Range) => string): MarkedText => {
  const start = bestStart(marks, wordAt)
  const from = start <= leadLength ? 0 : afterSpace(text, start - leadLength, start)
  const to = from + snippetLength >= text.length ? text.length : beforeSpace(text, from + snippetLength)
  const lead = from > 0 ? '…' : ''
  const shift = lead.length - from
  return {
    text: `${lead}${text.slice(from, to)}${to < text.length ? '…' : ''}`,
    marks: marks.filter(([a, b]) => a >= from && b <= to).map(([a, b]) => [a + shift, b + shift]),
  }
}

const bestStart = (marks: Range[], wordAt: (range: Range) => string): number => {
  let best = { start: 0, words: 0 }
  for (const [index, [start]] of marks.entries()) {
    const near = marks.slice(index, index + 20).filter(([, to]) => to - start <= snippetLength - leadLength)
    const words = new Set(near.map(wordAt)).size
    if (words > best.words) best = { start, words }
  }
  return best.start
}

const afterSpace = (text: string, from: number, most: number): number => {
  const space = text.indexOf(' ', from)
  return space === -1 || space >= most ? most : space + 1
}

/** A single word longer than the snippet is cut between letters. */
const beforeSpace = (text: string, to: number): number => {
  const space = text.lastIndexOf(' ', to)
  if (space > to - leadLength) return space
  return graphemes.segment(text).containing(to)?.index ?? to
}
