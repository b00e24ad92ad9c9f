import type { Question } from './schema.ts'
import { choiceKinds, maxVisible } from './values.ts'

/** The path of a field below `content`, and the key of a text. */
export type SetProblem = { field: string; message: string }

const required = 'val.generic.required'

/** The ids to which a condition or a caution can refer. */
export const choicesOf = ({ kind, choices }: Question): string[] =>
  kind === 'yesNo' ? ['yes', 'no'] : choiceKinds.includes(kind) ? choices.map(({ id }) => id) : []

/** All reasons why a version cannot be published, each at its question. */
export const setProblems = (content: readonly Question[]): SetProblem[] => {
  const problems = content.flatMap((question, at) =>
    [
      ...missingTexts(question),
      ...problemsOfKind(question),
      ...problemsOfCondition(content, at),
      ...(content.findIndex(({ id }) => id === question.id) < at
        ? [{ field: 'id', message: 'val.question.id' }]
        : []),
    ].map(({ field, message }) => ({ field: `content.${at}.${field}`, message })),
  )
  if (problems.length > 0) return problems
  const visible = mostVisible(content)
  return visible > maxVisible
    ? [
        {
          field: `content.${content.length - 1}.titleAr`,
          message: `val.question.tooMany?n=${visible}&max=${maxVisible}`,
        },
      ]
    : []
}

const missingTexts = ({ titleAr, titleEn, helpAr, helpEn, choices, caution }: Question): SetProblem[] => {
  const texts: [string, string][] = [
    ['titleAr', titleAr],
    ['titleEn', titleEn],
    // Help is optional, but not in one language only.
    ...(helpAr || helpEn
      ? ([
          ['helpAr', helpAr],
          ['helpEn', helpEn],
        ] as [string, string][])
      : []),
    ...choices.flatMap(({ ar, en }, at): [string, string][] => [
      [`choices.${at}.ar`, ar],
      [`choices.${at}.en`, en],
    ]),
    ...(caution
      ? ([
          ['caution.ar', caution.ar],
          ['caution.en', caution.en],
        ] as [string, string][])
      : []),
  ]
  return texts.flatMap(([field, text]) => (text.trim() ? [] : [{ field, message: required }]))
}

const problemsOfKind = (question: Question): SetProblem[] => {
  const { kind, choices, caution, partyRole, days } = question
  const hasChoices = kind === 'one' || kind === 'several'
  const ids = choices.map(({ id }) => id)
  const known = choicesOf(question)
  return [
    [hasChoices && ids.length < 2, 'choices', 'val.question.choices'],
    [!hasChoices && ids.length > 0, 'choices', 'val.generic.format'],
    [new Set(ids).size < ids.length, 'choices', 'val.question.id'],
    [kind === 'party' && partyRole === null, 'partyRole', required],
    [kind === 'paper' && days === null, 'days', required],
    [caution !== null && !isSome(caution.isOneOf, known), 'caution.isOneOf', 'val.question.choice'],
  ].flatMap(([isWrong, field, message]) =>
    isWrong ? [{ field: String(field), message: String(message) }] : [],
  )
}

const isSome = (chosen: readonly string[], known: readonly string[]): boolean =>
  chosen.length > 0 && chosen.every((id) => known.includes(id))

/** A condition refers to a choice of an earlier question, so that no circle is possible. */
const problemsOfCondition = (content: readonly Question[], at: number): SetProblem[] => {
  const condition = content[at]?.shownIf
  if (!condition) return []
  const found = content.findIndex(({ id }) => id === condition.question)
  const referred = content[found]
  const problem = (field: string, message: string) => [{ field: `shownIf.${field}`, message }]
  if (!referred) return problem('question', required)
  if (found >= at)
    return problem('question', isCircle(content, at) ? 'val.question.circle' : 'val.question.later')
  return isSome(condition.isOneOf, choicesOf(referred)) ? [] : problem('isOneOf', 'val.question.choice')
}

/** Whether the conditions lead from a question back to it. */
const isCircle = (content: readonly Question[], at: number): boolean => {
  const start = content[at]
  let next = start?.shownIf?.question
  for (let steps = 0; next !== undefined && steps <= content.length; steps += 1) {
    if (next === start?.id) return true
    next = content.find(({ id }) => id === next)?.shownIf?.question
  }
  return false
}

/** The most questions that one person can see, over all possible answers. */
export const mostVisible = (content: readonly Question[]): number => {
  const below = (question: Question): number => {
    const children = content.filter(({ shownIf }) => shownIf?.question === question.id)
    const sumOf = (shown: readonly Question[]) => shown.reduce((sum, child) => sum + below(child), 0)
    // With several choices, all children can be visible together.
    const perAnswer =
      question.kind === 'several'
        ? [sumOf(children)]
        : choicesOf(question).map((choice) =>
            sumOf(children.filter(({ shownIf }) => shownIf?.isOneOf.includes(choice))),
          )
    return 1 + Math.max(0, ...perAnswer)
  }
  return content.filter(({ shownIf }) => shownIf === null).reduce((sum, root) => sum + below(root), 0)
}
