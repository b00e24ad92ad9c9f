import { useQuery, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { lazy, Suspense, useState } from 'react'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { twoFactorQuery } from '../browser/api.ts'
import type { TwoFactorState } from '../schema.ts'
import './two-factor.css'

// Loaded when a dialog opens.
const Dialogs = lazy(() => import('./two-factor-dialogs.tsx'))

export type Task = 'setUp' | 'newCodes' | 'turnOff'

/** Shows whether logins require a code, and lets the user change that. */
export const TwoFactor = ({
  username,
  onChanged,
}: {
  username: string
  /** Called after switching on or off: sessions have ended, and the user may see more pages than before. */
  onChanged: () => void
}) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data: state, error, isFetching, refetch } = useQuery(twoFactorQuery())
  const [task, setTask] = useState<Task>()
  if (error)
    return (
      <ErrorState title={t('twoFactor.loadFailed')} isRetrying={isFetching} onRetry={() => refetch()}>
        {failureMessage(error, t)}
      </ErrorState>
    )
  if (!state) return <Loading label="twoFactor.loading" shapes={['40', '60']} />
  return (
    <>
      {state.isOn ? <IsOn state={state} onTask={setTask} /> : <IsOff state={state} onTask={setTask} />}
      {task && (
        <Suspense>
          <Dialogs
            task={task}
            username={username}
            onChanged={() => {
              onChanged()
              return queryClient.invalidateQueries({ queryKey: twoFactorQuery().queryKey })
            }}
            onClose={() => setTask(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

type Shown = { state: TwoFactorState; onTask: (task: Task) => void }

const IsOff = ({ state, onTask }: Shown) => {
  const { t } = useTranslation()
  return (
    <>
      <p className="two-factor-state">
        <Badge tone="grey" icon={Minus}>
          {t('twoFactor.isOff')}
        </Badge>
        <span className="muted">{t('twoFactor.off.text')}</span>
      </p>
      {state.isRequired && (
        <p className="two-factor-warning" role="note">
          <Icon icon={TriangleAlert} size="medium" />
          <span>
            <b>{t('twoFactor.needed.title')}</b> {t('twoFactor.needed.body')}
          </span>
        </p>
      )}
      <div className="two-factor-actions button-row">
        <Button onClick={() => onTask('setUp')}>{t('twoFactor.setUp')}</Button>
      </div>
    </>
  )
}

const fewCodes = 2

const IsOn = ({ state: { since, recoveryCodesLeft, isRequired }, onTask }: Shown) => {
  const { t, language } = useTranslation()
  return (
    <>
      <p className="two-factor-state">
        <Badge tone="green" icon={Check}>
          {t('twoFactor.isOn')}
        </Badge>
        <span className="muted">
          {since && t('twoFactor.since', { date: formatTableDate(since, language) })}
        </span>
        <span className="muted">{t('twoFactor.codesLeft', { n: recoveryCodesLeft })}</span>
      </p>
      {recoveryCodesLeft <= fewCodes && (
        <p className="two-factor-warning" role="note">
          <Icon icon={TriangleAlert} size="medium" />
          <span>{t('twoFactor.codesLow')}</span>
        </p>
      )}
      <div className="two-factor-actions button-row">
        <Button variant="outline" onClick={() => onTask('newCodes')}>
          {t('twoFactor.newCodes')}
        </Button>
        {isRequired ? (
          <p className="caption">{t('twoFactor.needed.stays')}</p>
        ) : (
          <Button variant="outline" onClick={() => onTask('turnOff')}>
            {t('twoFactor.turnOff')}
          </Button>
        )}
      </div>
    </>
  )
}
