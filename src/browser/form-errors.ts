import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError, hasCode } from './call-api.ts'
import { failureMessage } from './failure-message.ts'

/**
 * Puts what the server refused at the fields it concerns and gives the sentence for the form as a whole:
 * the server's words if it sent any, else `generic`. Field messages arrive translated.
 */
export const showServerErrors = <Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  generic: string,
): string => {
  if (!(error instanceof ApiError)) return generic
  for (const { field, message } of error.errors)
    setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: false })
  return error.detail || generic
}

/** For forms that say the same in the form and in the toast: the server's words, or what is said of any failure. */
export const explainFailure =
  (title: string, generic: string) =>
  <Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>) => {
    const words = showServerErrors(error, setError, generic)
    return { words, toast: { title, description: words } }
  }

/** For forms over a record, which somebody else may have saved first. */
export const explainSave =
  (title: string, generic: string) =>
  <Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>) => ({
    words: showServerErrors(error, setError, generic),
    toast: { title, description: failureMessage(error, generic) },
    isStale: hasCode(error, 'stale'),
  })
