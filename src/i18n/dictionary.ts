import { directionOf, type Language, perLanguage } from '#languages/language.ts'

/** The six plural categories of `Intl.PluralRules`. English uses `one` and `other`, Arabic all of them. */
export type PluralForms = { other: string } & Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>>

export type Text = string | PluralForms

export type Dictionary = Record<string, Text>

/**
 * The type of every other dictionary: a text for each English key. Arabic may need plural forms where English
 * has none.
 */
export type TranslationOf<English extends Dictionary> = { [key in keyof English]: Text }

export type Values = Record<string, string | number>

/** Isolation marks belong in sentences, not in an address or an input's value. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '')

/** Whether letters of the other direction would reorder the text around them. */
export const needsIsolation = (text: string, language: Language): boolean =>
  (directionOf(language) === 'rtl' ? /[a-z]/i : /[؀-ۿ]/).test(text)

/**
 * Isolates each line of a text, since an isolate ends with its line. A text that already has isolates, such
 * as a list of names, is ours and follows the page direction.
 */
export const isolate = (text: string): string =>
  /\u2069/.test(text) ? text : text.replace(/.+/g, '\u2068$&\u2069')

/** A Latin name in an English sentence needs no isolation. */
export const isolateIn = (value: string, language: Language): string =>
  directionOf(language) === 'rtl' || needsIsolation(value, language) ? isolate(value) : value

const plurals = perLanguage((language) => new Intl.PluralRules(language))

/**
 * Replaces `{name}` with its value. A text value is isolated, so that a name in the other script or an
 * address does not reorder the sentence. The first number selects the plural form.
 */
export const fill = (text: Text, language: Language, values: Values = {}): string => {
  const template = typeof text === 'string' ? text : pluralForm(text, language, countIn(values))
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    if (typeof value === 'number') return formatNumber(value)
    return isolateIn(value, language)
  })
}

const countIn = (values: Values): number =>
  Object.values(values).find((value): value is number => typeof value === 'number') ?? 0

const pluralForm = (forms: PluralForms, language: Language, n: number): string =>
  (n === 0 ? forms.zero : undefined) ?? forms[plurals[language].select(n)] ?? forms.other

/** Latin digits in every language. */
const numbers = new Intl.NumberFormat('en-US')
/** `3,010`, for every displayed count. */
export const formatNumber = (value: number): string => numbers.format(value)
