import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { WithTexts } from '../with-texts.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { PublicLayout } from './public-layout.tsx'
import './firm-layout.css'

/** The frame of the pages about the firm. It hydrates before their texts have loaded. */
export const FirmLayout = ({ children }: { children: ReactNode }) => (
  <PublicLayout>
    <Suspense fallback={<PageLoading />}>
      <WithTexts area="home">{children}</WithTexts>
    </Suspense>
  </PublicLayout>
)

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

/** The head of an inner page: breadcrumb, title, one sentence, and actions. */
export const PageHero = ({
  breadcrumb,
  title,
  kicker,
  lede,
  actions,
  figure,
}: {
  /** The breadcrumb after the home page. */
  breadcrumb: ComponentProps<typeof Breadcrumbs>['items']
  title: ReactNode
  kicker?: ReactNode
  lede?: ReactNode
  actions?: ReactNode
  figure?: ReactNode
}) => {
  return (
    <div className="page-hero sunken">
      <div className="wrap">
        <Breadcrumbs items={breadcrumb} />
        <div className="grid-12 page-hero-row">
          <div className="page-hero-text">
            {kicker && <p className="kicker">{kicker}</p>}
            <h1 tabIndex={-1}>{title}</h1>
            {lede && <p className="page-hero-lede">{lede}</p>}
            {actions && <div className="page-hero-actions">{actions}</div>}
          </div>
          {figure && <div className="page-hero-figure">{figure}</div>}
        </div>
      </div>
    </div>
  )
}

/** Shown for a missing record on a page reached by a link; direct requests get a 404 from the server. */
export const MissingPage = lazy(() => import('./not-found-page.tsx'))
