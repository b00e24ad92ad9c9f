import BellRing from 'lucide-react/icons/bell-ring'
import Check from 'lucide-react/icons/check'
import CirclePause from 'lucide-react/icons/circle-pause'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Fact } from '#ui/fact.tsx'
import type { IconType } from '#ui/icon.tsx'
import type { IssueProgress as Progress } from '../admin-schema.ts'
import type { IssueState } from '../values.ts'

const badges = {
  sending: { tone: 'blue', icon: BellRing },
  stopped: { tone: 'yellow', icon: CirclePause },
  sent: { tone: 'green', icon: Check },
} as const satisfies Record<IssueState, { tone: BadgeTone; icon: IconType }>

export const IssueBadge = ({ state }: { state: IssueState }) => {
  const { t } = useTranslation()
  return <Badge {...badges[state]}>{t(`issue.state.${state}`)}</Badge>
}

/** The progress of an issue, and who started it. */
export const IssueProgress = ({ progress }: { progress: Progress }) => {
  const { t, language } = useTranslation()
  const { state, startedAt, startedBy, sent, waiting, failed } = progress
  return (
    <div className="issue-progress">
      <IssueBadge state={state} />
      <dl className="details">
        <Fact label={t('issue.sentCount')} className="number">
          {sent}
        </Fact>
        <Fact label={t('issue.waitingCount')} className="number">
          {waiting}
        </Fact>
        <Fact label={t('issue.failedCount')} className="number">
          {failed}
        </Fact>
        <Fact label={t('issue.startedAt')}>
          <time dateTime={startedAt}>{formatDateTime(startedAt, language)}</time>
        </Fact>
        {startedBy && (
          <Fact label={t('issue.startedBy')}>
            <bdi>{startedBy}</bdi>
          </Fact>
        )}
      </dl>
      {state === 'stopped' && <p className="caption">{t('issue.stopped.text')}</p>}
    </div>
  )
}
