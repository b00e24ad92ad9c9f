import { spellingsOf } from '#languages/english-spelling.ts'
import { squeezeText } from './squeeze-text.ts'

/** A text and the ranges of it to mark: start and end in UTF-16 units. */
export type MarkedText = { text: string; marks: Range[] }
export type Range = [from: number, to: number]

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' })

/** The same with the original position of each unit, which is many times slower. */
const inPlace = (text: string, fold = squeezeText) => {
  let letters = ''
  const sources: Range[] = []
  for (const { segment, index } of graphemes.segment(text)) {
    const folded = fold(segment)
    letters += folded
    for (let unit = 0; unit < folded.length; unit += 1) sources.push([index, index + segment.length])
  }
  return { letters, sources }
}

/** The ranges of a title that match a fragment, with or without spaces. */
export const markFragment = (title: string, query: string): Range[] => {
  const fragment = squeezeText(query)
  if (fragment === '' || !squeezeText(title).includes(fragment)) return []
  const { letters, sources } = inPlace(title)
  const start = letters.indexOf(fragment)
  const [first, last] = [sources[start], sources[start + fragment.length - 1]]
  return first && last ? [[first[0], last[1]]] : []
}

/**
 * The ranges of a text that match a query of `containsWords`: its words anywhere, and other forms of them.
 * The database finds word forms better; here a common beginning is enough, since marks are only a visual aid.
 */
export const markContained = (text: string, query: string): Range[] => {
  const requested = query.split(/\s+/).map(squeezeText).filter(Boolean).flatMap(spellingsOf)
  const ranges: Range[] = []
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c-\u200f]*/gu)) {
    const folded = squeezeText(word)
    if (requested.some((each) => folded.includes(each) || stemOf(folded) === stemOf(each)))
      ranges.push([index, index + word.length])
  }
  return ranges
}

/** Removes an Arabic article, its attached prefixes, and the most common endings. */
const stemOf = (word: string): string =>
  word
    .replace(/^[وفبك]?(?:ال|لل)(?=.{3})/u, '')
    .replace(/(?<=.{3})(?:ات|ون|ين|ان|يه|ه|ي)$/u, '')
    .replace(/(?<=.{3})(?:ies|es|s|y|ing|ed)$/u, '')

/** Length in UTF-16 units of a result's text around its matches. */
const snippetLength = 200
const leadLength = 60

/** The part of a text with the most different words of the query, or its beginning without a match. */
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
