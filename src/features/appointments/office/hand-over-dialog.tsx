import * as z from 'zod/mini'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import type { Appointment } from '../schema.ts'
import { moveAppointment } from './api.ts'
import { AppointmentClient } from './appointment-client.tsx'
import { AppointmentWhen } from './appointment-when.tsx'
import { LawyerField } from './lawyer-field.tsx'
import { MailHint } from './mail-hint.tsx'
import { ObstacleQuestion } from './obstacle-question.tsx'
import { useObstacles } from './use-obstacles.ts'

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
export const HandOverDialog = ({
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
