import type { Answers, Question, QuestionAnswer } from './schema.ts'

const isChosen = (given: QuestionAnswer | undefined, isOneOf: readonly string[]): boolean =>
  given !== undefined && [given].flat().some((choice) => isOneOf.includes(choice))

/**
 * The questions that a person with these answers sees. The answer to a hidden question counts as none, so that what
 * depends on it is hidden too.
 */
export const visibleQuestions = (content: readonly Question[], answers: Answers): Question[] => {
  const shown = new Set<string>()
  return content.filter(({ id, shownIf }) => {
    const isShown =
      shownIf === null ||
      (shown.has(shownIf.question) && isChosen(answers[shownIf.question], shownIf.isOneOf))
    if (isShown) shown.add(id)
    return isShown
  })
}

/** Whether the answer to a question has its caution. */
export const hasCaution = ({ caution }: Question, given: QuestionAnswer | undefined): boolean =>
  caution !== null && isChosen(given, caution.isOneOf)

/** The visible questions whose answers have a caution. */
export const cautionsOf = (content: readonly Question[], answers: Answers): Question[] =>
  visibleQuestions(content, answers).filter((question) => hasCaution(question, answers[question.id]))

export const isAnswered = (given: QuestionAnswer | undefined): boolean =>
  given !== undefined && (typeof given === 'string' ? given.trim() !== '' : given.length > 0)
