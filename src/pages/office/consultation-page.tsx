import { useQuery } from '@tanstack/react-query'
import { href } from '#access/href.ts'
import { isGone } from '#browser/call-api.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { adminConsultationQuery } from '#features/consultations/browser/api.ts'
import { useNeighbours } from '#features/consultations/office/neighbours.ts'
import type { PageParams } from '../page.ts'
import { useGuardedNavigate } from '../use-leave-guard.ts'
import { useRequestKeys } from './consultations/request-keys.ts'
import { RequestScreen } from './consultations/request-screen.tsx'
import { RecordStates } from './record-states.tsx'

/** Loaded with the dialogs of recorded conversations. */
const conversationTexts = ['officeConversations', 'officeImport'] as const

/** The whole of one request (decision 75). */
export default function ConsultationPage({ params }: { params: PageParams }) {
  const { data: me } = useCurrentUser()
  const id = Number(params.id)
  const query = useQuery(adminConsultationQuery(id))
  const { data: request, error } = query
  const navigate = useGuardedNavigate()
  const neighbours = useNeighbours(id)
  const go = (to: number | undefined) => {
    if (to !== undefined) void navigate(href('/dashboard/consultations/:id', { id: to }))
  }
  // Here, so that the keys work while the next request loads.
  useRequestKeys({ KeyJ: () => go(neighbours.next), KeyK: () => go(neighbours.previous) })
  if (request && me && !isGone(error))
    return <RequestScreen key={id} {...{ request, me, neighbours, conversationTexts }} onGo={go} />
  return (
    <RecordStates
      texts={{
        title: 'request.title',
        gone: 'request.gone',
        goneText: 'request.gone.text',
        goneAction: 'request.gone.action',
        failed: 'request.loadFailed',
        loading: 'state.loading',
      }}
      query={query}
    />
  )
}
