import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isGone } from '#browser/is-gone.ts'
import type { AppointmentTask } from '#features/appointments/office/appointment-dialogs.tsx'
import { AppointmentSection } from '#features/appointments/office/appointment-section.tsx'
import { Parties, type PartiesTask } from '#features/conflicts/office/parties.tsx'
import { adminConsultationQuery } from '#features/consultations/browser/api.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import { ConsultationDialog } from '#features/consultations/office/consultation-dialog.tsx'
import type { Consultation, ConsultationWithHistory } from '#features/consultations/schema.ts'
import type { ConversationTask } from '#features/conversations/office/conversations-section.tsx'
import { SpokenButton } from '#features/front-desk/office/spoken-button.tsx'
import LegalHold from '#features/legal-holds/office/legal-hold.tsx'
import type { OfficeArea } from '#i18n/areas.ts'
import { formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { useRefresh } from '../../use-refresh.ts'
import { WithOfficeTexts } from '../../with-office-texts.tsx'
import { ClientLinks } from '../client-links.tsx'
import { useFailureToast } from '../use-failure-toast.ts'
import type { DeskTask } from './desk-dialogs.tsx'

const AppointmentDialogs = lazy(() => import('#features/appointments/office/appointment-dialogs.tsx'))
const DeskDialogs = lazy(() => import('./desk-dialogs.tsx'))
const RecordedConversations = lazy(() => import('./recorded-conversations.tsx'))
const ConversationTasks = lazy(() => import('#features/conversations/office/conversation-tasks.tsx'))
const PartiesTasks = lazy(() => import('#features/conflicts/office/parties-tasks.tsx'))

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
  const [partiesTask, setPartiesTask] = useState<PartiesTask>()
  const { data: record, error } = useQuery(adminConsultationQuery(id))
  const [deskTask, setDeskTask] = useState<DeskTask>()
  const [appointmentTask, setAppointmentTask] = useState<AppointmentTask>()
  const [conversationTask, setConversationTask] = useState<ConversationTask>()
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
  const toldOfReaders = ({ readers }: ConsultationWithHistory) =>
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
        links={newest.isOpen && <Links consultation={newest} onTask={setDeskTask} />}
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
                    onTask={setConversationTask}
                  />
                </Suspense>
                <Parties consultationId={id} onTask={setPartiesTask} />
              </>
            )}
            <AppointmentSection
              consultationId={id}
              assignedToId={newest.assignedToId}
              isOpen={newest.isOpen}
              onTask={setAppointmentTask}
            />
            {newest.isOpen && <Hold consultationId={id} />}
          </>
        }
        now={now}
        onSaved={finish}
        onReaders={toldOfReaders}
        onReplied={() => refresh(() => undefined)}
        onConflict={() => setPartiesTask('check')}
        onGone={leave}
        onClose={onClose}
      />
      <DialogSuspense>
        {deskTask && (
          <DeskDialogs
            task={deskTask}
            consultation={newest}
            refresh={refresh}
            onClose={() => setDeskTask(undefined)}
          />
        )}
        {partiesTask && (
          <PartiesTasks
            consultationId={id}
            task={partiesTask}
            refresh={refresh}
            onClose={() => setPartiesTask(undefined)}
          />
        )}
        {conversationTask && (
          <WithOfficeTexts area={conversationTexts}>
            <ConversationTasks
              consultationId={id}
              task={conversationTask}
              refresh={refresh}
              onClose={() => setConversationTask(undefined)}
            />
          </WithOfficeTexts>
        )}
        {appointmentTask && (
          <AppointmentDialogs
            task={appointmentTask}
            onChanged={() => refresh(() => undefined)}
            onClose={() => setAppointmentTask(undefined)}
          />
        )}
      </DialogSuspense>
    </>
  )
}

/** The day that must not pass; records of an account, or the correction of a caller's number and address. */
const Links = ({
  consultation,
  onTask,
}: {
  consultation: Consultation
  onTask: (task: DeskTask) => void
}) => {
  const { t } = useTranslation()
  const { userId, urgentDay } = consultation
  return (
    <>
      {userId === null ? (
        <button type="button" className="text-link link-button" onClick={() => onTask('correct')}>
          {t('correction.open')}
        </button>
      ) : (
        <ClientLinks consultation={consultation} userId={userId} />
      )}
      <button type="button" className="text-link link-button" onClick={() => onTask('urgent')}>
        {t(urgentDay === null ? 'consult.urgentDay.set' : 'consult.urgentDay.change')}
      </button>
    </>
  )
}

const Hold = ({ consultationId }: { consultationId: number }) => {
  const { t } = useTranslation()
  return (
    <div className="consultation-access">
      <h3 className="record-heading">{t('hold.heading')}</h3>
      <div className="cluster">
        <LegalHold held={{ consultationId }} />
      </div>
    </div>
  )
}

export default OpenConsultation
