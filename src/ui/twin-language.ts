import type { ContentLanguage } from '#languages/language.ts'

/**
 * Of two texts that say the same, one is in English and one in Arabic, and their names tell which: `titleEn` and
 * `titleAr`, `position` and `positionAr`, `meta_title` and `meta_title_ar`.
 */
export const twinLanguage = (name: string, names: object): ContentLanguage | undefined => {
  if (/(Ar|_ar)$/.test(name)) return 'ar'
  return name.endsWith('En') || `${name}Ar` in names || `${name}_ar` in names ? 'en' : undefined
}
