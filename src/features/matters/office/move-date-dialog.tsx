import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
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
  const { form, field, ...sending } = useSending({
    schema: moveForm,
    defaultValues: { day: '', time: date.time ?? '', basis: '' },
    labels,
    send: (values) => newest.send((updatedAt) => moveDate(date.id, { ...values, updatedAt })),
    onSent: onDone,
    failed: t('matters.date.failed'),
  })
  return (
    <SendingDialog
      title={t('matters.date.move.title')}
      frame={sending}
      onClose={onClose}
      fallbackId={datesHeading}
    >
      <DateWhen date={newest.seen} />
      <DayFields day={field('day')} time={field('time')} typed={form.watch('day')} />
      {date.isShown && <p className="caption">{mailText('matters.date.moveMailHint')}</p>}
      <TextArea {...field('basis')} rows={2} isOptional hint={t('matters.date.basis.stays')} />
    </SendingDialog>
  )
}
