import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'
import { appointmentsKey } from '../browser/api.ts'
import type { Appointment } from '../schema.ts'
import { consultationAppointmentsQuery } from './api.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { ProposeDialog } from './propose-dialog.tsx'

export type AppointmentTask =
  | { kind: 'propose'; consultationId: number; assignedToId: number | null }
  /** `proposed` is the time to which it was dragged. */
  | { kind: 'move'; appointment: Appointment; proposed?: string | undefined }
  | { kind: 'cancel'; appointment: Appointment }

type Props<Task> = {
  task: Task
  /** Resolves once everything is refreshed and the dialog is closed. */
  finish: (title: string) => () => Promise<void>
  onClose: () => void
}

/** The office's appointment dialogs, opened from a request or from the agenda. */
const AppointmentDialogs = ({
  task,
  onChanged,
  onClose,
}: Omit<Props<AppointmentTask>, 'finish'> & {
  /** Refreshes data of other features that depends on it. */
  onChanged?: () => Promise<unknown>
}) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const finish = (title: string) => async () => {
    await Promise.all([queryClient.invalidateQueries({ queryKey: appointmentsKey }), onChanged?.()])
    onClose()
    showToast({ title })
  }
  if (task.kind === 'propose') return <Proposal task={task} finish={finish} onClose={onClose} />
  if (task.kind === 'move')
    return (
      <MoveDialog
        appointment={task.appointment}
        proposed={task.proposed}
        onDone={finish(t('appointments.settled'))}
        onClose={onClose}
      />
    )
  return (
    <CancelDialog
      appointment={task.appointment}
      onDone={finish(t('appointments.canceled'))}
      onClose={onClose}
    />
  )
}

const Proposal = ({
  task: { consultationId, assignedToId },
  finish,
  onClose,
}: Props<Extract<AppointmentTask, { kind: 'propose' }>>) => {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const { data } = useQuery(consultationAppointmentsQuery(consultationId))
  if (!data || !me) return null
  return (
    <ProposeDialog
      consultationId={consultationId}
      lawyerId={assignedToId ?? me.id}
      known={data}
      onDone={finish(t('appointments.proposed'))}
      onClose={onClose}
    />
  )
}

export default AppointmentDialogs
