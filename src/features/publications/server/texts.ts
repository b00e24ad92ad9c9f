import type { Range } from '#i18n/marked-text.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { type PictureSizes, plainTextOf, readingMinutesOf, renderMarkdown } from '#markdown/markdown.ts'
import { excerpt } from '../excerpt.ts'
import type { Article } from '../schema.ts'
import { previewLength } from '../values.ts'

/** Increase it after any change of the derived data: older rows are then derived again. */
export const derivedVersion = 3

/**
 * All data derived from the texts of a publication, as columns. Picture sizes are known only when the data is
 * stored; a reader without stored data renders without them.
 */
export const derivedOf = (
  { contentEn, contentAr }: { contentEn: string; contentAr: string },
  sizeOf?: PictureSizes,
) => ({
  previewEn: previewOf(contentEn),
  previewAr: previewOf(contentAr),
  plainEn: plainTextOf(contentEn),
  plainAr: plainTextOf(contentAr),
  articleEn: articleOf(contentEn, 'en', sizeOf),
  articleAr: articleOf(contentAr, 'ar', sizeOf),
})

export const previewOf = (markdown: string): string => excerpt(plainTextOf(markdown), previewLength)

/** Empties the texts of unpublished languages. */
export const inPublishedLanguages = <Row extends { publishedLanguages: readonly string[] }>({
  publishedLanguages: languages,
  ...row
}: Row) => {
  const hidden = (name: string) =>
    (name.endsWith('En') && !languages.includes('en')) || (name.endsWith('Ar') && !languages.includes('ar'))
  const shown = Object.entries(row).map(([name, value]) => [name, hidden(name) ? '' : value])
  return Object.fromEntries(shown) as Omit<Row, 'publishedLanguages'>
}

/** One language of a publication, rendered for the website; null without a text. */
export const articleOf = (markdown: string, language: Language, sizeOf?: PictureSizes): Article | null => {
  if (!markdown.trim()) return null
  const translate = translateIn[language]
  return {
    ...renderMarkdown(markdown, (n) => translate('table.region', { n }), sizeOf),
    readingMinutes: readingMinutesOf(plainTextOf(markdown)),
  }
}

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
