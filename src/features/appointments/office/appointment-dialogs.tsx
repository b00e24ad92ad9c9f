import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { appointmentsKey } from '../browser/api.ts'
import type { Appointment } from '../schema.ts'
import { cancelAppointment, consultationAppointmentsQuery, moveAppointment } from './api.ts'
import { AppointmentWhen } from './appointment-when.tsx'
import { AppointmentClient, LawyerField, MailHint, ObstacleQuestion, useObstacles } from './dialog-parts.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { ProposeDialog } from './propose-dialog.tsx'

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

const typed = z.object({ lawyerId: z.string(), reason: z.string() })

const handOverForm = z.pipe(
  typed,
  z.transform(({ lawyerId, reason }, context) => {
    const colleague = Number(lawyerId)
    if (colleague > 0) return { lawyerId: colleague, reason }
    context.issues.push({
      code: 'custom',
      message: 'val.generic.required',
      path: ['lawyerId'],
      input: lawyerId,
    })
    return z.NEVER
  }),
)

const labels = {
  lawyerId: 'appointments.lawyer',
  reason: 'appointments.reason',
} as const satisfies Record<keyof z.infer<typeof typed>, TextKey>

/** A colleague takes over the appointment. Its times stay. */
const HandOverDialog = ({
  appointment: {
    id,
    state,
    startsAt,
    proposals,
    updatedAt,
    consultationId,
    lawyerId,
    clientName,
    lawyerName,
  },
  onDone,
  onClose,
}: {
  appointment: Appointment
  /** Resolves once everything is refreshed and the dialog is closed. */
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { form, field, ...sending } = useSending({
    schema: handOverForm,
    defaultValues: { lawyerId: '', reason: '' },
    labels,
    send: (body) => moveAppointment(id, { ...body, updatedAt, despite: obstacles.seen().at(-1) }),
    onSent: onDone,
    failed: t('appointments.failed'),
    onFailed: (error) => obstacles.report(error),
    isQuestion: (error) => obstacles.isObstacle(error),
  })
  form.watch('lawyerId')
  const obstacles = useObstacles(() => form.getValues('lawyerId'))
  return (
    <SendingDialog
      title={t('appointments.handOver.title', { reference: `#${consultationId}` })}
      size={480}
      frame={sending}
      onClose={onClose}
      save={t(obstacles.seen().length > 0 ? 'appointments.saveAnyway' : 'form.save')}
      lead={<AppointmentClient name={clientName} lawyer={lawyerName} />}
    >
      <ObstacleQuestion obstacle={obstacles.seen().at(-1)} />
      {state === 'confirmed' && <MailHint />}
      {(startsAt === null ? proposals : [startsAt]).map((time) => (
        <AppointmentWhen key={time} startsAt={time} />
      ))}
      <LawyerField {...field('lawyerId')} except={lawyerId} placeholder={t('appointments.chooseColleague')} />
      {state === 'confirmed' && (
        <TextField {...field('reason')} isOptional hint={t('appointments.reason.hint')} />
      )}
    </SendingDialog>
  )
}

export default AppointmentDialogs
