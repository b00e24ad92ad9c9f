import { useEffect, useEffectEvent, useRef } from 'react'
import { isRefused } from '#browser/send-once.ts'
import type { ThreadEntry } from '../schema.ts'

/**
 * Repeats a call whose response was lost once the thread contains what it sent. The server returns the stored
 * response for the same idempotency key, so the form is emptied as after any other success.
 */
export const useLostAnswer = ({
  error,
  entries = [],
  isSent,
  submit,
}: {
  /** The error of the last call. */
  error: Error | null
  entries: readonly ThreadEntry[] | undefined
  /** Whether the entry is what the form still contains. */
  isSent: (entry: ThreadEntry) => boolean
  submit: () => unknown
}): void => {
  const repeated = useRef(new Set<string>())
  const repeat = useEffectEvent(() => {
    if (!error || isRefused(error)) return
    const found = entries.findLast(isSent)
    const key = found && `${found.kind}${found.id}`
    if (!key || repeated.current.has(key)) return
    repeated.current.add(key)
    submit()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the thread or the failure can arrive first
  useEffect(() => repeat(), [error, entries])
}
