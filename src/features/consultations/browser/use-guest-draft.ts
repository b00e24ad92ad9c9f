import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { forgetDraft, guestDraftKey, readDraft, writeDraft } from '#browser/drafts.ts'

/**
 * Stores a guest's input on their device until it is sent, and restores it. Newer input is not overwritten.
 * Checkboxes are not stored: they must be checked again.
 */
export const useGuestDraft = <Values extends FieldValues>(
  name: string,
  { subscribe, getValues, setValue }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues' | 'setValue'>,
  {
    isGuest,
    /** The values of fields without a choice. */
    unchosen,
    onRestored,
  }: { isGuest: boolean; unchosen: readonly string[]; onRestored: () => void },
) => {
  const key = guestDraftKey(name)
  const [isKept, setKept] = useState(false)
  const restore = useEffectEvent(() => {
    const found = Object.entries(readDraft(key))
    if (found.length === 0) return
    for (const [field, text] of found) {
      const typed: unknown = getValues(field as Path<Values>)
      if (!typed || unchosen.some((value) => value === typed))
        setValue(field as Path<Values>, text as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    setKept(true)
    onRestored()
  })
  const keep = useEffectEvent((values: Values) => {
    const texts = Object.entries(values).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1] !== '' && !unchosen.includes(entry[1]),
    )
    writeDraft(key, Object.fromEntries(texts))
    setKept(texts.some(([, text]) => text.trim() !== ''))
  })
  useEffect(() => {
    if (!isGuest) return
    restore()
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [isGuest, subscribe])
  return {
    isKept: isGuest && isKept,
    forget: () => {
      forgetDraft(key)
      setKept(false)
    },
  }
}
