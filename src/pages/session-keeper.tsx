import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { currentUserKey } from '#features/auth/api.ts'
import type { CurrentUser } from '#features/auth/schema.ts'
import { onSessionEnd } from '#http/session-end.ts'
import { PageSpinner } from '#ui/spinner.tsx'

const SessionDialog = lazy(() => import('./session-dialog.tsx'))

/**
 * A session that ends while somebody works: they log in again over whatever is open, and the calls that were refused
 * meanwhile are made again. Another person never meets what the first one left: the page begins anew.
 */
export const SessionKeeper = ({ user, children }: { user: CurrentUser; children: ReactNode }) => {
  const queryClient = useQueryClient()
  const [person] = useState(user)
  const isReplaced = user.id !== person.id
  const [isAsking, setAsking] = useState(false)
  const waiting = useRef<((isBack: boolean) => void)[]>([])

  useEffect(
    () =>
      onSessionEnd(() => {
        setAsking(true)
        return new Promise<boolean>((resolve) => {
          waiting.current.push(resolve)
        })
      }),
    [],
  )
  const answer = (isBack: boolean) => {
    setAsking(false)
    for (const resolve of waiting.current.splice(0)) resolve(isBack)
  }
  const onLoggedIn = () => {
    const now = queryClient.getQueryData<CurrentUser | null>(currentUserKey)
    if (now?.id === person.id) answer(true)
  }

  // By now everything of the first person is off the page, and nothing asks whether it may go.
  useEffect(() => {
    if (isReplaced) window.location.reload()
  }, [isReplaced])
  if (isReplaced) return <PageSpinner />
  return (
    <>
      {children}
      {isAsking && (
        <Suspense>
          <SessionDialog username={person.username} onDone={onLoggedIn} onClose={() => answer(false)} />
        </Suspense>
      )}
    </>
  )
}
