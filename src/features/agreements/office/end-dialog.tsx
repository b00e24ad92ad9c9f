import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { SelectField } from '#ui/select-field.tsx'
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
  const { form, field, summary, ...sending } = useSending({
    schema: agreementEnd,
    defaultValues: { kind: 'completed', reason: '' },
    labels,
    send: (body) => endAgreement(id, body),
    onSent: onDone,
    failed: t('agreements.endFailed'),
  })
  return (
    <Dialog
      title={t('agreements.end.title')}
      size={640}
      isDirty={form.formState.isDirty && !sending.isSent}
      form={{ onSubmit: sending.submit }}
      onClose={onClose}
      fallbackFocus={() => document.getElementById(agreementHeading)}
      foot={(close) => (
        <SaveButtons
          label={t('agreements.end')}
          variant="danger"
          isSaving={sending.isPending}
          onCancel={close}
        />
      )}
    >
      <div className="stack">
        {summary}
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
      </div>
    </Dialog>
  )
}
