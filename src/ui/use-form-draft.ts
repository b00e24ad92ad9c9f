import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { announceSent, forgetDraft, onSentElsewhere, readDraft, writeDraft } from '#browser/drafts.ts'
import { isTextArea, restOf } from './use-reset-to-saved.ts'

/**
 * Stores the input on the device until it is sent, and restores it. Newer input is not overwritten. Checkboxes
 * are not stored: they must be checked again.
 */
export const useFormDraft = <Values extends FieldValues>(
  /** A key of `browser/drafts.ts`; null stores nothing. */
  key: string | null,
  {
    control,
    subscribe,
    getValues,
    setValue,
  }: Pick<UseFormReturn<Values>, 'control' | 'subscribe' | 'getValues' | 'setValue'>,
  {
    /** The values of fields without a choice. */
    unchosen = [],
    /** The stored fields; all by default. */
    stored,
    onRestored,
  }: { unchosen?: readonly string[]; stored?: readonly Path<Values>[]; onRestored?: () => void } = {},
) => {
  const [isStored, setStored] = useState(false)
  const [by] = useState(Math.random)
  const restore = useEffectEvent(() => {
    const found = Object.entries(key === null ? {} : readDraft(key))
    if (found.length === 0) return
    for (const [field, text] of found) {
      const typed: unknown = getValues(field as Path<Values>)
      if (!typed || unchosen.some((value) => value === typed))
        setValue(field as Path<Values>, text as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    setStored(true)
    onRestored?.()
  })
  const store = useEffectEvent((values: Values) => {
    const texts = Object.entries(values).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' &&
        entry[1] !== '' &&
        !unchosen.includes(entry[1]) &&
        (!stored || stored.some((name) => name === entry[0])),
    )
    if (key !== null) writeDraft(key, Object.fromEntries(texts))
    setStored(texts.some(([, text]) => text.trim() !== ''))
  })
  const removeSent = useEffectEvent((sent: Record<string, unknown>) => {
    for (const [name, text] of Object.entries(sent)) {
      const field = name as Path<Values>
      if (isTextArea(control, name))
        setValue(field, restOf(getValues(field), String(text)) as PathValue<Values, Path<Values>>)
    }
  })
  useEffect(() => {
    if (key === null) return
    restore()
    const ends = [
      subscribe({ formState: { values: true }, callback: ({ values }) => store(values) }),
      onSentElsewhere({ key, by }, removeSent),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [key, by, subscribe])
  return {
    isStored: key !== null && isStored,
    /** With the sent values, another tab and a form that was opened meanwhile do not send them again. */
    forget: (sent?: Values) => {
      if (key !== null) forgetDraft(key)
      if (key !== null && sent) announceSent({ key, sent, by })
      setStored(false)
    },
  }
}
