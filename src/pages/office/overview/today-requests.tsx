import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { updateConsultation } from '#features/consultations/browser/api.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import { ReplyDue, UrgentBadge } from '#features/consultations/office/reply-due.tsx'
import { overviewKey } from '#features/overview/browser/api.ts'
import type { TodayRequests as RequestGroup, Today } from '#features/overview/schema.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { endMention } from '#features/threads/office/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { showToast } from '#ui/toast.ts'
import { ShowAll, TodayGroup } from './today-group.tsx'

type Request = RequestGroup['entries'][number]

type GroupProps = {
  title: string
  group: RequestGroup
  /** The filter of the list that has all requests of the group. */
  list?: string
  now: Date
  isLate?: boolean
}

export const TodayRequests = ({ title, group, list, now, isLate }: GroupProps) => (
  <TodayGroup
    title={title}
    total={group.total}
    more={group.total > group.entries.length && <More group={group} list={list} />}
    isLate={isLate}
  >
    {group.entries.map((request) => (
      <RequestRow key={request.id} request={request} now={now} />
    ))}
  </TodayGroup>
)

/** The list shows either the user's requests or unassigned ones. */
const More = ({
  group: { total, unassigned },
  list = '',
}: {
  group: RequestGroup
  list?: string | undefined
}) => {
  const { t } = useTranslation()
  const mine = total - unassigned
  const isBoth = mine > 0 && unassigned > 0
  return (
    <>
      {mine > 0 && (
        <ShowAll href={href(`/dashboard/consultations?assignee=me${list}`)}>
          {t(isBoth ? 'today.all.mine' : 'today.all', { n: mine })}
        </ShowAll>
      )}
      {unassigned > 0 && (
        <ShowAll href={href(`/dashboard/consultations?assignee=none${list}`)}>
          {t(isBoth ? 'today.all.unassigned' : 'today.all', { n: unassigned })}
        </ShowAll>
      )}
    </>
  )
}

const RequestRow = ({ request, now }: { request: Request; now: Date }) => {
  const { t } = useTranslation()
  const link = useRef<HTMLAnchorElement>(null)
  return (
    <li className="today-row">
      <Link href={href('/dashboard/consultations/:id', { id: request.id })} className="today-link" ref={link}>
        <span className="today-name">
          <bdi>
            {request.firstName} {request.lastName}
          </bdi>
        </span>
        <span className="today-sub">
          {request.urgentDay === null ? (
            <ReplyDue consultation={request} now={now} />
          ) : (
            <UrgentBadge urgentDay={request.urgentDay} status={request.status} />
          )}
          <span className="today-cut">{t(areaLabel[request.service])}</span>
        </span>
      </Link>
      {request.assignedToId === null && (
        <AssignButton request={request} onAssigned={() => link.current?.focus()} />
      )}
    </li>
  )
}

const AssignButton = ({ request, onAssigned }: { request: Request; onAssigned: () => void }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data: user } = useCurrentUser()
  const name = `${request.firstName} ${request.lastName}`
  const assigning = useMutation({
    mutationFn: (assignedToId: number) =>
      updateConsultation(request.id, { assignedToId, updatedAt: request.updatedAt }),
    onSuccess: () => {
      // The button disappears, so focus moves to the request.
      onAssigned()
      showToast({ title: t('today.assigned'), description: name })
    },
    onError: (error) => showFailure(t('today.assignFailed'), error, t),
    onSettled: () =>
      Promise.all(
        [overviewKey, consultationsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  })
  return (
    <Button
      variant="outline"
      size="table"
      aria-label={t('today.assignNamed', { name })}
      isPending={assigning.isPending}
      onClick={() => user && assigning.mutate(user.id)}
    >
      {t('today.assign')}
    </Button>
  )
}

type Mention = Today['mentions']['entries'][number]

/** Notes that mention the user. They have no list, so a finished one makes room for the next. */
export const TodayMentions = ({ group }: { group: Today['mentions'] }) => {
  const { t } = useTranslation()
  return (
    <TodayGroup title={t('today.mentions')} total={group.total}>
      {group.entries.map((mention) => (
        <li key={mention.id} className="today-row">
          <Link
            href={href('/dashboard/consultations/:id', { id: mention.consultationId })}
            className="today-link"
          >
            <span className="today-name">
              <bdi>{mention.clientName}</bdi>
            </span>
            <span className="today-sub">
              <bdi>{mention.authorName ?? t('dash.deletedUser')}</bdi>
              <bdi className="today-cut">{mention.text}</bdi>
            </span>
          </Link>
          <DoneButton mention={mention} />
        </li>
      ))}
    </TodayGroup>
  )
}

const DoneButton = ({ mention: { id, clientName } }: { mention: Mention }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const ending = useMutation({
    mutationFn: () => endMention(id),
    // The entry disappears, so focus moves to the heading.
    onSuccess: () => document.getElementById('today')?.focus(),
    onError: (error) => showFailure(t('today.doneFailed'), error, t),
    onSettled: () => queryClient.invalidateQueries({ queryKey: overviewKey }),
  })
  return (
    <Button
      variant="outline"
      size="table"
      aria-label={t('today.doneNamed', { name: clientName })}
      isPending={ending.isPending}
      onClick={() => ending.mutate()}
    >
      {t('today.done')}
    </Button>
  )
}
