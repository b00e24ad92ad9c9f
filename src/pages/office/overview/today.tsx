import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import type { OfficeSummary, Today as TodayGroups } from '#features/overview/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { skeletonKeys } from './skeleton-keys.ts'
import { TodayAppointments, TodayDocuments, TodayMessages, TodayOverdueDocuments } from './today-entries.tsx'
import { TodayMentions } from './today-mentions.tsx'
import { TodayRequests } from './today-requests.tsx'
import './today.css'

const NoticeSwitch = lazy(() => import('./notice-switch.tsx'))

type Props = { today?: TodayGroups | undefined; work?: OfficeSummary['myWork'] | undefined; now: Date }

/** The work of the day for the person who looks. Groups without entries are not shown. */
export const Today = ({ today, work, now }: Props) => {
  const { t } = useTranslation()
  return (
    <section className="panel today" aria-labelledby="today">
      <header className="panel-head">
        <h2 id="today" tabIndex={-1}>
          {t('today.title')}
        </h2>
        <Suspense>
          <NoticeSwitch />
        </Suspense>
      </header>
      {today && work ? <Groups today={today} work={work} now={now} /> : <TodaySkeleton />}
    </section>
  )
}

const Groups = ({ today, work, now }: { today: TodayGroups; work: OfficeSummary['myWork']; now: Date }) => {
  const { t } = useTranslation()
  const hasEntries = Object.values(today).some(({ total }) => total > 0)
  return (
    <>
      {!hasEntries && work.erasures === 0 && <p className="overview-nothing">{t('today.none')}</p>}
      {hasEntries && (
        <div className="today-groups">
          <TodayRequests title={t('today.urgent')} group={today.urgent} now={now} isLate />
          <TodayRequests
            title={t('today.late')}
            group={today.late}
            list="&status=overdue&sort=createdAt"
            now={now}
            isLate
          />
          <TodayRequests title={t('today.fresh')} group={today.fresh} list="&status=pending" now={now} />
          <TodayAppointments group={today.appointments} />
          <TodayMessages group={today.messages} now={now} />
          <TodayMentions group={today.mentions} />
          <TodayDocuments group={today.documents} now={now} />
          <TodayOverdueDocuments group={today.overdueDocuments} />
        </div>
      )}
      <Counts work={work} />
    </>
  )
}

/** The user's other work, as links to its lists. */
const Counts = ({ work: { assigned, unread, erasures } }: { work: OfficeSummary['myWork'] }) => {
  const { t } = useTranslation()
  if (assigned + unread + erasures === 0) return null
  return (
    <ul className="today-counts">
      {erasures > 0 && (
        <li>
          <Link href={href('/dashboard/privacy?state=open')} className="text-link">
            {t('overview.erasures', { n: erasures })}
          </Link>{' '}
          <span className="subtle">{t('overview.erasures.text')}</span>
        </li>
      )}
      {assigned > 0 && (
        <li>
          <Link href={href('/dashboard/consultations?assignee=me')} className="text-link">
            {t('overview.assigned', { n: assigned })}
          </Link>
        </li>
      )}
      {unread > 0 && (
        <li>
          <Link href={href('/dashboard/messages')} className="text-link">
            {t('overview.unread', { n: unread })}
          </Link>
        </li>
      )}
    </ul>
  )
}

const TodaySkeleton = () => (
  <div className="today-groups">
    {skeletonKeys.slice(0, 3).map((group) => (
      <div key={group} className="today-group">
        <div className="today-head" />
        {skeletonKeys.slice(0, 4).map((key) => (
          <div key={key} className="today-row">
            <span className="today-link">
              <Skeleton shape="60" />
              <Skeleton shape="80" />
            </span>
          </div>
        ))}
      </div>
    ))}
  </div>
)
