import { useTranslation } from '#i18n/translate.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { agreementEnd } from '../input.ts'
import type { Agreement } from '../schema.ts'
import { endKinds } from '../values.ts'
import { endAgreement } from './api.ts'
import { agreementHeading } from './headings.ts'

const labels = { kind: 'agreements.end.kind', reason: 'agreements.end.reason' } as const

/** Ends an agreement with a reason, which the client reads. */
export const EndDialog = ({
  agreement: { id },
  onDone,
  onClose,
}: {
  agreement: Agreement
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { form, field, ...sending } = useSending({
    schema: agreementEnd,
    defaultValues: { kind: 'completed', reason: '' },
    labels,
    send: (body) => endAgreement(id, body),
    onSent: onDone,
    failed: t('agreements.endFailed'),
  })
  return (
    <SendingDialog
      title={t('agreements.end.title')}
      frame={sending}
      onClose={onClose}
      fallbackId={agreementHeading}
      save={t('agreements.end')}
      variant="danger"
    >
      <p>{t('agreements.end.text')}</p>
      <SelectField
        {...field('kind')}
        options={endKinds.map((value) => ({ value, label: t(`agreement.end.${value}`) }))}
      />
      <TextArea
        {...field('reason')}
        rows={4}
        hint={form.watch('kind') === 'completed' ? undefined : t('agreements.end.messageHint')}
      />
    </SendingDialog>
  )
}
