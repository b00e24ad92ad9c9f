import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { appointmentsKey } from '../browser/api.ts'
import type { Appointment } from '../schema.ts'
import { cancelAppointment, consultationAppointmentsQuery } from './api.ts'
import { AppointmentClient } from './appointment-client.tsx'
import { AppointmentWhen } from './appointment-when.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { MailHint } from './mail-hint.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { ProposeDialog } from './propose-dialog.tsx'

const CancelDialog = ({
  appointment: { id, updatedAt, consultationId, startsAt, clientName, lawyerName },
  onDone,
  onClose,
}: {
  appointment: Appointment
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  return (
    <ActionDialog
      title={t('appointments.cancel.title', { reference: `#${consultationId}` })}
      confirmLabel={t('appointments.cancel')}
      // «إلغاء» beside «إلغاء الموعد» would be ambiguous.
      cancelLabel={t('appointments.keep')}
      variant="primary"
      act={() => cancelAppointment(id, { reason, updatedAt })}
      onDone={onDone}
      failed={t('appointments.failed')}
      onClose={onClose}
    >
      <div className="stack">
        <AppointmentClient name={clientName} lawyer={lawyerName} />
        {startsAt !== null && <AppointmentWhen startsAt={startsAt} />}
        <MailHint />
        <TextField
          label={t('appointments.reason')}
          hint={t('appointments.reason.hint')}
          isOptional
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </ActionDialog>
  )
}

export type AppointmentTask =
  /** `startsAt` is the time that the user has chosen in the agenda, `lawyerId` the default lawyer. */
  | { kind: 'propose' | 'settle'; consultationId: number; lawyerId: number | null; startsAt?: string }
  /** `proposed` is the time to which it was dragged, `lawyerId` the lawyer. */
  | {
      kind: 'move'
      appointment: Appointment
      proposed?: string | undefined
      lawyerId?: number | null | undefined
    }
  | { kind: 'handOver'; appointment: Appointment }
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
  if ('consultationId' in task) return <Proposal task={task} finish={finish} onClose={onClose} />
  if (task.kind === 'move')
    return (
      <MoveDialog
        appointment={task.appointment}
        proposed={task.proposed}
        proposedLawyerId={task.lawyerId}
        onDone={finish(t('appointments.settled'))}
        onClose={onClose}
      />
    )
  if (task.kind === 'handOver')
    return (
      <HandOverDialog
        appointment={task.appointment}
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
  task: { kind, consultationId, lawyerId, startsAt },
  finish,
  onClose,
}: Props<Extract<AppointmentTask, { consultationId: number }>>) => {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const { data } = useQuery(consultationAppointmentsQuery(consultationId, lawyerId ?? undefined))
  if (!data || !me) return null
  return (
    <ProposeDialog
      consultationId={consultationId}
      lawyerId={lawyerId ?? me.id}
      startsAt={startsAt}
      mode={kind}
      known={data}
      onDone={(mode) => finish(t(`appointments.${mode === 'settle' ? 'settled' : 'proposed'}`))()}
      onClose={onClose}
    />
  )
}

export default AppointmentDialogs
