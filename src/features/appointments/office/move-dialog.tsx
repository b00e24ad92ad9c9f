import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { hasCode } from '#browser/call-api.ts'
import { formatShortDeadline } from '#i18n/format.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { type Appointment, type AppointmentMove, appointmentMove } from '../schema.ts'
import { appointmentKinds, type Obstacle, obstacles } from '../values.ts'
import { consultationAppointmentsQuery, moveAppointment as sendMove } from './api.ts'
import { AppointmentWhen } from './appointment-when.tsx'
import { LawyerField } from './lawyer-field.tsx'
import { fieldsOf, timeOf } from './proposal-values.ts'
import { FreeTimes, TimeFields } from './time-fields.tsx'

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

const maxOffered = 8

/**
 * Sets or changes the time. Another appointment of the lawyer blocks it. An absence, a holiday or closed
 * hours only show a warning, and a second click saves anyway. Lawyer, kind and place can change, too.
 */
export const MoveDialog = ({
  appointment: { id, startsAt, proposals, updatedAt, consultationId, lawyerId, kind, place, state },
  proposed,
  onDone,
  onClose,
}: {
  appointment: Appointment
  /** The time to which it was dragged. */
  proposed?: string
  /** Resolves once everything is refreshed and the dialog is closed. */
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const first = proposed ?? startsAt ?? proposals[0]
  const { form, field, summary, ...sending } = useSending({
    schema: moveForm,
    defaultValues: {
      lawyerId: String(lawyerId ?? ''),
      kind,
      place,
      ...(first === undefined ? { day: '', time: '' } : fieldsOf(first)),
      reason: '',
    },
    labels,
    send: (values) =>
      sendMove(id, { ...values, updatedAt, despite: isSame(obstacle) ? obstacle?.code : undefined }),
    onSent: onDone,
    failed: t('appointments.failed'),
    onFailed: (error) => {
      const code = obstacles.find((each) => hasCode(error, each))
      setObstacle(code && { code, of: timeFields() })
    },
  })
  const chosen = Number(form.watch('lawyerId')) || undefined
  const { data } = useQuery(consultationAppointmentsQuery(consultationId, chosen))
  const way = form.watch('kind')
  const [obstacle, setObstacle] = useState<{ code: Obstacle; of: string }>()
  const timeFields = (): string => form.getValues(['lawyerId', 'day', 'time']).join(' ')
  form.watch(['lawyerId', 'day', 'time'])
  /** An obstacle is valid only for the time and lawyer that the server checked. */
  const isSame = (known: typeof obstacle): boolean => known?.of === timeFields()
  const take = (time: string) => {
    form.clearErrors(['day', 'time'])
    const fields = fieldsOf(time)
    form.setValue('day', fields.day, { shouldDirty: true })
    form.setValue('time', fields.time, { shouldDirty: true })
  }
  return (
    <Dialog
      title={t(state === 'proposed' ? 'appointments.settle.title' : 'appointments.move.title', {
        reference: `#${consultationId}`,
      })}
      size={640}
      isDirty={form.formState.isDirty && !sending.isSent}
      form={{ onSubmit: sending.submit }}
      onClose={onClose}
      foot={(close) => (
        <SaveButtons
          label={t(isSame(obstacle) ? 'appointments.saveAnyway' : 'form.save')}
          isSaving={sending.isPending}
          onCancel={close}
        />
      )}
    >
      <div className="stack">
        {summary}
        <p className="muted">{t('appointments.told')}</p>
        {startsAt !== null && <AppointmentWhen startsAt={startsAt} />}
        <TimeFields
          label={t(startsAt === null ? 'appointments.when' : 'appointments.newTime')}
          day={field('day')}
          time={field('time')}
        />
        {data && (
          <FreeTimes
            times={data.freeTimes
              .slice(0, maxOffered)
              .map((value) => ({ value, label: formatShortDeadline(value, language) }))}
            onChoose={take}
          />
        )}
        <div className="form-grid">
          <LawyerField {...field('lawyerId')} />
          <SelectField
            {...field('kind')}
            options={appointmentKinds.map((value) => ({ value, label: t(`appointments.kind.${value}`) }))}
          />
          {way !== 'phone' && (
            <TextField
              {...field('place')}
              isOptional={way === 'office'}
              hint={t(`appointments.place.${way === 'video' ? 'video' : 'office'}`)}
            />
          )}
        </div>
        <TextField {...field('reason')} isOptional hint={t('appointments.reason.hint')} />
      </div>
    </Dialog>
  )
}
