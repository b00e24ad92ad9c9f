import { timeZone } from '#i18n/format.ts'
import type { TextKey } from '#i18n/translate.tsx'
import { type Language, localized } from '#languages/language.ts'
import type { DocumentRequest } from '../schema.ts'

/** The file type in everyday words. */
export const typeLabel = (type: string): TextKey => {
  if (type === 'application/pdf') return 'documents.type.pdf'
  if (type.includes('wordprocessing')) return 'documents.type.docx'
  if (type.includes('spreadsheet')) return 'documents.type.xlsx'
  return type.startsWith('image/') ? 'documents.type.picture' : 'documents.type.text'
}

const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })

/** The date in Riyadh, such as `2026-03-09`. */
export const dayInRiyadh = (now: Date): string => days.format(now)

/** The title of a paper in the language of its reader; any other title is as the office typed it. */
export const requestedTitle = (
  { title, paper }: Pick<DocumentRequest, 'title' | 'paper'>,
  language: Language,
): string => (paper ? localized(paper, 'title', language).text : title)

/** A due date includes the whole day. */
export const isOverdue = (
  { state, dueDate }: Pick<DocumentRequest, 'state' | 'dueDate'>,
  now: Date,
): boolean => state === 'open' && dueDate < dayInRiyadh(now)
