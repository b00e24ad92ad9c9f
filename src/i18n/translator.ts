import type { Language } from '#languages/language.ts'
import { type Dictionary, fill, type Values } from './dictionary.ts'

export type Translate = (key: string, values?: Values) => string

/** Looks up a key in each dictionary in turn. A missing key is shown itself. */
export const createTranslate =
  (language: Language, dictionaries: readonly Dictionary[]): Translate =>
  (key, values) => {
    const dictionary = dictionaries.find((candidate) => Object.hasOwn(candidate, key))
    const text = dictionary?.[key]
    return text === undefined ? key : fill(text, language, values)
  }

/** English texts for the keys that a dictionary lacks: what a browser needs for the same fallback as the server. */
export const gapsIn = (translation: Dictionary, english: Dictionary): Dictionary => {
  const gaps: Dictionary = {}
  for (const key in english) {
    const text = english[key]
    if (text !== undefined && !Object.hasOwn(translation, key)) gaps[key] = text
  }
  return gaps
}

/**
 * Encodes a schema message: a key, with its values after a question mark, such as
 * `val.generic.maxLength?max=200`. Zod carries only plain text, so the values are part of it.
 */
export const messageKey = (key: string, values: Record<string, number>): string =>
  `${key}?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`

/** Counts and limits have plural forms and grouped digits; ids, years, names and characters are text. */
const valueIn = (name: string, value: string) => (/^(n|max|min)$/.test(name) ? Number(value) : value)

export const translateMessage =
  (translate: Translate): Translate =>
  (message) => {
    const [key = '', query] = message.split('?', 2)
    if (query === undefined || translate(key) === key) return translate(message)
    return translate(
      key,
      Object.fromEntries(
        [...new URLSearchParams(query)].map(([name, value]) => [name, valueIn(name, value)]),
      ),
    )
  }
