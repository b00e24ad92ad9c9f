import { useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Appointment } from '../schema.ts'
import { cancelAppointment } from './api.ts'
import { AppointmentClient } from './appointment-client.tsx'
import { AppointmentWhen } from './appointment-when.tsx'
import { MailHint } from './mail-hint.tsx'

export const CancelDialog = ({
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
