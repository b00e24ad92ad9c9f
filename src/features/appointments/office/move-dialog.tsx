import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { type Appointment, type AppointmentMove, appointmentMove } from '../schema.ts'
import { appointmentKinds } from '../values.ts'
import { consultationAppointmentsQuery, moveAppointment as sendMove } from './api.ts'
import { AppointmentWhen } from './appointment-when.tsx'
import { AppointmentClient, LawyerField, MailHint, ObstacleQuestion, useObstacles } from './dialog-parts.tsx'
import { fieldsOf, timeOf, timesOf } from './proposal-values.ts'
import { TimeFields, TimePicker } from './time-picker.tsx'

const typed = z.object({
  lawyerId: z.string(),
  kind: z.string(),
  place: z.string(),
  day: z.string(),
  time: z.string(),
  reason: z.string(),
})
const moveForm = z.pipe(
  typed,
  z.transform(({ lawyerId, kind, place, day, time, reason }, context): AppointmentMove => {
    const read = timeOf(day, time, new Date())
    if ('message' in read)
      context.issues.push({ code: 'custom', message: read.message, path: [read.field], input: day })
    const sent = z.safeParse(appointmentMove, {
      lawyerId: Number(lawyerId) || Number.NaN,
      kind,
      place: kind === 'phone' ? '' : place,
      startsAt: 'startsAt' in read ? read.startsAt : new Date(0).toISOString(),
      reason,
    })
    for (const { path, message } of sent.error?.issues ?? [])
      if (path[0] !== 'startsAt')
        context.issues.push({ code: 'custom', message, path: [...path], input: day })
    return sent.data ?? z.NEVER
  }),
)

/** Field labels, in the order of the dialog. */
const labels = {
  lawyerId: 'appointments.lawyer',
  kind: 'appointments.kind',
  place: 'appointments.place',
  day: 'appointments.day',
  time: 'appointments.time',
  reason: 'appointments.reason',
} as const satisfies Record<keyof z.infer<typeof typed>, TextKey>

/**
 * Sets or changes the time. Another appointment of the lawyer blocks it. An absence, a holiday or closed
 * hours only show a warning, and a second click saves anyway. Lawyer, kind and place can change too. A user
 * who may only schedule the request changes neither kind nor place.
 */
export const MoveDialog = ({
  appointment: {
    id,
    startsAt,
    proposals,
    updatedAt,
    consultationId,
    lawyerId,
    kind,
    place,
    state,
    isOpen,
    clientName,
    lawyerName,
  },
  proposed,
  proposedLawyerId = lawyerId,
  onDone,
  onClose,
}: {
  appointment: Appointment
  /** The time to which it was dragged. */
  proposed?: string | undefined
  /** The lawyer to whom it was dragged. */
  proposedLawyerId?: number | null | undefined
  /** Resolves once everything is refreshed and the dialog is closed. */
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const first = proposed ?? startsAt ?? proposals[0]
  const { form, field, ...sending } = useSending({
    schema: moveForm,
    defaultValues: {
      lawyerId: String(proposedLawyerId ?? ''),
      // A user who may only schedule sees and sends neither of them.
      kind: isOpen ? kind : 'phone',
      place,
      ...(first === undefined ? { day: '', time: '' } : fieldsOf(first)),
      reason: '',
    },
    labels,
    send: ({ kind: newKind, place: newPlace, ...values }) =>
      sendMove(id, {
        ...values,
        ...(isOpen && { kind: newKind, place: newPlace }),
        updatedAt,
        despite: obstacles.seen().at(-1),
      }),
    onSent: onDone,
    failed: t('appointments.failed'),
    onFailed: (error) => obstacles.report(error),
    isQuestion: (error) => obstacles.isObstacle(error),
  })
  const chosen = Number(form.watch('lawyerId')) || undefined
  const { data } = useQuery(consultationAppointmentsQuery(consultationId, chosen))
  const way = form.watch('kind')
  const obstacles = useObstacles(() => form.getValues(['lawyerId', 'day', 'time']).join(' '))
  const [day, time] = form.watch(['day', 'time'])
  const take = (chosenTime: string) => {
    form.clearErrors(['day', 'time'])
    const fields = fieldsOf(chosenTime)
    form.setValue('day', fields.day, { shouldDirty: true })
    form.setValue('time', fields.time, { shouldDirty: true })
  }
  return (
    <SendingDialog
      title={t(state === 'proposed' ? 'appointments.settle.title' : 'appointments.move.title', {
        reference: `#${consultationId}`,
      })}
      frame={sending}
      onClose={onClose}
      save={t(obstacles.seen().length > 0 ? 'appointments.saveAnyway' : 'form.save')}
      lead={<AppointmentClient name={clientName} lawyer={lawyerName} />}
    >
      <ObstacleQuestion obstacle={obstacles.seen().at(-1)} />
      <MailHint />
      {!isOpen && <p className="caption">{t('appointments.scheduleOnly')}</p>}
      {startsAt !== null && <AppointmentWhen startsAt={startsAt} />}
      <TimeFields
        label={t(startsAt === null ? 'appointments.when' : 'appointments.newTime')}
        day={field('day')}
        time={field('time')}
      />
      {data && <TimePicker times={data.freeTimes} chosen={timesOf([{ day, time }])} onToggle={take} />}
      <div className="form-grid">
        <LawyerField {...field('lawyerId')} />
        {isOpen && (
          <SelectField
            {...field('kind')}
            options={appointmentKinds.map((value) => ({ value, label: t(`appointments.kind.${value}`) }))}
          />
        )}
        {isOpen && way !== 'phone' && (
          <TextField
            {...field('place')}
            isOptional={way === 'office'}
            hint={t(`appointments.place.${way === 'video' ? 'video' : 'office'}`)}
          />
        )}
      </div>
      <TextField {...field('reason')} isOptional hint={t('appointments.reason.hint')} />
    </SendingDialog>
  )
}
