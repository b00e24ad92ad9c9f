import type { ContentLanguage } from '#languages/language.ts'

type Sendable = {
  isVisible: boolean
  publishDate: string
  publishedLanguages: readonly ContentLanguage[]
  titleEn: string
  titleAr: string
  contentEn: string
  contentAr: string
}

/** Only what visitors can read in a language is sent in it. */
export const canBeSent = (publication: Sendable, language: ContentLanguage, now: Date): boolean =>
  publication.isVisible &&
  Date.parse(publication.publishDate) <= now.getTime() &&
  publication.publishedLanguages.includes(language) &&
  Boolean(language === 'ar' ? publication.titleAr.trim() : publication.titleEn.trim()) &&
  Boolean(language === 'ar' ? publication.contentAr.trim() : publication.contentEn.trim())
