import type { Language } from '#languages/language.ts'

/** An option of the firm's list may have both languages: «Recommendation | توصية». */
export const heardIn = (option: string | null, language: Language): string | null => {
  const [english = '', arabic] = option?.split('|') ?? []
  const text = (language === 'ar' && arabic ? arabic : english).trim()
  return text === '' ? null : text
}

/** The list of a firm that has not written its own. */
const defaultOptions = [
  'Recommendation | توصية',
  'Previous client | عميل سابق',
  'Search engine | محرك بحث',
  'Social media | وسائل التواصل',
  'Event or lecture | فعالية أو محاضرة',
]

const maxLength = 100

/** The options of the firm's list, one per line. */
export const heardOptions = (setting: string): readonly string[] => {
  const lines = setting.split('\n').map((line) => line.trim().slice(0, maxLength))
  const written = [...new Set(lines)].filter(Boolean)
  return written.length > 0 ? written : defaultOptions
}
