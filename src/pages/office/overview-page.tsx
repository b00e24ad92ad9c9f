import { useQuery } from '@tanstack/react-query'
import { officeSummaryQuery } from '#features/overview/browser/api.ts'
import { CountTiles } from '#features/overview/office/count-tiles.tsx'
import { formatFullDate, formatHijriDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { conventionsOf } from '#languages/conventions.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { useNow } from '#ui/use-now.ts'
import HomeFigures from './figures/home-figures.tsx'
import { NewRequestButton } from './front-desk/new-request.tsx'
import { OfficeHead } from './office-head.tsx'
import RecentActivity from './overview/recent-activity.tsx'
import { RecentConsultations, RecentPublications } from './overview/recent-records.tsx'
import { Today } from './overview/today.tsx'
import './overview/overview.css'

/** One call loads everything; each part shows its own skeleton meanwhile. */
export default function OverviewPage() {
  const { t } = useTranslation()
  const { data: summary, isError, error, isFetching, refetch } = useQuery(officeSummaryQuery())
  const now = useNow()
  return (
    <>
      <OfficeHead title={t('dash.overview')} actions={<NewRequestButton />}>
        <DateLine now={now} />
      </OfficeHead>
      {isError && !summary ? (
        <section className="panel">
          <ErrorState title={t('overview.failed')} onRetry={() => refetch()} isRetrying={isFetching}>
            {failureMessage(error, t)}
          </ErrorState>
        </section>
      ) : (
        <div className="overview" aria-busy={!summary || undefined}>
          {!summary && (
            <p role="status" className="visually-hidden">
              {t('state.loading')}
            </p>
          )}
          <Today today={summary?.today} work={summary?.myWork} now={now} />
          <CountTiles counts={summary?.counts} now={now} />
          <div className="overview-columns">
            <div className="overview-column">
              <RecentConsultations consultations={summary?.recentConsultations} now={now} />
              <RecentPublications publications={summary?.recentPublications} />
            </div>
            <div className="overview-column">
              <HomeFigures />
              <RecentActivity activity={summary?.activity} now={now} />
            </div>
          </div>
        </div>
      )}
    </>
  )
}

/** In Arabic the Hijri date is shown next to the Gregorian one (P4.9). */
const DateLine = ({ now }: { now: Date }) => {
  const { language } = useTranslation()
  return (
    <p className="overview-dates">
      <span>{formatFullDate(now, language)}</span>
      {conventionsOf(language).showsHijriDate && <span>{formatHijriDate(now)}</span>}
    </p>
  )
}
