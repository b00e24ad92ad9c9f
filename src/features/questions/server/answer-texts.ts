import type { Database } from '#db/connection.ts'
import { translateIn } from '#i18n/texts.ts'
import { type Language, perLanguage } from '#languages/language.ts'
import { type AnswerWords, answerText } from '../answer-text.ts'
import { findNewestAnswers } from './answer-repository.ts'

const words = perLanguage((language): AnswerWords => {
  const t = translateIn[language]
  return {
    yes: t('officeQuestions.yes'),
    no: t('officeQuestions.no'),
    day: (days) => t('officeQuestions.day', days),
    money: (amount) => t('officeQuestions.money', { amount }),
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
