import { useRef } from 'react'
import {
  type Control,
  type DefaultValues,
  type Field,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form'

/**
 * Resets a form that stays open after its values were accepted. Input that followed the click stays: whole in a
 * record, and without the part that was sent in a message.
 */
export const useResetToSaved = <Values extends FieldValues, Output>({
  control,
  getValues,
  reset,
  setValue,
}: Pick<UseFormReturn<Values, unknown, Output>, 'control' | 'getValues' | 'reset' | 'setValue'>) => {
  const sent = useRef<Values>(undefined)
  const resetWith = (
    next: Values,
    inputOf: (name: keyof Values & Path<Values>, before: Values) => unknown,
  ) => {
    const before = sent.current
    sent.current = undefined
    const now = getValues()
    const names = Object.keys(now) as (keyof Values & Path<Values>)[]
    const input = new Map(
      names
        .filter((name) => before && JSON.stringify(now[name]) !== JSON.stringify(before[name]))
        .map((name) => [name, before && inputOf(name, before)]),
    )
    if (input.size === 0) {
      reset(next, { keepDirtyValues: false })
      return false
    }
    // The values stay in place, so that the cursor does not move while somebody types.
    reset(next, { keepDirtyValues: false, keepValues: true })
    for (const name of names) {
      const value = input.has(name) ? input.get(name) : next[name]
      setValue(name, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    return true
  }
  return {
    /** Call it when a save begins. Returns the sent values. */
    noteSent: () => {
      sent.current = structuredClone(getValues())
      return sent.current
    },
    /** The record as saved. Returns whether input stays, unsaved, because it followed the click. */
    resetTo: (saved: Values): boolean => resetWith(saved, (name) => getValues(name)),
    /** `next` are the default values. Does nothing if the form was reset since the click. */
    empty: (next = control._defaultValues as DefaultValues<Values> as Values) => {
      if (!sent.current) return
      resetWith(next, (name, before) => {
        const now: unknown = getValues(name)
        return isTextArea(control, name) ? restOf(String(now), String(before[name])) : now
      })
    },
  }
}

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
