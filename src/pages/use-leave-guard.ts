import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useUnsavedQuestion } from '#ui/unsaved-question.tsx'
import { askToLeave, onClosing, onLink, onRequested, onTravel } from './navigation-guard.ts'

/**
 * Protects unsaved changes: asks before a link, the back button or logging out leaves the page; the browser
 * asks before the window closes. Render `question`; call `ask` before the page itself discards changes.
 * `onDiscard` is called when the person chooses to discard, not when the window closes.
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
      onRequested(async () => {
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

/** Opens a page without a link. Asks first if the page has unsaved changes, as a link does. */
export const useGuardedNavigate = () => {
  const [, navigate] = useLocation()
  return async (...[to, options]: Parameters<typeof navigate>): Promise<void> => {
    if (await askToLeave()) navigate(to, options)
  }
}

/** Asks before a logout stops uploads in progress; `onDiscard` is called if the person logs out anyway. */
export const useLogOutGuard = (isSending: boolean, onDiscard: () => void): ReactNode => {
  const { ask, question } = useUnsavedQuestion(isSending, filesOnTheWay)
  const latest = useRef({ ask, onDiscard })
  useLayoutEffect(() => {
    latest.current = { ask, onDiscard }
  })
  useEffect(() => {
    if (!isSending) return
    return onRequested(async () => {
      const mayLeave = await latest.current.ask()
      if (mayLeave) latest.current.onDiscard()
      return mayLeave
    })
  }, [isSending])
  return question
}

const filesOnTheWay = {
  title: 'portal.papers.stop.title',
  body: 'portal.papers.stop.body',
  leave: 'portal.papers.stop.leave',
  stay: 'portal.papers.stop.stay',
} as const
