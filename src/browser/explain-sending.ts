import type { FieldValues, UseFormSetError } from 'react-hook-form'
import { failureMessage } from './failure-message.ts'
import { showServerErrors } from './form-errors.ts'

/** For `useSending`. A toast may say something else than the form: without words of its own, the failure's. */
export const explainSending =
  (
    title: string,
    generic: string,
    toastWords: (error: unknown, generic: string) => string = failureMessage,
  ) =>
  <Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>) => ({
    words: showServerErrors(error, setError, generic),
    toast: { title, description: toastWords(error, generic) },
  })

/** A sending with files says itself what became of them. */
export const ownMessage = (error: unknown, generic: string): string =>
  error instanceof Error ? error.message : generic
