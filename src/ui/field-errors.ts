import type { FieldErrors, FieldValues, Path } from 'react-hook-form'

/** What the error summary lists: in the order of the fields on the page, in the words that stand at the fields. */
export const fieldErrorsOf = <Values extends FieldValues>(
  errors: FieldErrors<Values>,
  names: readonly Path<Values>[],
  fieldId: (name: Path<Values>) => string,
  tMessage: (message: string) => string,
) =>
  names.flatMap((name) => {
    const message = errors[name]?.message
    return typeof message === 'string' ? [{ fieldId: fieldId(name), message: tMessage(message) }] : []
  })
