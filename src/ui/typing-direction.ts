import { type RefObject, useLayoutEffect, useState } from 'react'

type Direction = 'ltr' | 'rtl' | 'auto' | undefined

const alwaysLtrTypes = new Set(['email', 'tel', 'url', 'password', 'number', 'date', 'time'])
const alwaysLtrModes = new Set(['numeric', 'decimal', 'tel', 'email', 'url'])
const alwaysLtrAutocomplete = new Set(['username', 'email', 'tel', 'url', 'one-time-code'])

/** Addresses, numbers and account names are written left to right in every language. */
const isAlwaysLtr = (field: { type?: string; inputMode?: string; autoComplete?: string }): boolean =>
  alwaysLtrTypes.has(field.type ?? '') ||
  alwaysLtrModes.has(field.inputMode ?? '') ||
  alwaysLtrAutocomplete.has(field.autoComplete ?? '')

type Typed = {
  dir?: string
  lang?: string
  type?: string
  inputMode?: string
  autoComplete?: string
  value?: unknown
  defaultValue?: unknown
}

/**
 * The `dir` of a field: as given, else by its `lang`, else `ltr` for kinds like email, else `auto` once it
 * has text. An empty `auto` field would put an Arabic placeholder on the wrong side.
 */
export const useTypingDirection = (
  ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  field: Typed,
): { dir: Direction; onTyped: () => void } => {
  const [hasText, setHasText] = useState(Boolean(field.value ?? field.defaultValue))
  const onTyped = () => setHasText(Boolean(ref.current?.value))
  // Form libraries set the value without an event, so it is checked after every render.
  useLayoutEffect(onTyped)
  return { dir: fixedDirection(field) ?? (hasText ? 'auto' : undefined), onTyped }
}

const fixedDirection = (field: Typed): Direction => {
  if (field.dir) return field.dir as Direction
  if (field.lang) return field.lang.startsWith('ar') ? 'rtl' : 'ltr'
  return isAlwaysLtr(field) ? 'ltr' : undefined
}
