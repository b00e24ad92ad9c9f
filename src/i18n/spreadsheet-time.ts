import { timeZone } from './format.ts'

const sortable = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/**
 * `2025-03-09 12:30:05`: an instant in Riyadh time, in a form that every spreadsheet can sort and calculate
 * with.
 */
export const spreadsheetTime = (instant: string | null): string | null =>
  instant && sortable.format(new Date(instant))
