import type { FieldErrors, FieldValues, Path } from 'react-hook-form'
import type { TextKey, Translation } from '#i18n/translate.tsx'

/**
 * What the error summary lists, in the order of the fields on the page: the words that stand at the field, and
 * before those that would fit any field, its label.
 */
export const fieldErrorsOf = <Values extends FieldValues, Name extends Path<Values>>(
  errors: FieldErrors<Values>,
  labels: Partial<Record<Name, TextKey>>,
  fieldId: (name: Name) => string,
  { t, tMessage }: Pick<Translation, 't' | 'tMessage'>,
) =>
  (Object.entries(labels) as [Name, TextKey][]).flatMap(([name, label]) => {
    const message = errors[name]?.message
    if (typeof message !== 'string') return []
    const words = tMessage(message)
    const isForAnyField = message.startsWith('val.generic.')
    return [{ fieldId: fieldId(name), message: isForAnyField ? `${t(label)}: ${words}` : words }]
  })
