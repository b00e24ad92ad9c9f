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
  const end = at + sent.length
  // «Yes» is also the beginning of «Yesterday», which is a new text.
  const isOneWord = !/\s/.test(sent.trim())
  if (at === -1 || (isOneWord && (isInWord(now.slice(0, at), -1) || isInWord(now.slice(end), 0)))) return now
  return `${now.slice(0, at)}${now.slice(end)}`.trimStart()
}

const isInWord = (text: string, at: number): boolean => /[\p{L}\p{M}\p{N}]/u.test([...text].at(at) ?? '')
