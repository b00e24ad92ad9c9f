import { useTranslation } from '#i18n/translate.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
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
  const { field, ...sending } = useSending({
    schema: handledForm,
    defaultValues: { state: 'handled', day: '' },
    labels,
    send: (values) => settleDate(date.id, values),
    onSent: onDone,
    failed: t('matters.settle.failed'),
  })
  return (
    <SendingDialog
      title={t('matters.settle.handled.title')}
      size={480}
      frame={sending}
      onClose={onClose}
      fallbackId={datesHeading}
      save={t('matters.settle.handled')}
    >
      <DateWhen date={date} />
      <p>{t('matters.settle.typeDay')}</p>
      <DayField {...field('day')} />
    </SendingDialog>
  )
}
