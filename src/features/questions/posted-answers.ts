import type { Answers, QuestionAnswer } from './schema.ts'

// Server only: the fields of a form that was posted without scripts.

const fieldName = /^(answer|choices)\.([a-z0-9-]{1,40})$/

/** The answers that the page had. What was not changed in it must not replace a newer answer of another tab. */
const shownIn = (posted: URLSearchParams): Answers => {
  try {
    const shown: unknown = JSON.parse(posted.get('was') ?? '')
    return typeof shown === 'object' && shown !== null ? (shown as Answers) : {}
  } catch {
    return {}
  }
}

/** The body of the call, and the values to show again if it is refused. */
export const readPostedAnswers = (posted: URLSearchParams) => {
  const shown = shownIn(posted)
  const values: Record<string, string> = {}
  const changes: Record<string, { value: QuestionAnswer; age: number }> = {}
  for (const name of new Set(posted.keys())) {
    const [, kind, id = ''] = fieldName.exec(name) ?? []
    if (kind === undefined) continue
    const chosen = posted.getAll(name).filter(Boolean)
    const value = kind === 'choices' ? chosen : (posted.get(name) ?? '').replaceAll('\r\n', '\n')
    values[name] = [value].flat().join(',')
    if (String(value) !== String(shown[id] ?? '')) changes[id] = { value, age: 0 }
  }
  return {
    isDraft: posted.has('save'),
    values,
    input: { versionId: Number(posted.get('versionId')), changes },
  }
}
