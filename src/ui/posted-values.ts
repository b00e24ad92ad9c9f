import type { DefaultValues, FieldErrors, FieldValues } from 'react-hook-form'

/** The value of a checkbox means only that it was checked. */
export const servedValue = (values: Record<string, string> | undefined, field: string) => {
  const value = values?.[field]
  if (value === undefined) return undefined
  return field.startsWith('agree') ? { defaultChecked: true } : { defaultValue: value }
}

export const errorsOf = <Values extends FieldValues>(
  errors: { field: string; message: string }[] | undefined,
) =>
  errors &&
  (Object.fromEntries(
    errors.map(({ field, message }) => [field, { type: 'server', message }]),
  ) as FieldErrors<Values>)

/**
 * During hydration React writes the server's text into a textarea, so text typed meanwhile is read before.
 */
export const typedTexts = <Values extends FieldValues>(name: string | undefined) => {
  if (typeof document === 'undefined') return undefined
  const texts = document.querySelectorAll<HTMLTextAreaElement>(`form[data-form="${name}"] textarea`)
  return Object.fromEntries([...texts].map((text) => [text.name, text.value])) as DefaultValues<Values>
}
