import { hijriDay } from '#i18n/calendar-format.ts'
import { formatList, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { answerText, questionTitle } from '../answer-text.ts'
import { visibleQuestions } from '../rules.ts'
import type { AnswersEntry, Question } from '../schema.ts'

/** A question that the person saw, with the answer in the language of the reader. */
export type AnsweredQuestion = {
  id: string
  title: string
  /** Empty without an answer. */
  text: string
  /** Whether the words are the person's own, in a language of theirs. */
  isTyped: boolean
  hasCaution: boolean
}

const typedKinds: readonly Question['kind'][] = ['text', 'lines', 'party']

/** The most lines of answers before the rest is folded. */
const maxLines = 8

/** The questions of an entry as its reader sees them. */
export const useAnsweredQuestions = () => {
  const { t, language } = useTranslation()
  const words = {
    yes: t('officeQuestions.yes'),
    no: t('officeQuestions.no'),
    day: (day: string) =>
      t('officeQuestions.day', {
        day: formatLongDate(`${day}T12:00:00+03:00`, language),
        hijri: hijriDay(day, language),
      }),
    money: (amount: string) => t('officeQuestions.money', { amount }),
    list: (choices: readonly string[]) => formatList(choices, language),
  }
  return (
    content: readonly Question[],
    { answers, cautions }: Pick<AnswersEntry, 'answers' | 'cautions'>,
  ): AnsweredQuestion[] =>
    visibleQuestions(content, answers).map((question) => ({
      id: question.id,
      title: questionTitle(question, language),
      text: answerText(question, answers[question.id], language, words),
      isTyped: typedKinds.includes(question.kind),
      hasCaution: cautions.includes(question.id),
    }))
}

/** The first answers, in the order of the questions; an answer with a caution is never folded. */
export const firstAnswers = (all: readonly AnsweredQuestion[]): AnsweredQuestion[] => {
  const answered = all.filter(({ text }) => text !== '')
  const marked = answered.filter(({ hasCaution }) => hasCaution)
  const others = answered.filter(({ hasCaution }) => !hasCaution)
  const chosen = [...marked, ...others].slice(0, maxLines)
  return answered.filter((answer) => chosen.includes(answer))
}
