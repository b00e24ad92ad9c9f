import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { forgetDraft, readDraft, writeDraft } from '#browser/drafts.ts'

/**
 * Stores the input on the device until it is sent, and restores it. Newer input is not overwritten. Checkboxes
 * are not stored: they must be checked again.
 */
export const useFormDraft = <Values extends FieldValues>(
  /** A key of `browser/drafts.ts`; null stores nothing. */
  key: string | null,
  { subscribe, getValues, setValue }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues' | 'setValue'>,
  {
    /** The values of fields without a choice. */
    unchosen = [],
    onRestored,
  }: { unchosen?: readonly string[]; onRestored?: () => void } = {},
) => {
  const [isKept, setKept] = useState(false)
  const restore = useEffectEvent(() => {
    const found = Object.entries(key === null ? {} : readDraft(key))
    if (found.length === 0) return
    for (const [field, text] of found) {
      const typed: unknown = getValues(field as Path<Values>)
      if (!typed || unchosen.some((value) => value === typed))
        setValue(field as Path<Values>, text as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    setKept(true)
    onRestored?.()
  })
  const keep = useEffectEvent((values: Values) => {
    const texts = Object.entries(values).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1] !== '' && !unchosen.includes(entry[1]),
    )
    if (key !== null) writeDraft(key, Object.fromEntries(texts))
    setKept(texts.some(([, text]) => text.trim() !== ''))
  })
  useEffect(() => {
    if (key === null) return
    restore()
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [key, subscribe])
  return {
    isKept: key !== null && isKept,
    forget: () => {
      if (key !== null) forgetDraft(key)
      setKept(false)
    },
  }
}
