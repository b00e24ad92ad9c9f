export type Direction = 'ltr' | 'rtl'

type LanguageFacts = {
  direction: Direction
  /** Its own name: the text of the switch. */
  name: string
  locale: string
}

/**
 * The languages of the interface: one more is a row here, a row of `conventions.ts` and a folder of dictionaries. What
 * the firm writes stays in English and Arabic (`contentLanguages`).
 */
const facts = {
  en: { direction: 'ltr', name: 'English', locale: 'en-US' },
  // Calendar and digits are pinned: bare `ar-SA` is Umm al-Qura in some engines and Gregorian in others (P4.9).
  ar: { direction: 'rtl', name: 'العربية', locale: 'ar-SA-u-ca-gregory-nu-latn' },
} satisfies Record<string, LanguageFacts>

export type Language = keyof typeof facts

export const languages = Object.keys(facts) as [Language, ...Language[]]

/** What an interface language needs each once, such as its number formats. */
export const perLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>

export const isLanguage = (value: unknown): value is Language => languages.some((each) => each === value)

export const factsOf = (language: Language): LanguageFacts => facts[language]

export const directionOf = (language: Language): Direction => facts[language].direction

export const otherLanguages = (language: Language): Language[] =>
  languages.filter((each) => each !== language)

/** The languages that the firm writes in: each text has an English and an Arabic field (P4.5). */
export const contentLanguages = ['en', 'ar'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

/** Whoever reads the interface in a third language reads what the firm wrote in English. */
export const contentLanguageOf = (language: Language): ContentLanguage => (language === 'ar' ? 'ar' : 'en')

export const otherContentLanguage = (language: Language): ContentLanguage => (language === 'ar' ? 'en' : 'ar')

/**
 * The language of a first visit, from an `Accept-Language` header or `navigator.language`: the most preferred one
 * if we speak it, otherwise English (specification, section 1).
 */
export const preferredLanguage = (accepted: string | undefined): Language => {
  const [first] = (accepted ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { tag, weight: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return languages.find((language) => first?.tag.startsWith(language)) ?? 'en'
}

/**
 * The text of a bilingual record in the language asked for; an empty translation falls back to English,
 * and the caller marks it with the language that came out (P4.5).
 * `localized(service, 'name', 'ar')` reads `nameAr`, then `nameEn`.
 */
export const localized = <
  Name extends string,
  Row extends { [key in `${Name}En` | `${Name}Ar`]?: string | null },
>(
  row: Row,
  name: Name,
  language: Language,
): { text: string; language: ContentLanguage } => {
  const arabic = row[`${name}Ar`]
  if (language === 'ar' && arabic) return { text: arabic, language: 'ar' }
  const english = row[`${name}En`]
  if (english) return { text: english, language: 'en' }
  return { text: arabic ?? '', language: 'ar' }
}
