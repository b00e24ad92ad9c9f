import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useId, useState } from 'react'
import { formatDateTime, formatTableDate } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { RelativeTime } from '#ui/relative-time.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { endOtherSessions, endSession, ownSessionsQuery } from '../browser/account-api.ts'
import type { OwnSession } from '../schema.ts'
import { deviceOf } from '../user-agent.ts'
import './access-list.css'

/** Lists where the person is logged in; they can end each session, or all the others together. */
export const SessionList = () => {
  const { t } = useTranslation()
  const listId = useId()
  const { data: sessions, error, isFetching, refetch } = useQuery(ownSessionsQuery())
  const [asksForAll, setAsksForAll] = useState(false)
  const end = useEnding(() => document.getElementById(listId)?.focus())
  if (error)
    return (
      <ErrorState title={t('account.sessions.loadFailed')} isRetrying={isFetching} onRetry={() => refetch()}>
        {failureMessage(error, t)}
      </ErrorState>
    )
  if (!sessions) return <Waiting />
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <>
      <ul id={listId} className="access-list" tabIndex={-1} aria-label={t('account.sessions')}>
        {[...sessions.filter(({ isCurrent }) => isCurrent), ...others].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables?.id === session.id}
            onEnd={() => end.mutate(session)}
          />
        ))}
      </ul>
      <div className="access-list-foot">
        {others.length === 0 ? (
          <p className="muted">{t('account.sessions.only')}</p>
        ) : (
          <Button variant="outline" onClick={() => setAsksForAll(true)}>
            {t('account.sessions.endOthers')}
          </Button>
        )}
      </div>
      {asksForAll && <EndOthersQuestion listId={listId} onClose={() => setAsksForAll(false)} />}
    </>
  )
}

const useDeviceName = () => {
  const { t } = useTranslation()
  return ({ userAgent }: OwnSession): string => {
    const { browser = '', system = '' } = deviceOf(userAgent)
    if (browser && system) return t('device.full', { browser, system })
    if (browser) return t('device.browserOnly', { browser })
    return system ? t('device.systemOnly', { system }) : t('device.unknown')
  }
}

const SessionRow = ({
  session,
  isEnding,
  onEnd,
}: {
  session: OwnSession
  isEnding: boolean
  onEnd: () => void
}) => {
  const { t, language } = useTranslation()
  const device = useDeviceName()(session)
  return (
    <li className="access-row">
      <Icon icon={deviceOf(session.userAgent).isHandheld ? Smartphone : Monitor} size="large" />
      <div className="access-text">
        <p className="strong">
          {device}
          {session.isCurrent && (
            <Badge tone="green" icon={Check}>
              {t('account.sessions.current')}
            </Badge>
          )}
        </p>
        <p className="caption">
          <span>
            <Sentence
              of="account.sessions.lastSeen"
              elements={{ when: <RelativeTime instant={session.lastSeenAt} /> }}
            />
          </span>
          <span>{t('account.sessions.since', { date: formatTableDate(session.createdAt, language) })}</span>
          {session.ipAddress && (
            <span>
              <Sentence
                of="account.sessions.address"
                elements={{ address: <bdi dir="ltr">{session.ipAddress}</bdi> }}
              />
            </span>
          )}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="outline"
          size="table"
          isPending={isEnding}
          aria-label={t('account.sessions.endNamed', {
            device,
            date: formatDateTime(session.createdAt, language),
          })}
          onClick={onEnd}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  )
}

/** The list takes the focus, because the row is removed with its button. */
const useEnding = (focusList: () => void) => {
  const { t } = useTranslation()
  const nameOf = useDeviceName()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: OwnSession) => endSession(id),
    onSuccess: async (_nothing, session) => {
      await queryClient.invalidateQueries({ queryKey: ownSessionsQuery().queryKey })
      setTimeout(focusList)
      showToast({
        title: t('account.sessions.ended'),
        description: t('account.sessions.ended.text', { device: nameOf(session) }),
      })
    },
    onError: (error) =>
      showToast({
        title: t('account.sessions.failed'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
  })
}

const EndOthersQuestion = ({ listId, onClose }: { listId: string; onClose: () => void }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return (
    <ActionDialog
      title={t('account.sessions.endOthers.title')}
      variant="primary"
      confirmLabel={t('account.sessions.endOthers')}
      act={endOtherSessions}
      onDone={async () => {
        await queryClient.invalidateQueries({ queryKey: ownSessionsQuery().queryKey })
        setTimeout(onClose)
        showToast({
          title: t('account.sessions.ended'),
          description: t('account.sessions.endOthers.done'),
        })
      }}
      failed={t('account.sessions.failed')}
      fallbackId={listId}
      onClose={onClose}
    >
      {t('account.sessions.endOthers.text')}
    </ActionDialog>
  )
}

const Waiting = () => (
  <Loading label="account.sessions.loading">
    <ul className="access-list" aria-hidden="true">
      {['first', 'second'].map((row) => (
        <li key={row} className="access-row">
          <Icon icon={Monitor} size="large" />
          <div className="access-text">
            <Skeleton shape="40" />
            <Skeleton shape="60" />
          </div>
        </li>
      ))}
    </ul>
  </Loading>
)
