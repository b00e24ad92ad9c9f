import * as z from 'zod/mini'
import { foldNumber } from '#fields/fold.ts'
import type { TextKey } from '#i18n/translate.tsx'
import { type Question, questionSet, type SetVersion } from '../schema.ts'
import { choicesOf, setProblems } from '../set-rules.ts'
import { choiceKinds, maxPaperDays, type PartySide, type QuestionKind } from '../values.ts'

/** A question as typed. The parts that its kind lacks stay in the form, in case the kind is changed back. */
export type QuestionValues = Omit<Question, 'shownIf' | 'caution' | 'partyRole' | 'days'> & {
  /** Without a question it is always shown. */
  shownIf: { question: string; isOneOf: string[] }
  caution: { isShown: boolean; isOneOf: string[]; ar: string; en: string }
  partyRole: PartySide
  days: string
}
export type SetValues = { content: QuestionValues[] }
export type SetContent = { content: Question[] }

/** The texts of a question and of its parts, by the end of their path. */
export const questionLabels = {
  kind: 'questionSets.kind',
  titleAr: 'questionSets.titleAr',
  titleEn: 'questionSets.titleEn',
  helpAr: 'questionSets.helpAr',
  helpEn: 'questionSets.helpEn',
  partyRole: 'questionSets.partyRole',
  days: 'questionSets.days',
  'caution.ar': 'questionSets.cautionAr',
  'caution.en': 'questionSets.cautionEn',
} as const satisfies Record<string, TextKey>
export type QuestionField = keyof typeof questionLabels

/** A random id: a later version must not give another question the id of a removed one. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join('')

export const newChoice = () => ({ id: newId(), ar: '', en: '' })

export const newQuestion = (kind: QuestionKind): QuestionValues => ({
  id: newId(),
  kind,
  titleAr: '',
  titleEn: '',
  helpAr: '',
  helpEn: '',
  isRequired: false,
  choices: hasChoices(kind) ? [newChoice(), newChoice()] : [],
  shownIf: { question: '', isOneOf: [] },
  caution: { isShown: false, isOneOf: [], ar: '', en: '' },
  partyRole: 'opposing',
  days: '5',
})

/** The kinds whose choices the firm writes. */
export const hasChoices = (kind: QuestionKind): boolean => kind === 'one' || kind === 'several'

/** The kinds to whose answers a condition or a caution can refer. */
export const isChoice = (kind: QuestionKind): boolean => choiceKinds.includes(kind)

export const valuesOf = ({ content }: Pick<SetVersion, 'content'>): SetValues => ({
  content: content.map(({ shownIf, caution, partyRole, days, ...question }) => ({
    ...question,
    shownIf: shownIf ?? { question: '', isOneOf: [] },
    caution: caution ? { isShown: true, ...caution } : { isShown: false, isOneOf: [], ar: '', en: '' },
    partyRole: partyRole ?? 'opposing',
    days: days === null ? '5' : String(days),
  })),
})

/** The question as stored, with the parts of its kind only. */
const questionOf = ({
  shownIf,
  caution: { isShown, ...caution },
  partyRole,
  days,
  ...question
}: QuestionValues): Question => {
  const { kind } = question
  const choices = hasChoices(kind) ? question.choices : []
  const known = choicesOf({ ...question, choices } as Question)
  return {
    ...question,
    choices,
    shownIf: shownIf.question === '' ? null : shownIf,
    caution:
      isShown && isChoice(kind)
        ? { ...caution, isOneOf: caution.isOneOf.filter((id) => known.includes(id)) }
        : null,
    partyRole: kind === 'party' ? partyRole : null,
    days: kind === 'paper' && days !== '' ? Number(foldNumber(days)) : null,
  }
}

/** A choice that was removed is not a reason to refuse the condition. */
export const contentOf = ({ content }: SetValues): Question[] => {
  const questions = content.map(questionOf)
  return questions.map((question) => {
    const referred = questions.find(({ id }) => id === question.shownIf?.question)
    if (!question.shownIf || !referred) return question
    const known = choicesOf(referred)
    return {
      ...question,
      shownIf: {
        ...question.shownIf,
        isOneOf: question.shownIf.isOneOf.filter((id) => known.includes(id)),
      },
    }
  })
}

/** A draft may miss texts. `isPublishing` returns whether the version has to be complete. */
export const setForm = (isPublishing: () => boolean): z.ZodMiniType<SetContent, SetValues> =>
  z.pipe(
    z.custom<SetValues>(),
    z.transform((values, context): SetContent => {
      const content = contentOf(values)
      const wrongDays = values.content.flatMap(({ kind, days }, at) =>
        kind === 'paper' && !isDays(days) && (days !== '' || isPublishing()) ? [at] : [],
      )
      for (const at of wrongDays)
        context.issues.push({
          code: 'custom',
          path: ['content', at, 'days'],
          message: 'val.generic.number',
          input: values,
        })
      if (wrongDays.length > 0) return z.NEVER
      const read = questionSet.safeParse(content)
      for (const { path, message } of read.error?.issues ?? [])
        context.issues.push({ code: 'custom', path: ['content', ...path], message, input: values })
      for (const { field, message } of isPublishing() && read.data ? setProblems(read.data) : [])
        context.issues.push({ code: 'custom', path: pathOf(field), message, input: values })
      return read.data ? { content: read.data } : z.NEVER
    }),
  )

const isDays = (typed: string): boolean => {
  const folded = foldNumber(typed)
  return /^\d{1,3}$/.test(folded) && Number(folded) >= 1 && Number(folded) <= maxPaperDays
}

const pathOf = (field: string): (string | number)[] =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** The position of the question to which an error belongs. */
export const questionAt = (path: string): number | undefined => {
  const [, at] = /^content\.(\d+)/.exec(path) ?? []
  return at === undefined ? undefined : Number(at)
}

/** The questions as text, one part on each line, to compare two versions. */
export const textOfSet = (values: SetValues): string =>
  contentOf(values)
    .map(({ titleAr, titleEn, helpAr, helpEn, choices, caution }, at) =>
      [
        `${at + 1}`,
        ...[titleAr, titleEn, helpAr, helpEn],
        ...choices.map(({ ar, en }) => `– ${ar} / ${en}`),
        caution?.ar,
        caution?.en,
      ]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n')
