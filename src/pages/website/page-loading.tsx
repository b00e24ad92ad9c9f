import { useTranslation } from '#i18n/translate.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import './page-hero.css'

/**
 * The skeleton of a page whose record is loading. Its heading exists immediately, so that it can take focus.
 */
export const PageLoading = ({ hasFigure }: { hasFigure?: boolean }) => {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <div className="page-hero sunken">
        <div className="wrap">
          <Skeleton shape="40" />
          <div className="grid-12 page-hero-row">
            <div className="page-hero-text page-loading-lines">
              <p role="status">{t('state.loading')}</p>
              <Skeleton shape="80" />
              <Skeleton shape="60" />
            </div>
            {hasFigure && (
              <div className="page-hero-figure page-loading-figure">
                <Skeleton shape="block" />
              </div>
            )}
          </div>
        </div>
      </div>
      <div className="wrap grid-12 page-body">
        <div className="page-main page-loading-lines">
          <Skeleton shape="100" />
          <Skeleton shape="100" />
          <Skeleton shape="80" />
          <Skeleton shape="60" />
        </div>
      </div>
    </div>
  )
}
