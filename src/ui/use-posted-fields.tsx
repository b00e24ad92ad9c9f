import { useId } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { fieldErrorsOf, messageOf } from './field-errors.ts'
import { usePostedForm } from './posted-form.ts'
import { errorsOf } from './posted-values.ts'

/**
 * The fields and the error summary of a form that is always posted: the server checks it, and its response is
 * a page with the errors and all input.
 */
export const usePostedFields = <Name extends string>({
  name,
  labels,
  failed,
}: {
  /** The form's name on the server. */
  name: string
  /** Labels by field, in page order. */
  labels: Partial<Record<Name, TextKey>>
  /** The title of a refusal. */
  failed: string
}) => {
  const { t, tMessage } = useTranslation()
  const id = useId()
  const posted = usePostedForm(name)
  const errors = errorsOf(posted?.errors) ?? {}
  const idOf = (field: string) => `${id}-${field}`
  const listed = fieldErrorsOf(errors, labels, idOf, { t, tMessage })
  const isOfFields = listed.length > 0
  return {
    field: (field: Name) => {
      const label = labels[field]
      const message = messageOf(errors, field)
      return {
        id: idOf(field),
        name: field,
        label: label && t(label),
        error: message && tMessage(message),
        defaultValue: posted?.values[field],
      }
    },
    summary: posted && (isOfFields || posted.failure !== undefined) && (
      <ErrorSummary title={isOfFields ? undefined : failed} errors={listed} headingLevel="h3">
        {!isOfFields && <p>{posted.failure}</p>}
      </ErrorSummary>
    ),
  }
}
