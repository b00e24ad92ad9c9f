import * as z from 'zod/mini'
import { serviceAreas } from '#features/services/areas.ts'
import { seenVersion } from '#fields/changes.ts'
import { linkToken } from '#fields/link-token.ts'
import { textLine, textLines } from '#fields/text.ts'
import {
  maxChoices,
  maxLinesLength,
  maxPaperDays,
  maxQuestions,
  partySides,
  questionKinds,
  versionStates,
} from './values.ts'

const questionId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'val.generic.format'))
const choiceIds = z.array(questionId).check(z.maxLength(maxChoices, 'val.generic.format'))

/** Drafts may miss texts; `setProblems` of `rules.ts` checks a version when it is published. */
const question = z.strictObject({
  /** Unique in its set, and the same in its later versions. */
  id: questionId,
  kind: z.enum(questionKinds, 'val.generic.required'),
  titleAr: textLine(200),
  titleEn: textLine(200),
  helpAr: textLines(500),
  helpEn: textLines(500),
  isRequired: z.boolean(),
  /** For `one` and `several`. */
  choices: z
    .array(z.strictObject({ id: questionId, ar: textLine(200), en: textLine(200) }))
    .check(z.maxLength(maxChoices, 'val.generic.format')),
  /** Shown only if the answer to an earlier question is one of these choices, or `yes` or `no`. */
  shownIf: z.nullable(z.strictObject({ question: questionId, isOneOf: choiceIds })),
  /** A sentence of the firm for the person, and a mark for the office. */
  caution: z.nullable(z.strictObject({ isOneOf: choiceIds, ar: textLines(500), en: textLines(500) })),
  /** For `party`. */
  partyRole: z.nullable(z.enum(partySides)),
  /** For `paper`: working days until it is due. */
  days: z.nullable(
    z.int().check(z.minimum(1, 'val.generic.number'), z.maximum(maxPaperDays, 'val.generic.number')),
  ),
})
export type Question = z.infer<typeof question>

export const questionSet = z.array(question).check(z.maxLength(maxQuestions, 'val.generic.format'))

/** The response may have more than the input permits today. */
const storedSet = z.array(z.object(question.shape))

const versionFields = {
  id: z.int(),
  area: z.enum(serviceAreas),
  number: z.int(),
  state: z.enum(versionStates),
  /** Whether the responsible partner has read it. */
  isReviewed: z.boolean(),
  reviewedBy: z.nullable(z.string()),
  reviewedAt: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  updatedAt: z.string(),
}

/** One version in the list, with the number of its questions. */
export const listedVersion = z.object({ ...versionFields, questions: z.int() })
export type ListedVersion = z.infer<typeof listedVersion>

export const setVersion = z.object({ ...versionFields, content: storedSet })
export type SetVersion = z.infer<typeof setVersion>

/** Begins the next version with a copy of the newest one, or with this content. */
export const versionInput = z.strictObject({
  area: z.enum(serviceAreas, 'val.generic.required'),
  content: z.optional(questionSet),
})
export const versionChanges = z.strictObject({ content: questionSet, updatedAt: seenVersion })
export const publication = z.strictObject({ updatedAt: seenVersion })

const answer = z.union([
  z.string().check(z.maxLength(maxLinesLength, `val.generic.maxLength?max=${maxLinesLength}`)),
  choiceIds,
])
export type QuestionAnswer = z.infer<typeof answer>

/**
 * The answers by the id of their question: `yes` or `no`, the id of a choice, a list of them, or a text. A stored
 * day is `2027-12-31`, a stored amount is `12500.5`; a draft has them as typed.
 */
const answers = z.record(questionId, answer)
export type Answers = z.infer<typeof answers>

/** Answers that were typed, with the milliseconds since: of two tabs, the newer answer to a question is stored. */
const typedAnswers = z.record(
  questionId,
  z.strictObject({ value: answer, age: z.int().check(z.minimum(0, 'val.generic.number')) }),
)
export type TypedAnswers = z.infer<typeof typedAnswers>

const saving = {
  /** The version of the set that the person reads. */
  versionId: z.int32('val.generic.number'),
  changes: typedAnswers,
}
export const answersInput = z.strictObject(saving)
export const followedAnswersInput = z.strictObject({ ...saving, token: linkToken })

const entryFields = {
  id: z.int(),
  /** 1 for the first entry of the request. */
  number: z.int(),
  /** The number of the version of the set. */
  version: z.int(),
  answers,
  createdAt: z.string(),
  /** The employee who answered for a caller; null for the person, and for a deleted user. */
  recordedBy: z.nullable(z.string()),
  isByOffice: z.boolean(),
}

const openVersion = z.object({ id: z.int(), number: z.int(), content: storedSet })

const draftFields = {
  /** The version with which the person began, or else the newest. Null if nothing is offered. */
  version: z.nullable(openVersion),
  /** The answers as typed, also after they were sent. */
  draft: answers,
  /** Whether the draft differs from what was sent last. */
  hasUnsent: z.boolean(),
  isClosed: z.boolean(),
}

/** The person's view of the questions of a request. */
export const ownQuestions = z.object({
  ...draftFields,
  requestedAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
})
export type OwnQuestions = z.infer<typeof ownQuestions>

/** The stored draft. `versionId` differs from the sent one if another tab began with another version. */
export const savedAnswers = z.object({ versionId: z.int(), draft: answers, hasUnsent: z.boolean() })
export type SavedAnswers = z.infer<typeof savedAnswers>

const answersEntry = z.object({
  ...entryFields,
  /** The ids of the questions whose answer has a caution. */
  cautions: z.array(z.string()),
  readAt: z.nullable(z.string()),
  readBy: z.nullable(z.string()),
})
export type AnswersEntry = z.infer<typeof answersEntry>

/** The person's receipt of sent answers. */
export const ownEntry = z.object({
  number: z.int(),
  version: z.int(),
  answers,
  cautions: z.array(z.string()),
  createdAt: z.string(),
})
export type OwnEntry = z.infer<typeof ownEntry>

/** The office's view. Users who may list the request, and not open it, get `isAnswered` only. */
export const requestAnswers = z.object({
  isAnswered: z.boolean(),
  opened: z.nullable(
    z.object({
      ...draftFields,
      requestedAt: z.nullable(z.string()),
      requestedBy: z.nullable(z.string()),
      /** Newest first; all of `version`. */
      entries: z.array(answersEntry),
    }),
  ),
})
export type RequestAnswers = z.infer<typeof requestAnswers>
