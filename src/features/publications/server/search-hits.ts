import type { Range } from '#i18n/marked-text.ts'

/** The words that match a query, each with its stems, which distinguish the words of the query. */
export type KnownStems = Map<string, string>

/** A word with its diacritics; a name with عبد in two words counts as one, as in search. */
const wordPattern =
  /[وفبكل]?ع\p{M}*ب\p{M}*د\p{M}*\s+ا\p{M}*ل[\p{L}\p{M}]+|[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c-\u200f]*/gu

export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? []

/** Finds the ranges of a text that match one of these words, in order, without parsing every word. */
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
      // A match that is only part of a word may contain the beginning of the next one.
      else any.lastIndex = match.index + 1
    }
    return ranges
  }
}

/** Characters around a match in which word boundaries are checked. */
const neighbourhood = 120

/** Whether the range is a whole word of the text. */
const isWord = (text: string, [from, to]: Range): boolean => {
  const start = Math.max(text.lastIndexOf(' ', text.lastIndexOf(' ', from - 1) - 1), from - neighbourhood, 0)
  for (const { 0: word, index } of text.slice(start, to + neighbourhood).matchAll(wordPattern))
    if (start + index >= from) return start + index === from && word.length === to - from
  return false
}
