import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { isLanguage, type Language } from '#languages/language.ts'
import { isHeading } from '../../lines/heading.ts'
import { isolated, isolatedValue } from '../../lines/isolate.ts'
import type { Layout } from './template.ts'

/** A document of one of the layouts. Its texts are isolated before they are drawn. */
export type Paper = {
  layout: Layout
  /** For the properties of the file. */
  title: string
  author: string
  /** SVG, or empty. */
  image: string
  texts: Texts
}
/** Texts below `ar` and `en` are in this language, all others in English. */
type Texts = { readonly [name: string]: TextValue }
type TextValue = string | boolean | null | Texts | readonly TextValue[]

/** The data of the template, as JSON. Its date is that of `at`, an instant in seconds. */
export const dataOf = ({ layout: _, texts, ...paper }: Paper, at: number): string =>
  JSON.stringify({ ...paper, ...(laidOut(texts) as object), date: dateOf(at) })

const dateOf = (at: number): number[] =>
  todayInRiyadh(new Date(at * 1000))
    .split('-')
    .map(Number)

/** Names, amounts and days: isolated as wholes. */
const values = ['value', 'rows', 'name', 'party', 'capacity']
/** Texts of several lines, which become paragraphs and titles. */
const severalLines = ['text', 'note']
/** Isolated already, or no text. */
const asTheyAre = ['footer', 'qr']

const laidOut = (value: TextValue, name = '', language: Language = 'en'): unknown => {
  if (value === null || typeof value === 'boolean' || value === '' || asTheyAre.includes(name)) return value
  if (typeof value === 'string') {
    if (severalLines.includes(name)) return linesOf(value, language)
    return values.includes(name) ? isolatedValue(value) : isolated(value, language)
  }
  if (isList(value)) return value.map((each) => laidOut(each, name, language))
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, laidOut(each, key, isLanguage(key) ? key : language)]),
  )
}

const isList = (value: Texts | readonly TextValue[]): value is readonly TextValue[] => Array.isArray(value)

const linesOf = (text: string, language: Language) =>
  text.split('\n').map((line) => ({ text: isolated(line, language), isHeading: isHeading(line) }))
