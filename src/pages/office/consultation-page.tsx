import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { href } from '#access/href.ts'
import { isGone } from '#browser/is-gone.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { adminConsultationQuery } from '#features/consultations/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { PageParams } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { useNeighbours } from './consultations/neighbours.ts'
import { RequestScreen } from './consultations/request-screen.tsx'
import { useRequestKeys } from './consultations/use-request-keys.ts'
import { OfficeHead } from './office-head.tsx'

/** Loaded with the dialogs of recorded conversations. */
const conversationTexts = ['officeConversations', 'officeImport'] as const

/** The whole of one request (decision 82). */
export default function ConsultationPage({ params }: { params: PageParams }) {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const id = Number(params.id)
  const { data: request, error, isFetching, refetch } = useQuery(adminConsultationQuery(id))
  const [, navigate] = useLocation()
  const neighbours = useNeighbours(id)
  const go = (to: number | undefined) => {
    if (to !== undefined) navigate(href('/dashboard/consultations/:id', { id: to }))
  }
  // Here, so that the keys work while the next request loads.
  useRequestKeys({ KeyJ: () => go(neighbours.next), KeyK: () => go(neighbours.previous) })
  if (request && me && !isGone(error))
    return <RequestScreen key={id} {...{ request, me, neighbours, conversationTexts }} onGo={go} />
  return (
    <>
      {/* Focus waits for the heading with the name. */}
      {error ? <OfficeHead title={t('request.title')} /> : <PageHead title={t('request.title')} />}
      <section className="panel">
        {isGone(error) ? (
          <EmptyState
            title={t('request.gone')}
            action={
              <ButtonLink variant="outline" href={href('/dashboard/consultations')}>
                {t('request.gone.action')}
              </ButtonLink>
            }
          >
            {t('request.gone.text')}
          </EmptyState>
        ) : error ? (
          <ErrorState title={t('request.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
            {explainFailure(error, t).message}
          </ErrorState>
        ) : (
          <div className="panel-body" aria-busy="true">
            <p role="status" className="visually-hidden">
              {t('state.loading')}
            </p>
            <Skeleton shape="40" />
            <Skeleton shape="80" />
          </div>
        )}
      </section>
    </>
  )
}
