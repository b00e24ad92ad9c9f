import CalendarCheck from 'lucide-react/icons/calendar-check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import File from 'lucide-react/icons/file'
import Mail from 'lucide-react/icons/mail'
import ShieldCheck from 'lucide-react/icons/shield-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import type { OfficeSummary } from '#features/overview/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon, type IconType } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OverviewPanel } from './overview-panel.tsx'

type Work = OfficeSummary['myWork'] | undefined

/** Consultations, messages and erasure requests that wait for the logged-in person. */
export const MyWork = ({ work }: { work: Work }) => {
  const { t } = useTranslation()
  const open = work ? work.assigned + work.unread + work.documents + work.erasures : 0
  return (
    <OverviewPanel
      title={t('overview.myWork')}
      aside={open > 0 ? t('overview.open', { n: open }) : undefined}
    >
      {!work && <WorkSkeleton />}
      {work && open === 0 && <p className="overview-nothing">{t('overview.noWork')}</p>}
      {work && open > 0 && (
        <ul className="overview-work">
          {work.overdue > 0 && (
            <WorkRow
              icon={TriangleAlert}
              title={t('overview.mineOverdue', { n: work.overdue })}
              text={t('overview.mineOverdue.text')}
              href={href('/dashboard/consultations?status=overdue&assignee=me&sort=createdAt')}
              isOverdue
            />
          )}
          {work.assigned > 0 && (
            <WorkRow
              icon={CalendarCheck}
              title={t('overview.assigned', { n: work.assigned })}
              text={t('overview.assigned.text')}
              href={href('/dashboard/consultations?assignee=me')}
            />
          )}
          {work.documents > 0 && (
            <WorkRow
              icon={File}
              title={t('overview.newDocuments', { n: work.documents })}
              href={href('/dashboard/documents')}
            />
          )}
          {work.erasures > 0 && (
            <WorkRow
              icon={ShieldCheck}
              title={t('overview.erasures', { n: work.erasures })}
              text={t('overview.erasures.text')}
              href={href('/dashboard/privacy?state=open')}
            />
          )}
          {work.unread > 0 && (
            <WorkRow
              icon={Mail}
              title={t('overview.unread', { n: work.unread })}
              href={href('/dashboard/messages')}
            />
          )}
        </ul>
      )}
    </OverviewPanel>
  )
}

const WorkRow = ({
  icon,
  title,
  text,
  href,
  isOverdue,
}: {
  icon: IconType
  title: string
  text?: string
  href?: string
  isOverdue?: boolean
}) => {
  const content = (
    <>
      <Icon icon={icon} />
      <span>
        <span className="overview-title">{title}</span>
        {text && <span className="overview-sub">{text}</span>}
      </span>
      {href && <Icon icon={ChevronRight} size="medium" flips />}
    </>
  )
  const className = classNames('overview-task', isOverdue && 'overview-task-overdue')
  return (
    <li>
      {href ? (
        <Link href={href} className={className}>
          {content}
        </Link>
      ) : (
        <div className={className}>{content}</div>
      )}
    </li>
  )
}

const WorkSkeleton = () => (
  <div className="overview-nothing">
    <Skeleton shape="80" />
    <br />
    <Skeleton shape="60" />
  </div>
)
