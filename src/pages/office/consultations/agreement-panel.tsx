import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect, useState } from 'react'
import { href } from '#access/href.ts'
import { type AgreementTask, agreementHeading } from '#features/agreements/office/agreement-actions.tsx'
import { requestAgreementsQuery } from '#features/agreements/office/api.ts'
import { EarlierAgreements, PanelAgreement } from '#features/agreements/office/panel-agreement.tsx'
import type { Consultation } from '#features/consultations/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { useGuardedNavigate } from '../../use-leave-guard.ts'
import type { OpenFact } from './facts.ts'

const AgreementDialogs = lazy(() => import('#features/agreements/office/agreement-dialogs.tsx'))

/** The fee agreements of a request. */
export default function AgreementPanel({
  request,
  opened,
  refresh,
}: {
  request: Consultation
  opened: OpenFact | undefined
  /** Refetches all data about requests, then continues. */
  refresh: (andThen: () => void) => Promise<void>
}) {
  const { t } = useTranslation()
  const navigate = useGuardedNavigate()
  const { data, error, isFetching, refetch } = useQuery(requestAgreementsQuery(request.id))
  const [task, setTask] = useState<AgreementTask>()
  useEffect(() => {
    if (opened?.task === 'draft') setTask({ kind: 'draft' })
  }, [opened])
  if (error && !data)
    return (
      <ErrorState title={t('agreements.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
        {failureMessage(error, t)}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="60" />
  const [latest, ...earlier] = data.engagements
  return (
    <div id={agreementHeading} tabIndex={-1}>
      {latest ? (
        <PanelAgreement agreement={latest} request={request} onTask={setTask} />
      ) : (
        <p className="muted">{t(data.mayCreate ? 'agreements.none' : 'agreements.notNow')}</p>
      )}
      {data.mayCreate && (
        <div className="cluster agreement-actions print-hidden">
          <Button
            variant={latest ? 'outline' : 'primary'}
            size="table"
            onClick={() => setTask({ kind: 'draft' })}
          >
            {t(latest ? 'agreements.draft.another' : 'agreements.draft')}
          </Button>
        </div>
      )}
      <EarlierAgreements agreements={earlier} />
      {task && (
        <DialogSuspense>
          <AgreementDialogs
            request={request}
            task={task}
            refresh={refresh}
            onDrafted={({ id }) => navigate(href('/dashboard/engagements/:id', { id }))}
            onClose={() => setTask(undefined)}
          />
        </DialogSuspense>
      )}
    </div>
  )
}
