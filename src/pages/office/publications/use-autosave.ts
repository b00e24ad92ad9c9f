import { useCallback, useEffect, useState } from 'react'
import type { AdminPublication } from '#features/publications/admin-schema.ts'
import type { EditorValues } from '#features/publications/office/editor-values.ts'

/** What was typed and not saved, with the version it was written against; `at` is the moment of the last key. */
export type Autosave = { values: EditorValues; base: AdminPublication | null; at: string }

const prefix = 'publication-words'
const pause = 500

/**
 * Keeps what is typed in this browser until it is saved: a closed window, a session that ended or a lost connection
 * cost nothing. Each person and publication has a place of its own. What an earlier visit left is offered first, and
 * nothing is written over it before it is answered.
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
    // Storage is closed to the page, or holds what nobody can read: nothing was kept.
    return undefined
  }
}

const write = (key: string, words: Autosave | undefined): void => {
  try {
    if (words) localStorage.setItem(key, JSON.stringify(words))
    else localStorage.removeItem(key)
  } catch {
    // Storage is closed or full: the page still asks before it is left.
  }
}
