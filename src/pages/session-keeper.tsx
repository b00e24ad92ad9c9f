import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { onProofNeeded, onSessionEnd } from '#browser/session.ts'
import { currentUserKey } from '#features/auth/browser/api.ts'
import type { CurrentUser } from '#features/auth/schema.ts'
import { PageSpinner } from '#ui/spinner.tsx'
import { useMounted } from '#ui/use-mounted.ts'
import { hydrateWhenFetched, whenQuiet } from './hydrate-when-visible.tsx'

const WhileSignedIn = hydrateWhenFetched(whenQuiet(() => import('./while-signed-in.tsx')))
const ProofDialog = lazy(() => import('./proof-dialog.tsx'))
const SessionDialog = lazy(() => import('./session-dialog.tsx'))

/**
 * When a session ends during use, the person logs in again in a dialog over the page, and the refused calls
 * are repeated. Calls that need the password confirmed work the same way. If a different person logs in, the
 * page is reloaded, so that they see none of the first person's data.
 */
export const SessionKeeper = ({ user, children }: { user: CurrentUser; children: ReactNode }) => {
  const queryClient = useQueryClient()
  const [person] = useState(user)
  const isMounted = useMounted()
  const isReplaced = user.id !== person.id
  const login = useQuestion(onSessionEnd)
  const proof = useQuestion(onProofNeeded)
  const onLoggedIn = () => {
    const now = queryClient.getQueryData<CurrentUser | null>(currentUserKey)
    if (now?.id === person.id) login.answer(true)
  }

  // By now the first person's page is unmounted, so no leave guard asks.
  useEffect(() => {
    if (isReplaced) window.location.reload()
  }, [isReplaced])
  if (isReplaced) return <PageSpinner />
  return (
    <>
      {children}
      {isMounted && <WhileSignedIn page="guarded" />}
      {proof.requested && (
        <Suspense>
          <ProofDialog
            path={proof.requested.about}
            username={person.username}
            onDone={() => proof.answer(true)}
            onClose={() => proof.answer(false)}
          />
        </Suspense>
      )}
      {login.requested && (
        <Suspense>
          <SessionDialog
            username={person.username}
            directory={person.directory}
            onDone={onLoggedIn}
            onClose={() => login.answer(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Registers the function that asks; returns a function that unregisters it. */
type Listen<About> = (ask: (about: About) => Promise<boolean>) => () => void

/** One question for all waiting calls, about the first of them; `answer` resolves each. */
const useQuestion = <About = void>(listen: Listen<About>) => {
  const [requested, setRequested] = useState<{ about: About }>()
  const waiting = useRef<((isAnswered: boolean) => void)[]>([])
  useEffect(
    () =>
      listen((about) => {
        setRequested((before) => before ?? { about })
        return new Promise<boolean>((resolve) => {
          waiting.current.push(resolve)
        })
      }),
    [listen],
  )
  const answer = (isAnswered: boolean) => {
    setRequested(undefined)
    for (const resolve of waiting.current.splice(0)) resolve(isAnswered)
  }
  return { requested, answer }
}
