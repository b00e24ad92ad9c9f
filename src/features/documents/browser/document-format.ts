import { timeZone } from '#i18n/format.ts'
import type { TextKey } from '#i18n/translate.tsx'
import type { DocumentRequest } from '../schema.ts'

/** A kind of file in a word people use. */
export const typeLabel = (type: string): TextKey => {
  if (type === 'application/pdf') return 'documents.type.pdf'
  if (type.includes('wordprocessing')) return 'documents.type.docx'
  if (type.includes('spreadsheet')) return 'documents.type.xlsx'
  return type.startsWith('image/') ? 'documents.type.picture' : 'documents.type.text'
}

const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })

/** `2026-03-09`: the day it is in Riyadh. */
export const dayInRiyadh = (now: Date): string => days.format(now)

/** Due on a day means until its end. */
export const isOverdue = (
  { state, dueDate }: Pick<DocumentRequest, 'state' | 'dueDate'>,
  now: Date,
): boolean => state === 'open' && dueDate < dayInRiyadh(now)
