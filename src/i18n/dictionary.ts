import { directionOf, type Language, perLanguage } from '#languages/language.ts'

/** The six plural categories of `Intl.PluralRules`. English uses `one` and `other`, Arabic all of them. */
export type PluralForms = { other: string } & Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>>

export type Text = string | PluralForms

export type Dictionary = Record<string, Text>

/**
 * The type every other dictionary must satisfy: a text for each English key. Arabic may need plural forms where English
 * has none.
 */
export type TranslationOf<English extends Dictionary> = { [key in keyof English]: Text }

export type Values = Record<string, string | number>

const firstStrongIsolate = '\u2068'
const popDirectionalIsolate = '\u2069'

const plurals = perLanguage((language) => new Intl.PluralRules(language))

/**
 * Replaces `{name}` with its value. In right-to-left languages each text value is isolated, so that a Latin name or an
 * address does not reorder the sentence around it. A plural text is chosen by its first number.
 */
export const fill = (text: Text, language: Language, values: Values = {}): string => {
  const template = typeof text === 'string' ? text : pluralForm(text, language, countIn(values))
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    if (typeof value === 'number') return formatNumber(value)
    return directionOf(language) === 'rtl' ? firstStrongIsolate + value + popDirectionalIsolate : value
  })
}

const countIn = (values: Values): number =>
  Object.values(values).find((value): value is number => typeof value === 'number') ?? 0

const pluralForm = (forms: PluralForms, language: Language, n: number): string =>
  (n === 0 ? forms.zero : undefined) ?? forms[plurals[language].select(n)] ?? forms.other

/** Latin digits in every language. */
const numbers = new Intl.NumberFormat('en-US')
const formatNumber = (value: number): string => numbers.format(value)
