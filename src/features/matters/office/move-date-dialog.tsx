import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import type { MatterDate } from '../schema.ts'
import { moveDate } from './api.ts'
import { DateWhen } from './date-when.tsx'
import { DayFields } from './day-fields.tsx'
import { datesHeading } from './headings.ts'
import { moveForm } from './matter-values.ts'
import { useNewest } from './use-newest.ts'

/** Field labels, in the order of the dialog. */
const labels = {
  day: 'matters.date.day',
  time: 'matters.date.time',
  basis: 'matters.date.basis',
} as const

/** Replaces a date by another day or time. */
export const MoveDateDialog = ({
  consultationId,
  date,
  onDone,
  onClose,
}: {
  consultationId: number
  date: MatterDate
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const mailText = useMailText()
  const newest = useNewest(consultationId, date, ({ dates }) => dates.find(({ id }) => id === date.id))
  const { form, field, summary, ...sending } = useSending({
    schema: moveForm,
    defaultValues: { day: '', time: date.time ?? '', basis: '' },
    labels,
    send: (values) => newest.send((updatedAt) => moveDate(date.id, { ...values, updatedAt })),
    onSent: onDone,
    failed: t('matters.date.failed'),
  })
  return (
    <Dialog
      title={t('matters.date.move.title')}
      size={640}
      isDirty={form.formState.isDirty && !sending.isSent}
      form={{ onSubmit: sending.submit }}
      onClose={onClose}
      fallbackFocus={() => document.getElementById(datesHeading)}
      foot={(close) => <SaveButtons label={t('form.save')} isSaving={sending.isPending} onCancel={close} />}
    >
      <div className="stack">
        {summary}
        <DateWhen date={newest.seen} />
        <DayFields day={field('day')} time={field('time')} typed={form.watch('day')} />
        {date.isShown && <p className="caption">{mailText('matters.date.moveMailHint')}</p>}
        <TextArea {...field('basis')} rows={2} isOptional hint={t('matters.date.basis.stays')} />
      </div>
    </Dialog>
  )
}
