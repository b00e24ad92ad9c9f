import type { TextKey } from '#i18n/translate.tsx'
import type { EditorValues } from './editor-values.ts'

export const fieldLabels: Record<keyof EditorValues, TextKey> = {
  titleEn: 'editor.titleEn',
  titleAr: 'editor.titleAr',
  summaryEn: 'editor.summaryEn',
  summaryAr: 'editor.summaryAr',
  contentEn: 'editor.contentEn',
  contentAr: 'editor.contentAr',
  category: 'publications.office.category',
  coverImage: 'editor.cover',
  publishedLanguages: 'editor.languages',
  state: 'editor.status',
  date: 'table.publishDate',
  time: 'editor.time',
}

/** Texts of one language; the others are words of the page. */
export const languageOf = (name: string): 'en' | 'ar' | undefined =>
  name.endsWith('En') ? 'en' : name.endsWith('Ar') ? 'ar' : undefined
