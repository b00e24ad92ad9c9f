import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { useSending } from '#ui/use-sending.tsx'
import type { MatterDate } from '../schema.ts'
import { settleDate } from './api.ts'
import { DateWhen } from './date-when.tsx'
import { DayField } from './day-fields.tsx'
import { datesHeading } from './headings.ts'
import { handledForm } from './matter-values.ts'

const labels = { day: 'matters.date.day' } as const

/** Records that a term is handled, once its day is typed again. */
export const HandledDialog = ({
  date,
  onDone,
  onClose,
}: {
  date: MatterDate
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { form, field, summary, ...sending } = useSending({
    schema: handledForm,
    defaultValues: { state: 'handled', day: '' },
    labels,
    send: (values) => settleDate(date.id, values),
    onSent: onDone,
    failed: t('matters.settle.failed'),
  })
  return (
    <Dialog
      title={t('matters.settle.handled.title')}
      size={480}
      isDirty={form.formState.isDirty && !sending.isSent}
      form={{ onSubmit: sending.submit }}
      onClose={onClose}
      fallbackFocus={() => document.getElementById(datesHeading)}
      foot={(close) => (
        <SaveButtons label={t('matters.settle.handled')} isSaving={sending.isPending} onCancel={close} />
      )}
    >
      <div className="stack">
        {summary}
        <DateWhen date={date} />
        <p>{t('matters.settle.typeDay')}</p>
        <DayField {...field('day')} />
      </div>
    </Dialog>
  )
}
