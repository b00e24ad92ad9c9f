import { type ReactNode, Suspense } from 'react'
import type { TextArea } from '#i18n/areas.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { WithTexts } from '../with-texts.tsx'
import './publications/publication.css'

/** The skeleton of a page with one long text; `children` render its head. */
export const TextSkeleton = ({ className, children }: { className: string; children: ReactNode }) => (
  <Loading>
    <div className={`${className} sunken`} aria-hidden="true">
      {children}
    </div>
    <div className="wrap grid-12 publication-body publication-skeleton" aria-hidden="true">
      <div className="publication-text">
        {(['100', '100', '80', '60', '100', '80'] as const).map((shape, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a skeleton never change
          <Skeleton key={at} shape={shape} />
        ))}
      </div>
    </div>
  </Loading>
)

/** Shown when a text failed to load. `area` is the area of texts that it needs. */
export const TextFailed = ({
  area,
  ...failure
}: {
  area: TextArea
  title: TextKey
  text: TextKey
  onRetry: () => void
}) => (
  <Suspense>
    <WithTexts area={area}>
      <Failure {...failure} />
    </WithTexts>
  </Suspense>
)

const Failure = ({ title, text, onRetry }: { title: TextKey; text: TextKey; onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className="section">
      <ErrorState title={t(title)} onRetry={onRetry}>
        {t(text)}
      </ErrorState>
    </div>
  )
}
