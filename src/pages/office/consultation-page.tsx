import { useQuery } from '@tanstack/react-query'
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
import { RequestScreen } from './consultations/request-screen.tsx'
import { OfficeHead } from './office-head.tsx'

/** Loaded with the dialogs of recorded conversations. */
const conversationTexts = ['officeConversations', 'officeImport'] as const

/** The whole of one request (decision 82). */
export default function ConsultationPage({ params }: { params: PageParams }) {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const { data: request, error, isFetching, refetch } = useQuery(adminConsultationQuery(Number(params.id)))
  if (request && me && !isGone(error))
    return <RequestScreen key={request.id} {...{ request, me, conversationTexts }} />
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
