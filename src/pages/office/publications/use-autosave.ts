import { useCallback, useEffect, useState } from 'react'
import type { AdminPublication } from '#features/publications/admin-schema.ts'
import type { EditorValues } from '#features/publications/office/editor-values.ts'

/** Unsaved changes with the version they are based on; `at` is the time of the last change. */
export type Autosave = { values: EditorValues; base: AdminPublication | null; at: string }

const prefix = 'publication-words'
const pause = 500

/**
 * Keeps unsaved changes in this browser until they are saved, so that a closed window, an ended session or a lost
 * connection loses nothing. Stored per person and publication. A draft of an earlier visit is offered first and not
 * overwritten until the person has decided.
 */
export const useAutosave = ({
  userId,
  publicationId,
  words,
}: {
  userId: number
  publicationId: number | undefined
  /** Undefined while everything is saved. */
  words: Omit<Autosave, 'at'> | undefined
}) => {
  const key = `${prefix}:${userId}:${publicationId ?? 'new'}`
  const [found, setFound] = useState(() => read(key))
  const isAnswered = found === undefined
  useEffect(() => {
    if (!words || !isAnswered) return
    const keep = () => write(key, { ...words, at: new Date().toISOString() })
    const timer = setTimeout(keep, pause)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [key, words, isAnswered])
  const forget = useCallback(() => {
    setFound(undefined)
    write(key, undefined)
  }, [key])
  const take = (): Autosave => {
    if (!found) throw new Error('nothing is kept')
    setFound(undefined)
    return found
  }
  return { found, take, forget }
}

const read = (key: string): Autosave | undefined => {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? undefined : (JSON.parse(stored) as Autosave)
  } catch {
    // Storage is unavailable or its content invalid: there is no draft.
    return undefined
  }
}

const write = (key: string, words: Autosave | undefined): void => {
  try {
    if (words) localStorage.setItem(key, JSON.stringify(words))
    else localStorage.removeItem(key)
  } catch {
    // Storage is unavailable or full: the page still asks before it is left.
  }
}
