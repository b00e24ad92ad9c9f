import type { FieldValues, UseFormSetError } from 'react-hook-form'
import { failureMessage } from './failure-message.ts'
import { showServerErrors } from './form-errors.ts'

/**
 * For `useSending`. The toast can be worded differently from the form; without a text of its own it repeats the
 * failure's.
 */
export const explainSending =
  (title: string, generic: string, toastText: (error: unknown, generic: string) => string = failureMessage) =>
  <Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>) => ({
    message: showServerErrors(error, setError, generic),
    toast: { title, description: toastText(error, generic) },
  })

/** The error's own message when files were part of the submission, since it names what happened to each of them. */
export const ownMessage = (error: unknown, generic: string): string =>
  error instanceof Error ? error.message : generic
