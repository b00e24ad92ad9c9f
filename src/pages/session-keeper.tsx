import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { onProofNeeded } from '#browser/proof.ts'
import { onSessionEnd } from '#browser/session-end.ts'
import { currentUserKey } from '#features/auth/browser/api.ts'
import type { CurrentUser } from '#features/auth/schema.ts'
import { PageSpinner } from '#ui/spinner.tsx'
import { useQuestion } from './use-question.ts'

const ProofDialog = lazy(() => import('./proof-dialog.tsx'))
const SessionDialog = lazy(() => import('./session-dialog.tsx'))

/**
 * A session that ends while somebody works: they log in again over whatever is open, and the calls that were refused
 * meanwhile are made again; the same for what asks for the password once more. Another person never meets what the first one left: the page begins anew.
 */
export const SessionKeeper = ({ user, children }: { user: CurrentUser; children: ReactNode }) => {
  const queryClient = useQueryClient()
  const [person] = useState(user)
  const isReplaced = user.id !== person.id
  const login = useQuestion(onSessionEnd)
  const proof = useQuestion(onProofNeeded)
  const onLoggedIn = () => {
    const now = queryClient.getQueryData<CurrentUser | null>(currentUserKey)
    if (now?.id === person.id) login.answer(true)
  }

  // By now everything of the first person is off the page, and nothing asks whether it may go.
  useEffect(() => {
    if (isReplaced) window.location.reload()
  }, [isReplaced])
  if (isReplaced) return <PageSpinner />
  return (
    <>
      {children}
      {proof.isAsking && (
        <Suspense>
          <ProofDialog
            username={person.username}
            onDone={() => proof.answer(true)}
            onClose={() => proof.answer(false)}
          />
        </Suspense>
      )}
      {login.isAsking && (
        <Suspense>
          <SessionDialog username={person.username} onDone={onLoggedIn} onClose={() => login.answer(false)} />
        </Suspense>
      )}
    </>
  )
}
