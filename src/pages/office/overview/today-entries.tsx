import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type Address, href } from '#access/href.ts'
import { adminDownloadPath } from '#features/documents/browser/api.ts'
import { isServed } from '#features/malware/values.ts'
import type { Today } from '#features/overview/schema.ts'
import { formatShortDay, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'
import { FileName } from '#ui/file-name.tsx'
import { RelativeTime } from '#ui/relative-time.tsx'
import { formatMinutes } from './format-minutes.ts'
import { TodayGroup, useMore } from './today-group.tsx'

/** The user's appointments, each with the free time until the next one. */
export const TodayAppointments = ({ group }: { group: Today['appointments'] }) => {
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

export const TodayMessages = ({ group, now }: { group: Today['messages']; now: Date }) => {
  const { t } = useTranslation()
  return (
    <TodayGroup
      title={t('today.messages')}
      total={group.total}
      more={useMore(group, href('/dashboard/messages'))}
    >
      {group.entries.map(({ id, fromUserName, subject, createdAt }) => (
        <Entry
          key={id}
          address={href(`/dashboard/messages?open=${id}`)}
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
export const TodayDocuments = ({ group, now }: { group: Today['documents']; now: Date }) => {
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

export const TodayOverdueDocuments = ({ group }: { group: Today['overdueDocuments'] }) => {
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
