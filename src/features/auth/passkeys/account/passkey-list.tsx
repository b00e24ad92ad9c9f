import { useQuery, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import KeyRound from 'lucide-react/icons/key-round'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useId, useState } from 'react'
import { currentUserKey } from '#features/auth/browser/api.ts'
import { formatTableDate } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { RelativeTime } from '#ui/relative-time.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { ownSessionsQuery } from '../../browser/account-api.ts'
import type { CurrentUser } from '../../schema.ts'
import { deviceOf } from '../../user-agent.ts'
import { addPasskey, passkeysQuery, proveWithPasskey } from '../browser/api.ts'
import { PasskeyButton } from '../browser/passkey-button.tsx'
import type { OwnPasskey } from '../schema.ts'
import { RemovePasskey, RenamePasskey } from './passkey-dialogs.tsx'
import '../../account/access-list.css'

type Task = { kind: 'rename' | 'remove'; passkey: OwnPasskey }

/** Lists the user's passkeys, and lets the user add, rename and remove them. */
export default function PasskeyList({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const listId = useId()
  const { data: passkeys, error, isFetching, refetch } = useQuery(passkeysQuery())
  const [task, setTask] = useState<Task>()
  const refresh = useRefresh()
  if (error)
    return (
      <ErrorState title={t('passkeys.loadFailed')} isRetrying={isFetching} onRetry={() => refetch()}>
        {failureMessage(error, t)}
      </ErrorState>
    )
  if (!passkeys) return <Loading label="passkeys.loading" shapes={['60', '40']} />
  const dialog = { listId, onChanged: refresh, onClose: () => setTask(undefined) }
  return (
    <>
      {passkeys.length === 0 ? (
        <p id={listId} tabIndex={-1} className="muted">
          {t('passkeys.none')}
        </p>
      ) : (
        <ul id={listId} className="access-list" tabIndex={-1} aria-label={t('passkeys.title')}>
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              onRename={() => setTask({ kind: 'rename', passkey })}
              onRemove={() => setTask({ kind: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      <div className="access-list-foot stack">
        {user.needsTwoFactor && passkeys.some(({ isUsable }) => isUsable) && <Confirm onDone={refresh} />}
        <Add onDone={refresh} />
      </div>
      {task?.kind === 'rename' && <RenamePasskey {...dialog} passkey={task.passkey} />}
      {task?.kind === 'remove' && (
        <RemovePasskey {...dialog} passkey={task.passkey} isLast={passkeys.length === 1} />
      )}
    </>
  )
}

/** The user may now see more or fewer pages, and sessions may have ended. */
const useRefresh = () => {
  const queryClient = useQueryClient()
  return async () => {
    for (const queryKey of [currentUserKey, ownSessionsQuery().queryKey])
      void queryClient.invalidateQueries({ queryKey })
    await queryClient.invalidateQueries({ queryKey: passkeysQuery().queryKey })
  }
}

/** The default name of a new passkey. */
const useOwnDevice = (): string => {
  const { t } = useTranslation()
  const { browser = '', system = '' } = deviceOf(navigator.userAgent)
  if (browser && system) return t('passkeys.ownDevice', { browser, system })
  if (browser) return t('device.browserOnly', { browser })
  return system ? t('device.systemOnly', { system }) : t('device.unknown')
}

const Add = ({ onDone }: { onDone: () => Promise<void> }) => {
  const { t } = useTranslation()
  const device = useOwnDevice()
  return (
    <PasskeyButton
      act={() => addPasskey(device)}
      onDone={async ({ name }) => {
        await onDone()
        showToast({ title: t('passkeys.added'), description: t('passkeys.added.text', { name }) })
      }}
      waiting="passkeys.waiting"
      failures={{
        canceled: 'passkeys.canceled',
        unsupported: 'passkeys.unsupported',
        known: 'passkeys.known',
      }}
      failed="passkeys.addFailed"
    >
      {t('passkeys.add')}
    </PasskeyButton>
  )
}

/** If the firm requires a second factor, a passkey upgrades a session that began with only a password. */
const Confirm = ({ onDone }: { onDone: () => Promise<void> }) => {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('passkeys.needed.text')}</p>
      <PasskeyButton
        variant="primary"
        act={proveWithPasskey}
        onDone={async () => {
          await onDone()
          showToast({ title: t('passkeys.confirmed'), description: t('passkeys.confirmed.text') })
        }}
        waiting="passkeys.waiting"
        failures={{ canceled: 'passkeys.unconfirmed', unsupported: 'passkeys.unsupported' }}
        failed="passkeys.confirmFailed"
      >
        {t('passkeys.confirm')}
      </PasskeyButton>
    </>
  )
}

const Row = ({
  passkey,
  onRename,
  onRemove,
}: {
  passkey: OwnPasskey
  onRename: () => void
  onRemove: () => void
}) => {
  const { t, language } = useTranslation()
  const { name, isSynced, isUsable, createdAt, lastUsedAt } = passkey
  return (
    <li className="access-row">
      <Icon icon={isUsable ? KeyRound : TriangleAlert} size="large" />
      <div className="access-text">
        <p className="strong">
          <bdi>{name}</bdi>
          {isSynced && (
            <Badge tone="grey" icon={Check}>
              {t('passkeys.synced')}
            </Badge>
          )}
        </p>
        <p className="caption">
          <span>{t('passkeys.since', { date: formatTableDate(createdAt, language) })}</span>
          <span>
            {lastUsedAt ? (
              <Sentence of="passkeys.lastUsed" elements={{ when: <RelativeTime instant={lastUsedAt} /> }} />
            ) : (
              t('passkeys.neverUsed')
            )}
          </span>
        </p>
        {!isUsable && <p className="caption">{t('passkeys.unusable')}</p>}
      </div>
      <div className="cluster">
        <Button
          variant="outline"
          size="table"
          aria-label={t('passkeys.renameNamed', { name })}
          onClick={onRename}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          variant="outline"
          size="table"
          aria-label={t('passkeys.removeNamed', { name })}
          onClick={onRemove}
        >
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  )
}
