import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useUnsavedQuestion } from '#ui/unsaved-question.tsx'
import { onAsked, onClosing, onLink, onTravel } from './ways-out.ts'

/**
 * Keeps words that are typed and not saved: it is asked before a link, the back button or logging out leads away,
 * and the browser asks before it closes. Draw `question`; `ask` is for what the page itself would throw away.
 */
export const useLeaveGuard = (isDirty: boolean): { ask: () => Promise<boolean>; question: ReactNode } => {
  const { ask, question } = useUnsavedQuestion(isDirty)
  const latestAsk = useRef(ask)
  useLayoutEffect(() => {
    latestAsk.current = ask
  })
  useEffect(() => {
    if (!isDirty) return
    let isLeaving = false
    const askFirst = () => latestAsk.current()
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
