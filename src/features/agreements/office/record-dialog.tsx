import { anyDay } from '#fields/day.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Agreement } from '../schema.ts'
import { waysOf } from './dialog-values.ts'
import { DocumentField } from './document-field.tsx'
import { agreementHeading } from './headings.ts'
import { useRecording } from './use-recording.ts'

/** Records that an agreement is in force: as accepted, signed by hand or registered with Nafith. */
export const RecordDialog = ({
  agreement,
  onDone,
  onClose,
}: {
  agreement: Agreement
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const ways = waysOf(agreement)
  const { form, field, ...sending } = useRecording(agreement, ways[0] ?? 'paper', onDone)
  const how = form.watch('how')
  return (
    <SendingDialog
      title={t('agreements.record.title', { number: agreement.number })}
      frame={sending}
      onClose={onClose}
      fallbackId={agreementHeading}
      save={t('agreements.record.submit')}
    >
      <p>{t('agreements.record.text')}</p>
      <SelectField
        {...field('how')}
        options={ways.map((value) => ({ value, label: t(`agreement.way.${value}`) }))}
      />
      {how === 'nafith' && <TextField {...field('nafithNumber')} dir="ltr" />}
      <DateField {...field('on')} isOptional={how === 'here'} hint={t('agreements.day.hint')} days={anyDay} />
      <DocumentField {...field('documentId')} consultationId={agreement.consultationId} />
    </SendingDialog>
  )
}
