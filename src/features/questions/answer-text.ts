import type { Language } from '#languages/language.ts'
import type { Question, QuestionAnswer } from './schema.ts'
import { yesNoKinds } from './values.ts'

/** The texts of an answer in the language of the reader. */
export type AnswerWords = {
  yes: string
  no: string
  /** A day such as `2027-12-31` in both calendars. */
  day: (day: string) => string
  money: (amount: string) => string
  list: (choices: readonly string[]) => string
}

export const questionTitle = ({ titleAr, titleEn }: Question, language: Language): string =>
  language === 'ar' ? titleAr || titleEn : titleEn || titleAr

/** Digits in groups of three, with two after the point unless both are zero. */
const amountText = (stored: string): string => {
  const [riyals = '', halalas = ''] = stored.split('.')
  const grouped = riyals.replace(/\B(?=(\d{3})+$)/g, ',')
  return /[1-9]/.test(halalas) ? `${grouped}.${halalas.padEnd(2, '0')}` : grouped
}

/** An answer as the reader sees it: choices in the language of the reader, typed words as they are. */
export const answerText = (
  question: Question,
  given: QuestionAnswer | undefined,
  language: Language,
  words: AnswerWords,
): string => {
  if (given === undefined) return ''
  const { kind, choices } = question
  if (kind === 'one' || kind === 'several') {
    const chosen = choices.filter(({ id }) => [given].flat().includes(id))
    return words.list(chosen.map(({ ar, en }) => (language === 'ar' ? ar || en : en || ar)))
  }
  const text = [given].flat().join(', ')
  if (yesNoKinds.includes(kind)) return text === 'yes' ? words.yes : words.no
  if (kind === 'day' && /^\d{4}-\d\d-\d\d$/.test(text)) return words.day(text)
  return kind === 'amount' ? words.money(amountText(text)) : text
}
