import type { FieldValues, UseFormSetError } from 'react-hook-form'
import { failureMessage } from '#browser/failure-message.ts'
import { showServerErrors } from '#browser/form-errors.ts'
import type { TextKey } from '#i18n/translate.tsx'

/** In both steps of a login the form says why, and the toast with the number of the status. */
export const explainLogin =
  (t: (key: TextKey) => string) =>
  <Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>) => ({
    message: showServerErrors(error, setError, t('toast.generic')),
    toast: { title: t('toast.login.failed'), description: failureMessage(error, t('toast.generic')) },
  })
