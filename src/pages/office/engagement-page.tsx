import { useQuery } from '@tanstack/react-query'
import { isGone } from '#browser/is-gone.ts'
import { adminConsultationQuery } from '#features/consultations/browser/api.ts'
import { engagementQuery } from '#features/engagements/office/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { fetchedCode } from '../fetched-code.ts'
import type { PageParams } from '../page.ts'
import { RecordStates } from './record-states.tsx'

const screen = fetchedCode(() => import('./engagements/engagement-screen.tsx'))
// In parallel with the data.
screen.fetchCode().catch(() => undefined)

/** One fee agreement: the editor of a draft, and the view of every other state. */
export default function EngagementPage({ params }: { params: PageParams }) {
  const { t } = useTranslation()
  const id = Number(params.id)
  const query = useQuery(engagementQuery(id))
  const { data: engagement, error, isFetchedAfterMount } = query
  const requestQuery = useQuery({
    ...adminConsultationQuery(engagement?.consultationId ?? 0),
    enabled: engagement !== undefined,
  })
  const request = requestQuery.data
  const states = (
    <RecordStates
      texts={{
        title: t('engagement.agreement'),
        gone: t('engagements.gone'),
        goneText: t('engagements.gone.text'),
        goneAction: t('engagements.gone.action'),
        failed: t('engagements.loadFailed'),
        loading: t('state.loading'),
      }}
      query={error ? query : requestQuery}
    />
  )
  // Cached data may be old, so the editor waits for fresh data.
  if (!engagement || !request || !isFetchedAfterMount || isGone(error)) return states
  return <screen.Component key={id} fallback={states} engagement={engagement} request={request} />
}
