import { anyDay } from '#fields/day.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { SelectField } from '#ui/select-field.tsx'
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
  const { form, field, summary, ...sending } = useRecording(agreement, ways[0] ?? 'paper', onDone)
  const how = form.watch('how')
  return (
    <Dialog
      title={t('agreements.record.title', { number: agreement.number })}
      size={640}
      isDirty={form.formState.isDirty && !sending.isSent}
      form={{ onSubmit: sending.submit }}
      onClose={onClose}
      fallbackFocus={() => document.getElementById(agreementHeading)}
      foot={(close) => (
        <SaveButtons label={t('agreements.record.submit')} isSaving={sending.isPending} onCancel={close} />
      )}
    >
      <div className="stack">
        {summary}
        <p>{t('agreements.record.text')}</p>
        <SelectField
          {...field('how')}
          options={ways.map((value) => ({ value, label: t(`agreement.way.${value}`) }))}
        />
        {how === 'nafith' && <TextField {...field('nafithNumber')} dir="ltr" />}
        <DateField
          {...field('on')}
          isOptional={how === 'here'}
          hint={t('agreements.day.hint')}
          days={anyDay}
        />
        <DocumentField {...field('documentId')} consultationId={agreement.consultationId} />
      </div>
    </Dialog>
  )
}
