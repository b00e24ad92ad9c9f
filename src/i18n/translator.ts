import type { Language } from '#languages/language.ts'
import { type Dictionary, fill, type Values } from './dictionary.ts'

export type Translate = (key: string, values?: Values) => string

/** Looks a key up in each dictionary in turn; what none of them has is shown as the key itself. */
export const createTranslate =
  (language: Language, dictionaries: readonly Dictionary[]): Translate =>
  (key, values) => {
    const dictionary = dictionaries.find((candidate) => Object.hasOwn(candidate, key))
    const text = dictionary?.[key]
    return text === undefined ? key : fill(text, language, values)
  }

/** English texts for the keys an Arabic dictionary lacks: what a browser needs to fall back as we do. */
export const gapsIn = (translation: Dictionary, english: Dictionary): Dictionary =>
  Object.fromEntries(Object.entries(english).filter(([key]) => !Object.hasOwn(translation, key)))

/**
 * A schema's message: a key, with its values behind a question mark, such as `val.generic.maxLength?max=200`.
 * Zod keeps messages as plain text, so the values travel inside it.
 */
export const messageKey = (key: string, values: Record<string, number>): string =>
  `${key}?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`

export const translateMessage =
  (translate: Translate): Translate =>
  (message) => {
    const [key = '', query] = message.split('?', 2)
    if (query === undefined || translate(key) === key) return translate(message)
    return translate(
      key,
      Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, Number(value)])),
    )
  }
