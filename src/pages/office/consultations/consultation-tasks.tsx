import { lazy } from 'react'
import type { AppointmentTask } from '#features/appointments/office/appointment-dialogs.tsx'
import type { PartiesTask } from '#features/conflicts/office/parties.tsx'
import type { Consultation } from '#features/consultations/schema.ts'
import type { ConversationTask } from '#features/conversations/office/conversations-section.tsx'
import type { OfficeArea } from '#i18n/areas.ts'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { WithOfficeTexts } from '../../with-office-texts.tsx'
import type { DeskTask } from './desk-dialogs.tsx'

const AppointmentDialogs = lazy(() => import('#features/appointments/office/appointment-dialogs.tsx'))
const DeskDialogs = lazy(() => import('./desk-dialogs.tsx'))
const ConversationTasks = lazy(() => import('#features/conversations/office/conversation-tasks.tsx'))
const PartiesTasks = lazy(() => import('#features/conflicts/office/parties-tasks.tsx'))

/** A dialog about a request, with its subject. */
export type ConsultationTask =
  | { of: 'desk'; task: DeskTask }
  | { of: 'parties'; task: PartiesTask }
  | { of: 'conversation'; task: ConversationTask }
  | { of: 'appointment'; task: AppointmentTask }

/** The dialogs that the dialog and the page of a request can open. */
export default function ConsultationTasks({
  consultation,
  task,
  conversationTexts,
  refresh,
  onClose,
}: {
  consultation: Consultation
  task: ConsultationTask
  /** Loaded with the dialogs of recorded conversations. */
  conversationTexts: readonly OfficeArea[]
  refresh: (andThen: () => void) => Promise<void>
  onClose: () => void
}) {
  const { id } = consultation
  return (
    <DialogSuspense>
      {task.of === 'desk' && (
        <DeskDialogs task={task.task} consultation={consultation} refresh={refresh} onClose={onClose} />
      )}
      {task.of === 'parties' && (
        <PartiesTasks consultationId={id} task={task.task} refresh={refresh} onClose={onClose} />
      )}
      {task.of === 'conversation' && (
        <WithOfficeTexts area={conversationTexts}>
          <ConversationTasks consultationId={id} task={task.task} refresh={refresh} onClose={onClose} />
        </WithOfficeTexts>
      )}
      {task.of === 'appointment' && (
        <AppointmentDialogs task={task.task} onChanged={() => refresh(() => undefined)} onClose={onClose} />
      )}
    </DialogSuspense>
  )
}
