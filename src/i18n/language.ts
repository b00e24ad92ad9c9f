export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]
export type Direction = 'ltr' | 'rtl'

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'ar'

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr')

export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar')

/**
 * The language of a first visit, from an `Accept-Language` header or `navigator.language`:
 * Arabic if the most preferred one starts with `ar`, otherwise English (specification, section 1).
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
  return first?.tag.startsWith('ar') ? 'ar' : 'en'
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
): { text: string; language: Language } => {
  const arabic = row[`${name}Ar`]
  if (language === 'ar' && arabic) return { text: arabic, language: 'ar' }
  const english = row[`${name}En`]
  if (english) return { text: english, language: 'en' }
  return { text: arabic ?? '', language: 'ar' }
}
