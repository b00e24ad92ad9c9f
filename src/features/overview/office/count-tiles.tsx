import Building2 from 'lucide-react/icons/building-2'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Mail from 'lucide-react/icons/mail'
import Newspaper from 'lucide-react/icons/newspaper'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { formatNumber } from '#i18n/dictionary.ts'
import { formatList, formatRelative } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon, type IconType } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { OfficeSummary } from '../schema.ts'
import './count-tiles.css'

type Counts = OfficeSummary['counts'] | undefined

/** Four counts. A tile links to its list if that list has a screen. */
export const CountTiles = ({ counts, now }: { counts: Counts; now: Date }) => {
  const { t } = useTranslation()
  return (
    <ul className="panel tiles">
      <Tile
        icon={Newspaper}
        label={t('dash.count.publications')}
        count={counts?.publications}
        href={href('/dashboard/publications')}
      >
        {counts && <PublicationsDetail {...counts} />}
      </Tile>
      <Tile
        icon={Mail}
        label={t('dash.count.unread')}
        count={counts?.unreadMessages}
        href={href('/dashboard/messages?tab=contact&unread=true')}
      >
        {counts && <UnreadDetail oldestUnreadAt={counts.oldestUnreadAt} now={now} />}
      </Tile>
      <Tile
        icon={CalendarCheck}
        label={t('dash.count.pending')}
        count={counts?.pendingConsultations}
        // With the oldest first, overdue requests come first.
        href={href(
          counts && counts.overdueConsultations > 0
            ? '/dashboard/consultations?status=pending&sort=createdAt'
            : '/dashboard/consultations?status=pending',
        )}
        needsAction={counts !== undefined && counts.pendingConsultations > 0}
      >
        {counts && <PendingDetail {...counts} />}
      </Tile>
      <Tile
        icon={Building2}
        label={t('dash.count.clients')}
        count={counts?.clients}
        href={href('/dashboard/clients')}
      >
        {counts && t('overview.clients.visible', { n: counts.visibleClients })}
      </Tile>
    </ul>
  )
}

const Tile = ({
  icon,
  label,
  count,
  href,
  needsAction = false,
  children,
}: {
  icon: IconType
  label: string
  count: number | undefined
  href?: string
  needsAction?: boolean
  children: ReactNode
}) => {
  const { language } = useTranslation()
  const content = (
    <>
      <span className="tile-label">
        {label}
        <Icon icon={icon} />
      </span>
      {count === undefined ? (
        <>
          <span className="tile-count">
            <Skeleton shape="40" />
          </span>
          <span className="tile-detail">
            <Skeleton shape="80" />
          </span>
        </>
      ) : (
        <>
          <span className="tile-count number">{formatNumber(count)}</span>
          <span className="tile-detail" lang={language}>
            {children}
          </span>
        </>
      )}
    </>
  )
  return (
    <li className={classNames('tile', needsAction && 'tile-hot')}>
      {href ? (
        <Link href={href} className="tile-body tile-link">
          {content}
        </Link>
      ) : (
        <div className="tile-body">{content}</div>
      )}
    </li>
  )
}

const PublicationsDetail = ({ publications, drafts, scheduled }: NonNullable<Counts>) => {
  const { t, language } = useTranslation()
  const words = [
    ...(drafts > 0 ? [t('overview.drafts', { n: drafts })] : []),
    ...(scheduled > 0 ? [t('overview.scheduled', { n: scheduled })] : []),
  ]
  if (publications === 0) return t('overview.noPublications')
  return words.length > 0 ? formatList(words, language) : t('overview.allPublished')
}

const UnreadDetail = ({ oldestUnreadAt, now }: { oldestUnreadAt: string | null; now: Date }) => {
  const { t, language } = useTranslation()
  if (!oldestUnreadAt) return t('overview.contact.none')
  const when = formatRelative(oldestUnreadAt, language, now) ?? t('ui.justNow')
  return t('overview.contact.oldest', { when })
}

const PendingDetail = ({ pendingConsultations, overdueConsultations }: NonNullable<Counts>) => {
  const { t } = useTranslation()
  if (overdueConsultations === 0)
    return t(pendingConsultations === 0 ? 'overview.noneWaiting' : 'overview.inTime')
  return (
    <span className="tile-alert">
      <Icon icon={TriangleAlert} size="small" />
      {t('overview.overdue', { n: overdueConsultations })}
    </span>
  )
}
