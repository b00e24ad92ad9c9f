import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { isGone } from '#browser/call-api.ts'
import { AppointmentSection } from '#features/appointments/office/appointment-section.tsx'
import { Parties } from '#features/conflicts/office/parties.tsx'
import { adminConsultationQuery } from '#features/consultations/browser/api.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import { ConsultationDialog } from '#features/consultations/office/consultation-dialog.tsx'
import type { Consultation, ConsultationWithHistory } from '#features/consultations/schema.ts'
import { SpokenButton } from '#features/front-desk/office/spoken-button.tsx'
import { ConsultationHold } from '#features/legal-holds/office/consultation-hold.tsx'
import type { OfficeArea } from '#i18n/areas.ts'
import { formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { useRefresh } from '../../use-refresh.ts'
import { useFailureToast } from '../use-failure-toast.ts'
import { ConsultationLinks } from './consultation-links.tsx'
import type { ConsultationTask } from './consultation-tasks.tsx'

const ConsultationTasks = lazy(() => import('./consultation-tasks.tsx'))
const RecordedConversations = lazy(() => import('./recorded-conversations.tsx'))

/** Opens immediately with the row of the list, or, from a link, once the record has loaded. */
const OpenConsultation = ({
  id,
  row,
  now,
  conversationTexts,
  onClose,
}: {
  id: number
  row: Consultation | undefined
  now: Date
  conversationTexts: readonly OfficeArea[]
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const refresh = useRefresh(consultationsKey)
  const [task, setTask] = useState<ConsultationTask>()
  const { data: record, error } = useQuery(adminConsultationQuery(id))
  const isMissing = isGone(error)
  useFailureToast('toast.fetch.consultations', isMissing ? null : error)
  /** The person may not open it, or it does not exist: returns to the list. */
  const leave = () => {
    onClose()
    void refresh(() => undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, when the record turns out to be missing
  useEffect(() => {
    if (!isMissing) return
    leave()
    showToast({ title: t('consult.gone'), description: t('consult.goneText'), variant: 'destructive' })
  }, [isMissing])
  const newest = row && (!record || row.updatedAt > record.updatedAt) ? row : record
  if (!newest || isMissing) return null
  const finish = (saved: Consultation) =>
    refresh(() => {
      onClose()
      showToast({
        title: t('toast.consultation.updated'),
        description: t('consult.saved', {
          name: `${saved.firstName} ${saved.lastName}`,
          status: t(`status.${saved.status}`),
        }),
      })
    })
  const showReaders = ({ readers }: ConsultationWithHistory) =>
    refresh(() => {
      const names = [
        t('readers.managersWord'),
        ...(readers ?? []).map((each) => `${each.firstName} ${each.lastName}`),
      ]
      const reference = `#${id}`
      showToast({
        title: t('readers.saved'),
        description:
          readers === null
            ? t('readers.opened', { reference })
            : t('readers.savedText', { reference, names: formatList(names, language) }),
      })
    })
  return (
    <>
      <ConsultationDialog
        consultation={newest}
        details={record}
        page={
          <Link href={href('/dashboard/consultations/:id', { id })} className="text-link">
            {t('consult.page')}
          </Link>
        }
        links={
          newest.isOpen && (
            <ConsultationLinks consultation={newest} onTask={(task) => setTask({ of: 'desk', task })} />
          )
        }
        more={
          <>
            {newest.isOpen && (
              <>
                <div className="consultation-reply">
                  <SpokenButton consultation={newest} onSaved={() => refresh(() => undefined)} />
                </div>
                <Suspense fallback={<Skeleton shape="60" />}>
                  <RecordedConversations
                    consultationId={id}
                    contacted={newest}
                    onTask={(task) => setTask({ of: 'conversation', task })}
                  />
                </Suspense>
                <Parties consultationId={id} onTask={(task) => setTask({ of: 'parties', task })} />
              </>
            )}
            <AppointmentSection
              consultationId={id}
              assignedToId={newest.assignedToId}
              isOpen={newest.isOpen}
              onTask={(task) => setTask({ of: 'appointment', task })}
            />
            {newest.isOpen && <ConsultationHold consultationId={id} />}
          </>
        }
        now={now}
        onSaved={finish}
        onReaders={showReaders}
        onReplied={() => refresh(() => undefined)}
        onConflict={() => setTask({ of: 'parties', task: 'check' })}
        onGone={leave}
        onClose={onClose}
      />
      {task && (
        <DialogSuspense>
          <ConsultationTasks
            consultation={newest}
            task={task}
            conversationTexts={conversationTexts}
            refresh={refresh}
            onClose={() => setTask(undefined)}
          />
        </DialogSuspense>
      )}
    </>
  )
}

export default OpenConsultation
