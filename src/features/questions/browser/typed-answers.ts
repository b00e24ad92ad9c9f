import { readDraft, writeDraft } from '#browser/drafts.ts'
import type { Answers, QuestionAnswer } from '../schema.ts'

/** The typed answers that the server does not have yet, with the time of typing. */
export type Unsaved = Record<string, { value: QuestionAnswer; at: number }>

/** The names of fields: one value, or one for each choice. */
export const singleName = (id: string): string => `answer.${id}`
export const severalName = (id: string): string => `choices.${id}`

/** The answers in a form. A group of checkboxes begins with an empty field, so that it can become empty. */
export const answersIn = (form: HTMLFormElement): Answers => {
  const typed: Answers = {}
  for (const [name, value] of new FormData(form)) {
    const [kind, id = ''] = name.split('.', 2)
    if (kind === 'answer') typed[id] = String(value)
    if (kind === 'choices') typed[id] = [...(typed[id] ?? []), ...(value === '' ? [] : [String(value)])]
  }
  return typed
}

export const isSame = (one: QuestionAnswer | undefined, other: QuestionAnswer | undefined): boolean =>
  String(one ?? '') === String(other ?? '')

const field = 'unsaved'

export const readUnsaved = (key: string): Unsaved => {
  try {
    return JSON.parse(readDraft(key)[field] ?? '{}')
  } catch {
    return {}
  }
}

export const writeUnsaved = (key: string, unsaved: Unsaved): void =>
  writeDraft(key, Object.keys(unsaved).length > 0 ? { [field]: JSON.stringify(unsaved) } : {})

/** The changes as the API takes them: the age does not depend on the clock of the device. */
export const changesOf = (unsaved: Unsaved) =>
  Object.fromEntries(
    Object.entries(unsaved).map(([id, { value, at }]) => [id, { value, age: Math.max(0, Date.now() - at) }]),
  )

export const valuesOf = (unsaved: Unsaved): Answers =>
  Object.fromEntries(Object.entries(unsaved).map(([id, { value }]) => [id, value]))

/** The answers of one list that are not older in the other one. */
export const newerIn = (stored: Unsaved, unsaved: Unsaved): Unsaved =>
  Object.fromEntries(Object.entries(stored).filter(([id, { at }]) => at >= (unsaved[id]?.at ?? 0)))

/** What was typed while these answers were being sent. */
export const withoutSaved = (unsaved: Unsaved, sent: Unsaved): Unsaved =>
  Object.fromEntries(Object.entries(unsaved).filter(([id, { at }]) => sent[id]?.at !== at))

/** The answers without those to hidden questions, which are not sent and not stored any more. */
export const withoutHidden = (shown: Answers, sent: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(Object.entries(shown).filter(([id]) => id in sent))

/** The stored answers that differ from the shown ones, of the fields that may change. */
export const newsIn = (draft: Answers, mayChange: (id: string) => boolean, shown: Answers): Answers =>
  Object.fromEntries(
    Object.entries(draft).filter(([id, value]) => mayChange(id) && !isSame(value, shown[id])),
  )

/** The sent texts that newer ones have replaced. */
export const replacedBy = (news: Answers, sent: Unsaved): Answers =>
  Object.fromEntries(
    Object.entries(valuesOf(sent)).filter(([id, value]) => id in news && String(value).trim() !== ''),
  )
