import { ApiError } from '#browser/call-api.ts'
import type { Translation } from '#i18n/translate.tsx'
import { isAgreementField, labelOfField } from './agreement-labels.ts'

/** A refusal whose messages begin with the labels of their fields, for a question without a form. */
export const withLabels = (error: unknown, t: Translation['t']): unknown => {
  if (!(error instanceof ApiError)) return error
  const { status, detail } = error
  const errors = error.errors.map(({ field, message }) => ({
    field,
    message: isAgreementField(field)
      ? t('form.errorOf', { label: t(labelOfField[field]), message })
      : message,
  }))
  return new ApiError(status, detail, { ...error, errors })
}
