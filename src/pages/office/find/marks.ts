import { beginningInQuery, phoneInQuery } from '#fields/number-in-query.ts'
import { type MarkedText, markContained, markFragment, type Range } from '#i18n/marked-text.ts'
import { spellingsOf } from '#languages/english-spelling.ts'

/** The words of a query wherever they occur, and its digits in a number, whatever the grouping. */
export const marked = (text: string, q: string): MarkedText => {
  const digits = markDigits(text, phoneInQuery(q) ?? beginningInQuery(q)?.slice(1))
  return { text, marks: digits.length > 0 ? digits : markContained(text, q) }
}

const markDigits = (text: string, digits: string | undefined): Range[] => {
  if (digits === undefined) return []
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index)
  const at = places
    .map((place) => text[place])
    .join('')
    .indexOf(digits)
  const [first, last] = [places[at], places[at + digits.length - 1]]
  return first === undefined || last === undefined ? [] : [[first, last + 1]]
}

/** Whether the text contains every word of the query, in British or American spelling. */
export const contains = (text: string, q: string): boolean =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .every((word) =>
      [word, ...spellingsOf(word.toLowerCase())].some((each) => markFragment(text, each).length > 0),
    )
