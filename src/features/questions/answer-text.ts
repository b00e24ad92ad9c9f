import { hijriDay } from '#i18n/calendar-format.ts'
import { formatList, formatLongDate } from '#i18n/format.ts'
import type { Language } from '#languages/language.ts'
import type { Question, QuestionAnswer } from './schema.ts'
import { yesNoKinds } from './values.ts'

/** The texts of an answer in the language of the reader. */
export type AnswerWords = {
  yes: string
  no: string
  /** A day in both calendars. */
  day: (days: { day: string; hijri: string }) => string
  money: (amount: string) => string
}

const titleOf = ({ titleAr, titleEn }: Question, language: Language): string =>
  language === 'ar' ? titleAr || titleEn : titleEn || titleAr

export { titleOf as questionTitle }

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
    return formatList(
      chosen.map(({ ar, en }) => (language === 'ar' ? ar || en : en || ar)),
      language,
    )
  }
  const text = [given].flat().join(', ')
  if (yesNoKinds.includes(kind)) return text === 'yes' ? words.yes : words.no
  if (kind === 'day' && /^\d{4}-\d\d-\d\d$/.test(text))
    return words.day({
      day: formatLongDate(`${text}T12:00:00+03:00`, language),
      hijri: hijriDay(text, language),
    })
  return kind === 'amount' ? words.money(amountText(text)) : text
}
