import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useUnsavedQuestion } from '#ui/unsaved-question.tsx'
import { onAsked, onClosing, onLink, onTravel } from './navigation-guard.ts'

/**
 * Keeps words that are typed and not saved: it is asked before a link, the back button or logging out leads away,
 * and the browser asks before it closes. Draw `question`; `ask` is for what the page itself would throw away.
 * `onDiscard` hears that a person gave the words up; a window that closes says nothing of that.
 */
export const useLeaveGuard = (
  isDirty: boolean,
  onDiscard?: () => void,
): { ask: () => Promise<boolean>; question: ReactNode } => {
  const { ask, question } = useUnsavedQuestion(isDirty)
  const latest = useRef({ ask, onDiscard })
  useLayoutEffect(() => {
    latest.current = { ask, onDiscard }
  })
  useEffect(() => {
    if (!isDirty) return
    let isLeaving = false
    const askFirst = async () => {
      const mayLeave = await latest.current.ask()
      if (mayLeave) latest.current.onDiscard?.()
      return mayLeave
    }
    const stop = (goOn: () => void): boolean => {
      if (isLeaving) return false
      void askFirst().then((mayLeave) => {
        isLeaving = mayLeave
        if (mayLeave) goOn()
      })
      return true
    }
    const ends = [
      onAsked(async () => {
        isLeaving = await askFirst()
        return isLeaving
      }),
      onClosing(() => !isLeaving),
      onLink(stop),
      onTravel(stop),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [isDirty])
  return { ask, question }
}
