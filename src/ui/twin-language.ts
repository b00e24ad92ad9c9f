import type { ContentLanguage } from '#languages/language.ts'

/**
 * The language of a field in an English and Arabic pair, by its name: `titleEn` and `titleAr`, `position` and
 * `positionAr`, `meta_title` and `meta_title_ar`.
 */
export const twinLanguage = (name: string, names: object): ContentLanguage | undefined => {
  if (/(Ar|_ar)$/.test(name)) return 'ar'
  return name.endsWith('En') || `${name}Ar` in names || `${name}_ar` in names ? 'en' : undefined
}
