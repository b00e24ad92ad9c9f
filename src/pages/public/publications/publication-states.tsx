import { Suspense } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { WithTexts } from '../../with-texts.tsx'

/** The page of a publication while its text is on the way. */
export const PublicationSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('state.loading')}
      </p>
      <div className="publication-top sunken" aria-hidden="true">
        <div className="wrap grid-12 publication-skeleton">
          <div className="publication-words">
            <Skeleton shape="40" />
            <Skeleton shape="80" />
            <Skeleton shape="60" />
          </div>
          <div className="publication-cover">
            <Skeleton shape="block" />
          </div>
        </div>
      </div>
      <div className="wrap grid-12 publication-body publication-skeleton" aria-hidden="true">
        <div className="publication-text">
          {(['100', '100', '80', '60', '100', '80'] as const).map((shape, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a drawing
            <Skeleton key={at} shape={shape} />
          ))}
        </div>
      </div>
    </div>
  )
}

export const PublicationFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Suspense>
    <WithTexts area="publications">
      <Failure onRetry={onRetry} />
    </WithTexts>
  </Suspense>
)

const Failure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className="section">
      <ErrorState title={t('publications.failed')} onRetry={onRetry}>
        {t('publications.loadFailed.text')}
      </ErrorState>
    </div>
  )
}
