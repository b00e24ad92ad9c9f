import { type Address, href } from '#access/href.ts'
import { isGone } from '#browser/call-api.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { Loading } from '#ui/skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { OfficeHead } from './office-head.tsx'

type Texts = Record<'title' | 'gone' | 'goneText' | 'goneAction' | 'failed' | 'loading', TextKey>

/** The page of a record that loads, failed to load, or does not exist. */
export const RecordStates = ({
  texts,
  goneTo = href('/dashboard/consultations'),
  query: { error, isFetching, refetch },
}: {
  texts: Texts
  /** The list to which a missing record belonged. */
  goneTo?: Address
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}) => {
  const { t } = useTranslation()
  return (
    <>
      {/* Focus waits for the heading with the name. */}
      {error ? <OfficeHead title={t(texts.title)} /> : <PageHead title={t(texts.title)} />}
      <section className="panel">
        {isGone(error) ? (
          <EmptyState
            title={t(texts.gone)}
            action={
              <ButtonLink variant="outline" href={goneTo}>
                {t(texts.goneAction)}
              </ButtonLink>
            }
          >
            {t(texts.goneText)}
          </EmptyState>
        ) : error ? (
          <ErrorState title={t(texts.failed)} onRetry={() => refetch()} isRetrying={isFetching}>
            {explainFailure(error, t).message}
          </ErrorState>
        ) : (
          <Loading className="panel-body" label={texts.loading} shapes={['40', '80']} />
        )}
      </section>
    </>
  )
}
