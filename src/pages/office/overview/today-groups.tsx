import { Link } from 'wouter'
import { href } from '#access/href.ts'
import type { OfficeSummary } from '#features/overview/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { TodayProps } from './today.tsx'
import { TodayDueDates, TodayPastDates, TodayQuiet } from './today-dates.tsx'
import { TodayAppointments, TodayDocuments, TodayMessages, TodayOverdueDocuments } from './today-entries.tsx'
import { TodayMentions } from './today-mentions.tsx'
import { TodayRequests } from './today-requests.tsx'
import { TodaySkeleton } from './today-skeleton.tsx'

/** The groups with entries, loaded while the data loads. */
const TodayGroups = ({ today, work, now }: TodayProps) => {
  const { t } = useTranslation()
  if (!today || !work) return <TodaySkeleton />
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
          <TodayPastDates group={today.pastDates} />
          <TodayDueDates group={today.dueDates} />
          <TodayAppointments group={today.appointments} />
          <TodayMessages group={today.messages} now={now} />
          <TodayMentions group={today.mentions} />
          <TodayQuiet group={today.quiet} now={now} />
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

export default TodayGroups
