import Globe from 'lucide-react/icons/globe'
import { Link } from 'wouter'
import { activityAddress } from '#features/audit/office/activity-address.ts'
import type { Activity } from '#features/audit/schema.ts'
import type { OfficeSummary } from '#features/overview/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { RelativeTime } from '#ui/relative-time.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ActivitySentence } from './activity-sentence.tsx'
import { OverviewPanel, skeletonKeys } from './overview-panel.tsx'

const ActivityLine = ({ entry }: { entry: Activity }) => {
  const address = activityAddress(entry)
  if (!address) return <ActivitySentence entry={entry} />
  return (
    <Link href={address} className="overview-line">
      <ActivitySentence entry={entry} />
    </Link>
  )
}

export default function RecentActivity({
  activity,
  now,
}: {
  activity: OfficeSummary['activity'] | undefined
  now: Date
}) {
  const { t } = useTranslation()
  return (
    <OverviewPanel title={t('dash.activity')} className="overview-fill">
      {activity?.length === 0 && <p className="overview-nothing">{t('overview.noActivity')}</p>}
      <ul className="overview-activity">
        {activity
          ? activity.map((entry) => (
              <li key={entry.id}>
                {entry.userName ? (
                  <Monogram name={entry.userName} id={entry.userName} size="tiny" />
                ) : (
                  <span className="overview-visitor">
                    <Icon icon={Globe} size="medium" />
                  </span>
                )}
                <div>
                  <ActivityLine entry={entry} />
                  <span className="overview-sub">
                    <RelativeTime instant={entry.createdAt} now={now} />
                  </span>
                </div>
              </li>
            ))
          : skeletonKeys.map((key) => (
              <li key={key}>
                <span className="overview-visitor" />
                <div>
                  <Skeleton shape="80" />
                  <span className="overview-sub">
                    <Skeleton shape="40" />
                  </span>
                </div>
              </li>
            ))}
      </ul>
    </OverviewPanel>
  )
}
