import * as z from 'zod/mini'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import type { OwnAppointment, OwnAppointmentAnswer } from '../schema.ts'
import type { AppointmentCalls } from './api.ts'
import { OwnForm } from './own-form.tsx'

/** It has no fields of its own. */
const cancelForm = z.object({})

type Props = {
  calls: AppointmentCalls
  onCanceled: (answer: OwnAppointmentAnswer) => void
}

/** The first click asks for confirmation, the second one cancels. Both work without scripts. */
export const AppointmentCancel = ({ appointment, ...form }: Props & { appointment: OwnAppointment }) => {
  const { t } = useTranslation()
  const mailText = useMailText()
  if (!appointment.mayCancel) return null
  const what = appointment.state === 'proposed' ? 'decline' : 'cancel'
  return (
    <details className="appointment-more print-hidden">
      <summary>{t(`appointment.${what}`)}</summary>
      <p>{mailText(what === 'cancel' ? 'appointment.cancel.text' : 'appointment.decline.text')}</p>
      <CancelForm {...form} confirmLabel={t(`appointment.${what}.confirm`)} />
    </details>
  )
}

const CancelForm = ({ calls, onCanceled, confirmLabel }: Props & { confirmLabel: string }) => {
  const { t } = useTranslation()
  const { submit, isPending, summary } = useFormFrame({
    ...(calls.token !== undefined && { name: 'appointment-cancel' }),
    schema: cancelForm,
    labels: {},
    send: () => calls.cancel(),
    onSent: onCanceled,
    failed: t('appointment.failed'),
  })
  return (
    <OwnForm
      name="appointment-cancel"
      token={calls.token}
      className="public-form"
      onSubmit={submit}
      aria-label={confirmLabel}
    >
      {summary}
      <Button type="submit" variant="danger" isPending={isPending} pendingLabel={t('form.submitting')}>
        {confirmLabel}
      </Button>
    </OwnForm>
  )
}
