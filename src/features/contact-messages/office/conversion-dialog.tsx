import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { hasCode } from '#browser/call-api.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { type ServiceArea, serviceAreas } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { type ContactMessage, contactConversion, splitName } from '../admin-schema.ts'
import { convertContactMessage } from './api.ts'
import { contactTableId } from './contact-table.tsx'
import { contactMessagesKey } from './unread.ts'

type Values = z.input<typeof contactConversion>

/** Field labels, in the order of the dialog. */
const labels = {
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  phone: 'form.phone',
  service: 'form.service',
} as const satisfies Record<keyof Values, TextKey>

/**
 * Asks for data that a consultation needs besides the message: both names, a phone number and the service.
 */
const ConversionDialog = ({
  message,
  onConverted,
  onClose,
}: {
  message: ContactMessage
  /** Resolves once the list is refreshed and the dialog is closed; the conversion is pending until then. */
  onConverted: (created: Consultation) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { field, ...sending } = useSending({
    schema: contactConversion,
    // The value of a select without a choice; the schema refuses it.
    defaultValues: {
      ...splitName(message.name),
      phone: message.phone ?? '',
      service: '' as ServiceArea,
    },
    labels,
    send: (values) => convertContactMessage(message.id, values),
    onSent: onConverted,
    failed: t('contactMessages.convertError'),
    onFailed: (error) => {
      // A colleague has already converted it; once reloaded, the message links to its consultation.
      if (hasCode(error, 'converted')) void queryClient.invalidateQueries({ queryKey: contactMessagesKey })
    },
  })
  return (
    <SendingDialog
      title={t('contactMessages.convert')}
      description={t('contactMessages.convert.text')}
      frame={sending}
      fallbackId={contactTableId}
      onClose={onClose}
      save={t('contactMessages.convert.submit')}
    >
      <div className="form-grid">
        <TextField {...field('firstName')} />
        <TextField {...field('lastName')} />
        <TextField {...field('phone')} type="tel" />
        <SelectField
          {...field('service')}
          placeholder={t('form.serviceSelect')}
          options={serviceAreas.map((area) => ({ value: area, label: t(areaLabel[area]) }))}
        />
      </div>
    </SendingDialog>
  )
}

export default ConversionDialog
