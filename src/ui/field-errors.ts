import { type FieldErrors, type FieldValues, get, type Path, type UseFormSetError } from 'react-hook-form'
import { ApiError } from '#browser/call-api.ts'
import type { TextKey, Translation } from '#i18n/translate.tsx'

/** Attaches the server's field errors to their paths. Their messages are already translated. */
export const setServerErrors = <Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
) => {
  if (!(error instanceof ApiError)) return
  for (const { field, message } of error.errors)
    setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: false })
}

/** The message of a field, or of its first part that has one. */
export const messageOf = (errors: FieldErrors, name: string): string | undefined =>
  messagesIn(get(errors, name), name)[0]?.message

/**
 * The entries of an error summary: the labeled fields in page order, then all other paths, such as a field
 * that only the API has. Each entry is the message, preceded by the label if the message would fit any field.
 */
export const fieldErrorsOf = <Values extends FieldValues, Name extends Path<Values>>(
  errors: FieldErrors<Values>,
  labels: Partial<Record<Name, TextKey>>,
  fieldId: (name: Name) => string,
  { t, tMessage }: Pick<Translation, 't' | 'tMessage'>,
  listed?: readonly Name[],
) => {
  const names = Object.keys(labels) as Name[]
  const rank = (name: Name | undefined) => (name ? names.indexOf(name) : names.length)
  return messagesIn(errors)
    .map(({ path, message }) => ({
      path,
      message,
      name: names.find((name) => path === name || path.startsWith(`${name}.`)),
    }))
    .filter(({ name }) => !listed || !name || listed.includes(name))
    .sort((one, other) => rank(one.name) - rank(other.name))
    .map(({ path, message, name }) => {
      const text = tMessage(message)
      const label = name && labels[name]
      const isForAnyField = label && message.startsWith('val.generic.')
      return {
        fieldId: fieldId(name ?? (path as Name)),
        message: isForAnyField ? t('form.errorOf', { label: t(label), message: text }) : text,
      }
    })
}

/** Errors are nested like the values; an error itself is recognized by its message, which is text. */
export const messagesIn = (node: unknown, path = ''): { path: string; message: string }[] => {
  if (!node || typeof node !== 'object') return []
  if ('message' in node && typeof node.message === 'string') return [{ path, message: node.message }]
  return Object.entries(node).flatMap(([name, value]) =>
    // The ref of an error is its input.
    name === 'ref' ? [] : messagesIn(value, path ? `${path}.${name}` : name),
  )
}
