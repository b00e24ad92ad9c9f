import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type Address, href } from '#access/href.ts'
import { adminDownloadPath } from '#features/documents/browser/api.ts'
import { isServed } from '#features/malware/values.ts'
import type { OfficeSummary, Today } from '#features/overview/schema.ts'
import { formatList, formatShortDay, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { factsOf, type Language } from '#languages/language.ts'
import { classNames } from '#ui/class-names.ts'
import { FileName } from '#ui/file-name.tsx'
import { RelativeTime } from '#ui/relative-time.tsx'
import { TodaySkeleton } from './overview-panel.tsx'
import type { TodayProps } from './today.tsx'
import { TodayDueDates, TodayPastDates, TodayQuiet } from './today-dates.tsx'
import { TodayGroup, useMore } from './today-group.tsx'
import { TodayMentions, TodayRequests } from './today-requests.tsx'

/** The user's appointments, each with the free time until the next one. */
const TodayAppointments = ({ group }: { group: Today['appointments'] }) => {
  const { t, language } = useTranslation()
  return (
    <TodayGroup
      title={t('today.appointments')}
      total={group.total}
      more={useMore(group, href('/dashboard/appointments?view=day'))}
    >
      {group.entries.map(({ id, consultationId, clientName, kind, place, startsAt, freeMinutes, isPast }) => (
        <li key={id} className={classNames('today-row', isPast && 'today-past')}>
          <Link href={href('/dashboard/consultations/:id', { id: consultationId })} className="today-link">
            <span className="today-name">
              <time dateTime={startsAt}>{formatTime(startsAt, language)}</time>
              <bdi>{clientName}</bdi>
            </span>
            <span className="today-sub">
              <span className="today-cut">
                {t(`today.kind.${kind}`)}
                {/* The place of a video call is a long address. */}
                {kind !== 'video' && place && (
                  <>
                    {' · '}
                    <bdi>{place}</bdi>
                  </>
                )}
              </span>
              {freeMinutes > 0 && (
                <span className="today-free">
                  {t('today.free', { duration: formatMinutes(freeMinutes, language) })}
                </span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </TodayGroup>
  )
}

const Entry = ({ address, name, children }: { address: Address; name: ReactNode; children: ReactNode }) => (
  <li className="today-row">
    <Link href={address} className="today-link">
      <span className="today-name">{name}</span>
      <span className="today-sub">{children}</span>
    </Link>
  </li>
)

const TodayMessages = ({ group, now }: { group: Today['messages']; now: Date }) => {
  const { t } = useTranslation()
  return (
    <TodayGroup
      title={t('today.messages')}
      total={group.total}
      more={useMore(group, href('/dashboard/messages'))}
    >
      {group.entries.map(({ id, fromUserName, subject, createdAt, consultationId }) => (
        <Entry
          key={id}
          address={
            consultationId === null
              ? href(`/dashboard/messages?open=${id}`)
              : href('/dashboard/consultations/:id', { id: consultationId })
          }
          name={<bdi>{fromUserName ?? t('dash.deletedUser')}</bdi>}
        >
          <bdi className="today-cut">{subject || t('today.noSubject')}</bdi>
          <RelativeTime instant={createdAt} now={now} />
        </Entry>
      ))}
    </TodayGroup>
  )
}

/** A click opens the document. One that may not be sent yet is shown in its list, with the reason. */
const TodayDocuments = ({ group, now }: { group: Today['documents']; now: Date }) => {
  const { t } = useTranslation()
  return (
    <TodayGroup
      title={t('today.documents')}
      total={group.total}
      more={useMore(group, href('/dashboard/documents'))}
    >
      {group.entries.map(({ id, name, clientName, malwareCheck, createdAt }) => {
        const content = (
          <>
            <bdi className="today-cut">{clientName}</bdi>
            <RelativeTime instant={createdAt} now={now} />
          </>
        )
        return isServed(malwareCheck) ? (
          <li key={id} className="today-row">
            <a href={adminDownloadPath(id)} download className="today-link">
              <span className="today-name">
                <FileName>{name}</FileName>
              </span>
              <span className="today-sub">{content}</span>
            </a>
          </li>
        ) : (
          <Entry
            key={id}
            address={href(`/dashboard/documents?documentId=${id}`)}
            name={<FileName>{name}</FileName>}
          >
            {content}
          </Entry>
        )
      })}
    </TodayGroup>
  )
}

const TodayOverdueDocuments = ({ group }: { group: Today['overdueDocuments'] }) => {
  const { t, language } = useTranslation()
  return (
    <TodayGroup
      title={t('today.overdueDocuments')}
      total={group.total}
      more={useMore(group, href('/dashboard/documents'))}
      isLate
    >
      {group.entries.map(({ id, userId, consultationId, title, clientName, dueDate }) => (
        <Entry
          key={id}
          address={href(
            `/dashboard/documents?userId=${userId}${consultationId === null ? '' : `&consultationId=${consultationId}`}`,
          )}
          name={<bdi>{title}</bdi>}
        >
          <bdi className="today-cut">{clientName}</bdi>
          <span className="today-over">
            {t('consult.urgent', { day: formatShortDay(dueDate, language) })}
          </span>
        </Entry>
      ))}
    </TodayGroup>
  )
}

/** Overdue reviews of the risk of clients. */
const TodayReviews = ({ group }: { group: Today['reviews'] }) => {
  const { t, language } = useTranslation()
  return (
    <TodayGroup
      title={t('today.reviews')}
      total={group.total}
      more={useMore(group, href('/dashboard/people/checks'))}
      isLate
    >
      {group.entries.map(({ id, userId, requestId, isParty, name, reviewOn }) => (
        <Entry
          key={id}
          address={
            userId !== null
              ? href('/dashboard/consultations/people/:id', { id: userId })
              : isParty
                ? href('/dashboard/consultations/:id', { id: requestId ?? 0 })
                : href('/dashboard/consultations/guests/:id', { id: requestId ?? 0 })
          }
          name={<bdi>{name}</bdi>}
        >
          <span className="today-over">
            {t('consult.urgent', { day: formatShortDay(reviewOn, language) })}
          </span>
        </Entry>
      ))}
    </TodayGroup>
  )
}

const inUnit = (count: number, unit: 'hour' | 'minute', language: Language): string =>
  new Intl.NumberFormat(factsOf(language).locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** `1 hour, 30 minutes` · `ساعة و30 دقيقة`. */
const formatMinutes = (minutes: number, language: Language): string => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return formatList(
    [
      ...(hours > 0 ? [inUnit(hours, 'hour', language)] : []),
      ...(rest > 0 ? [inUnit(rest, 'minute', language)] : []),
    ],
    language,
  )
}

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
          <TodayRequests title={t('today.marked')} group={today.marked} now={now} isLate />
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
          <TodayReviews group={today.reviews} />
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
