import * as z from 'zod/mini'
import { typedDay } from '#fields/day.ts'
import { foldNumber } from '#fields/fold.ts'
import { personName, textLine, textLines } from '#fields/text.ts'
import { isAnswered, visibleQuestions } from './rules.ts'
import type { Answers, Question, QuestionAnswer } from './schema.ts'
import { choicesOf } from './set-rules.ts'
import { maxLinesLength, maxTextLength, yesNoKinds } from './values.ts'

/** Riyals with at most two digits after the point; a comma or a space separates groups of three digits. */
const amountForm = /^\d{1,11}(?:\.\d{1,2})?$/

const amount = z.pipe(
  z.string('val.question.amount'),
  z.transform((typed, context): string => {
    const digits = foldNumber(typed)
      .replace(/ريال(?:ًا|ا|ات)?(?: سعودي)?|ر\.? ?س\.?|﷼|\u20c1|SAR|SR|riyals?/giu, '')
      .replace(/٫/g, '.')
      .trim()
      .replace(/(?<=\d)[,٬'’ \u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '')
    if (amountForm.test(digits)) return digits
    context.issues.push({ code: 'custom', message: 'val.question.amount', input: typed })
    return z.NEVER
  }),
)

const texts = {
  text: textLine(maxTextLength),
  lines: textLines(maxLinesLength),
  day: typedDay,
  amount,
  party: personName('val.generic.required', maxTextLength),
}

/** The answer as it is stored, or the key of a text with the reason why it is not one. */
const readAnswer = (
  question: Question,
  given: QuestionAnswer,
): { value: QuestionAnswer } | { message: string } => {
  const { kind } = question
  if (kind === 'several' || kind === 'one' || yesNoKinds.includes(kind)) {
    const known = yesNoKinds.includes(kind) ? ['yes', 'no'] : choicesOf(question)
    const chosen = known.filter((id) => [given].flat().includes(id))
    if (kind === 'several') return chosen.length > 0 ? { value: chosen } : { message: 'val.generic.required' }
    return chosen[0] === undefined ? { message: 'val.generic.required' } : { value: chosen[0] }
  }
  const { data, error } = z.safeParse(texts[kind as keyof typeof texts], [given].flat().join('\n'))
  return data === undefined ? { message: error?.issues[0]?.message ?? 'val.generic.format' } : { value: data }
}

/** A problem at the question with this id. */
export type AnswerProblem = { field: string; message: string }

/** The answers to the visible questions, as they are stored. What is hidden is dropped. */
export const readAnswers = (
  content: readonly Question[],
  typed: Answers,
): { answers: Answers; problems: AnswerProblem[] } => {
  const answers: Answers = {}
  const problems: AnswerProblem[] = []
  for (const question of visibleQuestions(content, typed)) {
    const given = typed[question.id]
    if (given === undefined || !isAnswered(given)) {
      if (question.isRequired) problems.push({ field: question.id, message: 'val.generic.required' })
      continue
    }
    const read = readAnswer(question, given)
    if ('value' in read) answers[question.id] = read.value
    else problems.push({ field: question.id, message: read.message })
  }
  return { answers, problems }
}

/** The answers that fit the kinds of their questions, as typed. Others are dropped. */
export const fittingAnswers = <Typed extends { value: QuestionAnswer }>(
  content: readonly Question[],
  changes: Readonly<Record<string, Typed>>,
): Record<string, Typed> => {
  const kinds = new Map(content.map(({ id, kind }) => [id, kind]))
  const fits = ([id, { value }]: [string, Typed]): boolean =>
    kinds.has(id) && Array.isArray(value) === (kinds.get(id) === 'several')
  return Object.fromEntries(Object.entries(changes).filter(fits))
}

const asText = (given: QuestionAnswer | undefined): string => JSON.stringify(given ?? null)

export const areSame = (content: readonly Question[], one: Answers, other: Answers): boolean =>
  content.every(({ id }) => asText(one[id]) === asText(other[id]))
