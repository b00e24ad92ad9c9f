import type { Language } from '#languages/language.ts'
import type { Article, Publication } from '../schema.ts'

/** The text in the page's language, else in the other one, with the language used (P4.5). */
export const articleIn = (
  { articleEn, articleAr }: Pick<Publication, 'articleEn' | 'articleAr'>,
  language: Language,
): { article: Article | null; language: Language } => {
  const isArabic = language === 'ar' ? articleAr !== null : articleEn === null && articleAr !== null
  return isArabic ? { article: articleAr, language: 'ar' } : { article: articleEn, language: 'en' }
}
