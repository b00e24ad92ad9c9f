import type { Language } from './language.ts'

type Conventions = {
  /** Between the lines of an address that is said in one. */
  comma: string
  /** Texts that stand in a row, such as `2 drafts, 1 scheduled`. */
  list: Intl.ListFormatOptions
  /** Whether today's Umm al-Qura date stands beside the Gregorian one. */
  showsHijriDate: boolean
}

/** How a language is written, apart from what every page needs at once. */
const conventions: Record<Language, Conventions> = {
  en: { comma: ', ', list: { type: 'unit', style: 'short' }, showsHijriDate: false },
  ar: { comma: '، ', list: { type: 'conjunction' }, showsHijriDate: true },
}

export const conventionsOf = (language: Language): Conventions => conventions[language]
