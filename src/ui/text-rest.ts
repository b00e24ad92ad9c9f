import { type Control, type Field, type FieldValues, get } from 'react-hook-form'

/** Only long texts are continued while they are sent; a changed choice or number is a new one. */
export const isTextArea = <Values extends FieldValues, Output>(
  { _fields }: Control<Values, unknown, Output>,
  name: string,
): boolean => (get(_fields, name) as Field | undefined)?._f.ref instanceof HTMLTextAreaElement

/** The text without the part that was sent; all of it if that part was changed. */
export const restOf = (now: string, sent: string): string => {
  if (sent.trim() === '') return now
  const at = now.startsWith(sent) ? 0 : now.lastIndexOf(sent)
  return at === -1 ? now : `${now.slice(0, at)}${now.slice(at + sent.length)}`.trimStart()
}
