import { ApiError } from '#browser/call-api.ts'
import type { Translation } from '#i18n/translate.tsx'
import { isEngagementField, labelOfField } from './engagement-labels.ts'

/** A refusal whose messages begin with the labels of their fields, for a question without a form. */
export const withLabels = (error: unknown, t: Translation['t']): unknown =>
  error instanceof ApiError
    ? new ApiError(error.status, error.detail, {
        ...error,
        errors: error.errors.map(({ field, message }) => ({
          field,
          message: isEngagementField(field)
            ? t('form.errorOf', { label: t(labelOfField[field]), message })
            : message,
        })),
      })
    : error
