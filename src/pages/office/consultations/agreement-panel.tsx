import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { href } from '#access/href.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { requestEngagementsQuery } from '#features/engagements/office/api.ts'
import type { EngagementTask } from '#features/engagements/office/engagement-dialogs.tsx'
import { agreementHeading } from '#features/engagements/office/headings.ts'
import { EarlierAgreements, PanelAgreement } from '#features/engagements/office/panel-agreement.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { useGuardedNavigate } from '../../use-leave-guard.ts'

const EngagementDialogs = lazy(() => import('#features/engagements/office/engagement-dialogs.tsx'))

/** The fee agreements of a request. */
export default function AgreementPanel({
  request,
  refresh,
}: {
  request: Consultation
  /** Refetches all data about requests, then continues. */
  refresh: (andThen: () => void) => Promise<void>
}) {
  const { t } = useTranslation()
  const navigate = useGuardedNavigate()
  const { data, error, isFetching, refetch } = useQuery(requestEngagementsQuery(request.id))
  const [task, setTask] = useState<EngagementTask>()
  if (error && !data)
    return (
      <ErrorState title={t('engagements.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
        {failureMessage(error, t)}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="60" />
  const [latest, ...earlier] = data.engagements
  return (
    <div id={agreementHeading} tabIndex={-1}>
      {latest ? (
        <PanelAgreement engagement={latest} request={request} onTask={setTask} />
      ) : (
        <p className="muted">{t(data.mayCreate ? 'engagements.none' : 'engagements.notNow')}</p>
      )}
      {data.mayCreate && (
        <div className="cluster engagement-actions print-hidden">
          <Button
            variant={latest ? 'outline' : 'primary'}
            size="table"
            onClick={() => setTask({ kind: 'draft' })}
          >
            {t(latest ? 'engagements.draft.another' : 'engagements.draft')}
          </Button>
        </div>
      )}
      <EarlierAgreements engagements={earlier} />
      {task && (
        <DialogSuspense>
          <EngagementDialogs
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
