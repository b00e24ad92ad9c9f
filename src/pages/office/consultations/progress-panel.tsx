import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect, useState } from 'react'
import type { Consultation } from '#features/consultations/schema.ts'
import { matterQuery } from '#features/matters/office/api.ts'
import { BeginStages } from '#features/matters/office/begin-form.tsx'
import { DatesSection } from '#features/matters/office/dates-section.tsx'
import { focusOn, stagesList } from '#features/matters/office/headings.ts'
import type { MatterTask } from '#features/matters/office/matter-dialogs.tsx'
import { PowersSection } from '#features/matters/office/powers-section.tsx'
import { RunningProgress } from '#features/matters/office/running-progress.tsx'
import { Moves, type Progress, StageName } from '#features/matters/office/stages.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import type { OpenFact } from './facts.ts'
import '#features/matters/office/matters.css'

const MatterDialogs = lazy(() => import('#features/matters/office/matter-dialogs.tsx'))

/** The stages, the dates and the powers of attorney of a request. */
export default function ProgressPanel({
  request,
  opened,
  refresh,
  onDirty,
}: {
  request: Consultation
  opened: OpenFact | undefined
  /** Refetches all data about requests, then continues. */
  refresh: (andThen: () => void) => Promise<void>
  onDirty: (isDirty: boolean) => void
}) {
  const { t } = useTranslation()
  const { data: matter, isError } = useQuery(matterQuery(request.id))
  const [task, setTask] = useState<MatterTask>()
  useEffect(() => {
    if (opened?.task === 'addDate') setTask({ kind: 'addDate' })
  }, [opened])
  if (!matter) return <p className="muted">{t(isError ? 'matters.loadFailed' : 'state.loading')}</p>
  const { path: progress, isOpen, mayBegin, moves, dates, powers } = matter
  if (!isOpen)
    return (
      <>
        {progress ? <StageLine progress={progress} /> : <p className="muted">{t('matters.none')}</p>}
        <p className="caption">{t('matters.stageOnly')}</p>
      </>
    )
  const isApproved = request.status === 'approved'
  return (
    <>
      {progress && (
        <>
          <RunningProgress
            consultationId={request.id}
            progress={progress}
            isApproved={isApproved}
            refresh={refresh}
            onMove={() => setTask({ kind: 'move', progress })}
          />
          <Moves moves={moves} stages={progress.stages} />
        </>
      )}
      {mayBegin && (
        <BeginStages
          request={request}
          onDirty={onDirty}
          onBegun={() =>
            refresh(() => {
              showToast({ title: t('matters.begun') })
              focusOn(stagesList)
            })
          }
        />
      )}
      {!progress && !mayBegin && <p className="muted">{t('matters.notApproved')}</p>}
      <DatesSection dates={dates} mayAdd={isApproved} onTask={setTask} />
      <PowersSection powers={powers} onTask={setTask} />
      {task && (
        <DialogSuspense>
          <MatterDialogs
            consultationId={request.id}
            task={task}
            refresh={refresh}
            onClose={() => setTask(undefined)}
          />
        </DialogSuspense>
      )}
    </>
  )
}

/** The present stage, for users who may list the request and not open it. */
const StageLine = ({ progress: { stages, stage: at, since } }: { progress: Progress }) => {
  const { t, language } = useTranslation()
  const stage = stages[at]
  return (
    <p>
      <b>{stage && <StageName stage={stage} />}</b>
      {' · '}
      {t('matters.stageOf', { at: at + 1, all: stages.length })}
      {' · '}
      {t('matters.since', { day: formatLongDate(since, language) })}
    </p>
  )
}
