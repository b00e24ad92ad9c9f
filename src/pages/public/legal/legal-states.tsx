import { Suspense } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { WithTexts } from '../../with-texts.tsx'

/** The page while its text is on the way. */
export const LegalSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('state.loading')}
      </p>
      <div className="legal-top sunken" aria-hidden="true">
        <div className="wrap publication-skeleton">
          <Skeleton shape="40" />
          <Skeleton shape="60" />
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

export const LegalFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Suspense>
    <WithTexts area="notices">
      <Failure onRetry={onRetry} />
    </WithTexts>
  </Suspense>
)

const Failure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className="section">
      <ErrorState title={t('legal.loadFailed')} onRetry={onRetry}>
        {t('legal.loadFailed.text')}
      </ErrorState>
    </div>
  )
}
