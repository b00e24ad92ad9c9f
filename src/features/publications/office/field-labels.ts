import type { TextKey } from '#i18n/translate.tsx'
import type { EditorValues } from './editor-values.ts'

/** Field labels, in the order of the page. */
export const fieldLabels = {
  titleEn: 'editor.titleEn',
  summaryEn: 'editor.summaryEn',
  contentEn: 'editor.contentEn',
  titleAr: 'editor.titleAr',
  summaryAr: 'editor.summaryAr',
  contentAr: 'editor.contentAr',
  state: 'editor.status',
  date: 'table.publishDate',
  time: 'editor.time',
  publishedLanguages: 'editor.languages',
  laterDate: 'editor.later',
  laterTime: 'editor.later.time',
  category: 'publications.office.category',
  coverImage: 'editor.cover',
} as const satisfies Record<keyof EditorValues, TextKey>
