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

/** An issue can be sent only in a language in which visitors can read the publication. */
export const canBeSent = (publication: Sendable, language: ContentLanguage, now: Date): boolean =>
  publication.isVisible &&
  Date.parse(publication.publishDate) <= now.getTime() &&
  publication.publishedLanguages.includes(language) &&
  Boolean(language === 'ar' ? publication.titleAr.trim() : publication.titleEn.trim()) &&
  Boolean(language === 'ar' ? publication.contentAr.trim() : publication.contentEn.trim())
