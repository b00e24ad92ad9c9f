import type { Database } from '#db/connection.ts'
import { hijriDay } from '#i18n/calendar-format.ts'
import { formatList, formatLongDate } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import { type Language, perLanguage } from '#languages/language.ts'
import { type AnswerWords, answerText } from '../answer-text.ts'
import { findNewestAnswers } from './answer-repository.ts'

const words = perLanguage((language): AnswerWords => {
  const t = translateIn[language]
  return {
    yes: t('officeQuestions.yes'),
    no: t('officeQuestions.no'),
    day: (day) =>
      t('officeQuestions.day', {
        day: formatLongDate(`${day}T12:00:00+03:00`, language),
        hijri: hijriDay(day, language),
      }),
    money: (amount) => t('officeQuestions.money', { amount }),
    list: (choices) => formatList(choices, language),
  }
})

/** The newest answers of a request as texts, by the id of their question; empty without an answer. */
export const findAnswerTexts = async (
  db: Database,
  consultationId: number,
): Promise<(id: string, language: Language) => string> => {
  const newest = await findNewestAnswers(db, consultationId)
  return (id, language) => {
    const question = newest?.content.find((each) => each.id === id)
    return question ? answerText(question, newest?.answers[id], language, words[language]) : ''
  }
}
