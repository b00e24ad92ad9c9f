import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftKey, forgetDraft, readDraft, writeDraft } from '#browser/drafts.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'

/** The saved draft under this name, with functions to save and remove it. */
export const useDraft = (name: string) => {
  const { data: user } = useCurrentUser()
  const [key] = useState(() => draftKey(user?.id ?? 0, name))
  const [found] = useState(() => readDraft(key))
  return {
    found,
    keep: (texts: Record<string, string>) => writeDraft(key, texts),
    forget: () => forgetDraft(key),
  }
}

/** Saves every change of a form. */
export const useDraftForm = <Values extends FieldValues & Record<string, string>>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  { keep }: Pick<ReturnType<typeof useDraft>, 'keep'>,
) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener for the life of the form
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [])
}
