import { href } from '#access/href.ts'
import { isGone } from '#browser/is-gone.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { OfficeHead } from './office-head.tsx'

type Texts = Record<'title' | 'gone' | 'goneText' | 'goneAction' | 'failed' | 'loading', string>

/** The page of a record that loads, failed to load, or does not exist. */
export const RecordStates = ({
  texts,
  query: { error, isFetching, refetch },
}: {
  texts: Texts
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}) => {
  const { t } = useTranslation()
  return (
    <>
      {/* Focus waits for the heading with the name. */}
      {error ? <OfficeHead title={texts.title} /> : <PageHead title={texts.title} />}
      <section className="panel">
        {isGone(error) ? (
          <EmptyState
            title={texts.gone}
            action={
              <ButtonLink variant="outline" href={href('/dashboard/consultations')}>
                {texts.goneAction}
              </ButtonLink>
            }
          >
            {texts.goneText}
          </EmptyState>
        ) : error ? (
          <ErrorState title={texts.failed} onRetry={() => refetch()} isRetrying={isFetching}>
            {explainFailure(error, t).message}
          </ErrorState>
        ) : (
          <div className="panel-body" aria-busy="true">
            <p role="status" className="visually-hidden">
              {texts.loading}
            </p>
            <Skeleton shape="40" />
            <Skeleton shape="80" />
          </div>
        )}
      </section>
    </>
  )
}
