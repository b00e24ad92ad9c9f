import { useCallback, useEffect, useState } from 'react'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import type { AdminPublication } from '../admin-schema.ts'
import type { EditorValues } from './editor-values.ts'
import './autosave-notice.css'

/** Unsaved changes with the version they are based on; `at` is the time of the last change. */
export type Autosave = { values: EditorValues; base: AdminPublication | null; at: string }

const prefix = 'publication-words'
const pause = 500

/**
 * Stores unsaved changes in this browser until they are saved, so that a closed window, an ended session or a
 * lost connection loses nothing. Drafts are separate for each person and publication. A draft of an earlier
 * visit is offered first and not overwritten until the person has decided.
 */
export const useAutosave = ({
  userId,
  publicationId,
  draft,
}: {
  userId: number
  publicationId: number | undefined
  /** Undefined while everything is saved. */
  draft: Omit<Autosave, 'at'> | undefined
}) => {
  const keyOf = (id: number | 'new') => `${prefix}:${userId}:${id}`
  const key = keyOf(publicationId ?? 'new')
  const [earlier, setEarlier] = useState(() => read(key))
  const isAnswered = earlier === undefined
  useEffect(() => {
    if (!draft || !isAnswered) return
    const store = () => write(key, { ...draft, at: new Date().toISOString() })
    const timer = setTimeout(store, pause)
    window.addEventListener('pagehide', store)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', store)
    }
  }, [key, draft, isAnswered])
  const forget = useCallback(() => {
    setEarlier(undefined)
    write(key, undefined)
  }, [key])
  const take = (): Autosave => {
    if (!earlier) throw new Error('there is no draft')
    setEarlier(undefined)
    return earlier
  }
  /** Stores input that followed the first save, for the page of the created publication. */
  const handOver = (id: number, typed: Omit<Autosave, 'at'>) =>
    write(keyOf(id), { ...typed, at: new Date().toISOString() })
  return { draft: earlier, take, forget, handOver }
}

const read = (key: string): Autosave | undefined => {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? undefined : (JSON.parse(stored) as Autosave)
  } catch {
    // Storage is unavailable or its content invalid, so there is no draft.
    return undefined
  }
}

const write = (key: string, draft: Autosave | undefined): void => {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft))
    else localStorage.removeItem(key)
  } catch {
    // Storage is unavailable or full: the page still asks before leaving.
  }
}

/** Offers unsaved changes of an earlier visit, to restore or discard. */
export const AutosaveNotice = ({
  autosave,
  isOld,
  onTake,
  onDrop,
}: {
  autosave: Autosave
  /** The publication has been saved since. */
  isOld: boolean
  onTake: () => void
  onDrop: () => void
}) => {
  const { t, language } = useTranslation()
  return (
    <section className="autosave-notice" aria-live="polite">
      <div>
        <p>
          <b>{t('editor.draftFound', { date: formatDateTime(autosave.at, language) })}</b>
        </p>
        {isOld && <p>{t('editor.draftFound.old')}</p>}
      </div>
      <div className="autosave-notice-answers">
        <Button variant="outline" size="table" onClick={onTake}>
          {t('editor.draftFound.take')}
        </Button>
        <Button variant="quiet" size="table" onClick={onDrop}>
          {t('editor.draftFound.drop')}
        </Button>
      </div>
    </section>
  )
}
