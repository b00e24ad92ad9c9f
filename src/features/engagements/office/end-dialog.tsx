import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { engagementEnd } from '../input.ts'
import type { Engagement } from '../schema.ts'
import { endKinds } from '../values.ts'
import { endEngagement } from './api.ts'
import { agreementHeading } from './headings.ts'

const labels = { kind: 'engagements.end.kind', reason: 'engagements.end.reason' } as const

/** Ends an agreement with a reason, which the client reads. */
export const EndDialog = ({
  engagement: { id },
  onDone,
  onClose,
}: {
  engagement: Engagement
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { form, field, summary, ...sending } = useSending({
    schema: engagementEnd,
    defaultValues: { kind: 'completed', reason: '' },
    labels,
    send: (body) => endEngagement(id, body),
    onSent: onDone,
    failed: t('engagements.endFailed'),
  })
  return (
    <Dialog
      title={t('engagements.end.title')}
      size={640}
      isDirty={form.formState.isDirty && !sending.isSent}
      form={{ onSubmit: sending.submit }}
      onClose={onClose}
      fallbackFocus={() => document.getElementById(agreementHeading)}
      foot={(close) => (
        <SaveButtons
          label={t('engagements.end')}
          variant="danger"
          isSaving={sending.isPending}
          onCancel={close}
        />
      )}
    >
      <div className="stack">
        {summary}
        <p>{t('engagements.end.text')}</p>
        <SelectField
          {...field('kind')}
          options={endKinds.map((value) => ({ value, label: t(`engagement.end.${value}`) }))}
        />
        <TextArea
          {...field('reason')}
          rows={4}
          hint={form.watch('kind') === 'completed' ? undefined : t('engagements.end.told')}
        />
      </div>
    </Dialog>
  )
}
