import type { FieldValues, UseFormSetError } from 'react-hook-form'
import { failureMessage } from '#browser/failure-message.ts'
import { showServerErrors } from '#browser/form-errors.ts'
import type { TextKey } from '#i18n/translate.tsx'

/** Explains a refused login, in both of its steps: the reason in the form, the status number in the toast as well. */
export const explainLogin =
  (t: (key: TextKey) => string) =>
  <Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>) => ({
    message: showServerErrors(error, setError, t('toast.generic')),
    toast: { title: t('toast.login.failed'), description: failureMessage(error, t('toast.generic')) },
  })
