import type { Language } from './language.ts'

type Conventions = {
  /** Separates the lines of an address that is written on one line. */
  comma: string
  /** Joins texts to a list, such as `2 drafts, 1 scheduled`. */
  list: Intl.ListFormatOptions
  /** Whether today's Umm al-Qura date is shown next to the Gregorian one. */
  showsHijriDate: boolean
}

/** Formatting rules that are not needed on first load. */
const conventions: Record<Language, Conventions> = {
  en: { comma: ', ', list: { type: 'unit', style: 'short' }, showsHijriDate: false },
  ar: { comma: '، ', list: { type: 'conjunction' }, showsHijriDate: true },
}

export const conventionsOf = (language: Language): Conventions => conventions[language]
