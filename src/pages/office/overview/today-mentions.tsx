import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { overviewKey } from '#features/overview/browser/api.ts'
import type { Today } from '#features/overview/schema.ts'
import { endMention } from '#features/threads/office/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { TodayGroup } from './today-group.tsx'

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
