import type { Language } from './language.ts'

/**
 * The list separator of Windows, with which Excel opens a CSV file. In Arabic (Saudi Arabia), lines with commas would be
 * one column.
 */
export const listSeparators: Record<Language, string> = { en: ',', ar: ';' }
