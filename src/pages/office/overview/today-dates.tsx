import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type Address, href } from '#access/href.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import { sendNoChange } from '#features/matters/office/work-api.ts'
import { overviewKey } from '#features/overview/browser/api.ts'
import type { Today } from '#features/overview/schema.ts'
import { instantInRiyadh } from '#firm-time/riyadh.ts'
import { formatRelative, formatShortDay, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { showToast } from '#ui/toast.ts'
import { TodayGroup, useMore } from './today-group.tsx'

const mine: Address = href('/dashboard/consultations?assignee=me&status=approved')

/** The hearings, terms and other dates of today. */
export const TodayDueDates = ({ group }: { group: Today['dueDates'] }) => {
  const { t, language } = useTranslation()
  return (
    <TodayGroup
      title={t('today.dueDates')}
      total={group.total}
      more={useMore(group, href('/dashboard/appointments?view=day'))}
    >
      {group.entries.map(({ id, consultationId, clientName, kind, day, time }) => (
        <Row key={id} id={consultationId} name={clientName}>
          <span>{t(`matter.kind.${kind}`)}</span>
          {time !== null && (
            <time dateTime={`${day}T${time}+03:00`}>{formatTime(instantInRiyadh(day, time), language)}</time>
          )}
        </Row>
      ))}
    </TodayGroup>
  )
}

/** Unsettled dates of earlier days, marked in red and with text. */
export const TodayPastDates = ({ group }: { group: Today['pastDates'] }) => {
  const { t, language } = useTranslation()
  return (
    <TodayGroup title={t('today.pastDates')} total={group.total} more={useMore(group, mine)} isLate>
      {group.entries.map(({ id, consultationId, clientName, kind, day }) => (
        <Row key={id} id={consultationId} name={clientName}>
          <span className="today-over">
            {t(`today.past.${kind}`, { day: formatShortDay(day, language) })}
          </span>
        </Row>
      ))}
    </TodayGroup>
  )
}

/** Clients of running matters who got no word for long, each with a button that notifies them of no change. */
export const TodayQuiet = ({ group, now }: { group: Today['quiet']; now: Date }) => {
  const { t, language } = useTranslation()
  return (
    <TodayGroup title={t('today.quiet')} total={group.total} more={useMore(group, mine)}>
      {group.entries.map(({ consultationId, clientName, lastWordAt }) => (
        <Row
          key={consultationId}
          id={consultationId}
          name={clientName}
          action={<NoChangeButton id={consultationId} name={clientName} />}
        >
          <time dateTime={lastWordAt} className="today-cut">
            {t('today.lastWord', { when: formatRelative(lastWordAt, language, now) ?? t('ui.justNow') })}
          </time>
        </Row>
      ))}
    </TodayGroup>
  )
}

const Row = ({
  id,
  name,
  action,
  children,
}: {
  id: number
  name: string
  action?: ReactNode
  children: ReactNode
}) => (
  <li className="today-row">
    <Link href={href('/dashboard/consultations/:id', { id })} className="today-link">
      <span className="today-name">
        <bdi>{name}</bdi>{' '}
        <span className="number" dir="ltr">
          #{id}
        </span>
      </span>
      <span className="today-sub">{children}</span>
    </Link>
    {action}
  </li>
)

const NoChangeButton = ({ id, name }: { id: number; name: string }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const sending = useMutation({
    mutationFn: () => sendNoChange(id),
    onSuccess: () => {
      // The entry disappears, so focus moves to the heading.
      document.getElementById('today')?.focus()
      showToast({ title: t('today.noChange.done'), description: name })
    },
    onError: (error) => showFailure(t('today.noChange.failed'), error, t),
    onSettled: () =>
      Promise.all(
        [overviewKey, consultationsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  })
  return (
    <Button
      variant="outline"
      size="table"
      aria-label={t('today.noChangeNamed', { name })}
      isPending={sending.isPending}
      onClick={() => sending.mutate()}
    >
      {t('today.noChange')}
    </Button>
  )
}
