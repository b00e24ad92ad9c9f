import type { FieldErrors, FieldValues, Path } from 'react-hook-form'
import type { TextKey, Translation } from '#i18n/translate.tsx'

/**
 * The entries of an error summary, in page order: the field's message, preceded by its label if the message would fit
 * any field.
 */
export const fieldErrorsOf = <Values extends FieldValues, Name extends Path<Values>>(
  errors: FieldErrors<Values>,
  labels: Partial<Record<Name, TextKey>>,
  fieldId: (name: Name) => string,
  { t, tMessage }: Pick<Translation, 't' | 'tMessage'>,
  listed?: readonly Name[],
) =>
  (Object.entries(labels) as [Name, TextKey][]).flatMap(([name, label]) => {
    if (listed && !listed.includes(name)) return []
    const message = errors[name]?.message
    if (typeof message !== 'string') return []
    const text = tMessage(message)
    const isForAnyField = message.startsWith('val.generic.')
    return [
      {
        fieldId: fieldId(name),
        message: isForAnyField ? t('form.errorOf', { label: t(label), message: text }) : text,
      },
    ]
  })
