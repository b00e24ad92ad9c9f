import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError, hasCode } from './call-api.ts'
import { failureMessage } from './failure-message.ts'

/**
 * Attaches the server's field errors to their fields and returns the message for the form as a whole: the server's if
 * it sent one, else `generic`. Field messages arrive already translated.
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

/** For forms that show one message both inline and in the toast. */
export const explainFailure =
  (title: string, generic: string) =>
  <Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>) => {
    const message = showServerErrors(error, setError, generic)
    return { message, toast: { title, description: message } }
  }

/** For forms over a record that someone else may have saved in the meantime. */
export const explainSave =
  (title: string, generic: string) =>
  <Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>) => ({
    message: showServerErrors(error, setError, generic),
    toast: { title, description: failureMessage(error, generic) },
    isStale: hasCode(error, 'stale'),
  })
