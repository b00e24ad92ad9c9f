export type Direction = 'ltr' | 'rtl'

type LanguageFacts = {
  direction: Direction
  /** The language's own name, shown in the language switch. */
  name: string
  locale: string
}

/**
 * The interface languages. To add one, add a row here, a row of `conventions.ts` and a folder of
 * dictionaries. The firm's own content stays in English and Arabic (`contentLanguages`).
 */
const facts = {
  en: { direction: 'ltr', name: 'English', locale: 'en-US' },
  // Calendar and digits are pinned: bare `ar-SA` is Umm al-Qura in some engines and Gregorian in others (P4.9).
  ar: { direction: 'rtl', name: 'العربية', locale: 'ar-SA-u-ca-gregory-nu-latn' },
} satisfies Record<string, LanguageFacts>

export type Language = keyof typeof facts

export const languages = Object.keys(facts) as [Language, ...Language[]]

/** One value per interface language, such as its number formats. Each is made when it is first used. */
export const perLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> => {
  const values = {} as Record<Language, Value>
  for (const language of languages)
    Object.defineProperty(values, language, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = make(language)
        Object.defineProperty(values, language, { value, enumerable: true })
        return value
      },
    })
  return values
}

export const isLanguage = (value: unknown): value is Language => languages.some((each) => each === value)

export const factsOf = (language: Language): LanguageFacts => facts[language]

export const directionOf = (language: Language): Direction => facts[language].direction

export const otherLanguages = (language: Language): Language[] =>
  languages.filter((each) => each !== language)

/** The languages the firm writes its content in: each text has an English and an Arabic field (P4.5). */
export const contentLanguages = ['en', 'ar'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

/** Readers of any third interface language get the English content. */
export const contentLanguageOf = (language: Language): ContentLanguage => (language === 'ar' ? 'ar' : 'en')

export const otherContentLanguage = (language: Language): ContentLanguage => (language === 'ar' ? 'en' : 'ar')

/**
 * The language of a first visit, from an `Accept-Language` header or `navigator.language`: the most preferred
 * supported one, otherwise English (specification, section 1).
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
 * The text of a bilingual record in the requested language. If the translation is empty, it falls back to the
 * other language, and the returned `language` is the one used (P4.5). `localized(service, 'name', 'ar')`
 * reads `nameAr`, then `nameEn`.
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

/** The interface languages whose readers get this text in their own language; all of them if there is no text. */
export const languagesOf = <
  Name extends string,
  Row extends { [key in `${Name}En` | `${Name}Ar`]?: string | null },
>(
  row: Row,
  name: Name,
): readonly Language[] => {
  if (!localized(row, name, 'en').text) return languages
  return languages.filter((each) => localized(row, name, each).language === contentLanguageOf(each))
}
