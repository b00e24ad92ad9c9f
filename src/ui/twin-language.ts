import { type ContentLanguage, contentLanguageOf, type Language } from '#languages/language.ts'

/**
 * The language of a field in an English and Arabic pair, by its name: `titleEn` and `titleAr`, `position` and
 * `positionAr`, `meta_title` and `meta_title_ar`.
 */
export const twinLanguage = (name: string, names: object): ContentLanguage | undefined => {
  if (/(Ar|_ar)$/.test(name)) return 'ar'
  return name.endsWith('En') || `${name}Ar` in names || `${name}_ar` in names ? 'en' : undefined
}

/**
 * Names of settings in page order: of a pair such as `meta_title` and `meta_title_ar`, the one in the language
 * of the interface comes first.
 */
export const twinsInOrder = <Name extends string>(names: readonly Name[], language: Language): Name[] =>
  contentLanguageOf(language) === 'en'
    ? [...names]
    : names.map((name, at) => {
        const [before, after] = [names[at - 1], names[at + 1]]
        if (after === `${name}_ar`) return after
        return before !== undefined && name === `${before}_ar` ? before : name
      })
