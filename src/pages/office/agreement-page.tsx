import { useQuery } from '@tanstack/react-query'
import { isGone } from '#browser/call-api.ts'
import { agreementQuery } from '#features/agreements/office/api.ts'
import { adminConsultationQuery } from '#features/consultations/browser/api.ts'
import { useFreshQuery } from '#ui/use-fresh-query.ts'
import type { PageParams } from '../page.ts'
import AgreementScreen from './agreements/agreement-screen.tsx'
import { RecordStates } from './record-states.tsx'

/** One fee agreement: the editor of a draft, and the view of every other state. */
export default function AgreementPage({ params }: { params: PageParams }) {
  const id = Number(params.id)
  const query = useFreshQuery(agreementQuery(id))
  const { data: agreement, error, isFresh } = query
  const requestQuery = useQuery({
    ...adminConsultationQuery(agreement?.consultationId ?? 0),
    enabled: agreement !== undefined,
  })
  const request = requestQuery.data
  const states = (
    <RecordStates
      texts={{
        title: 'agreement.agreement',
        gone: 'agreements.gone',
        goneText: 'agreements.gone.text',
        goneAction: 'agreements.gone.action',
        failed: 'agreements.loadFailed',
        loading: 'state.loading',
      }}
      query={error ? query : requestQuery}
    />
  )
  // Cached data may be old, so the editor waits for fresh data.
  if (!agreement || !request || !isFresh || isGone(error)) return states
  return <AgreementScreen key={id} agreement={agreement} request={request} />
}
