import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import type { MatterDate } from '../schema.ts'
import { changeDate } from './api.ts'
import { DateWhen } from './date-when.tsx'
import { editForm } from './matter-values.ts'
import { useNewest } from './use-newest.ts'

/** Field labels, in the order of the dialog. */
const labels = {
  basis: 'matters.date.basis',
  place: 'matters.date.place',
  isShown: 'matters.date.shown',
  isPlaceShown: 'matters.date.placeShown',
} as const

/** Changes the parts of a date besides its time. */
export const EditDateDialog = ({
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
    schema: editForm,
    defaultValues: {
      basis: date.basis,
      place: date.place,
      isShown: date.isShown,
      isPlaceShown: date.isPlaceShown,
    },
    labels,
    send: (values) => newest.send((updatedAt) => changeDate(date.id, { ...values, updatedAt })),
    onSent: onDone,
    failed: t('matters.date.failed'),
  })
  return (
    <SendingDialog title={t('matters.date.edit.title')} frame={sending} onClose={onClose}>
      <DateWhen date={newest.seen} />
      <TextArea
        {...field('basis')}
        rows={2}
        isOptional={date.kind !== 'term'}
        hint={t('matters.date.basis.hint')}
      />
      <TextField {...field('place')} isOptional />
      <CheckboxField {...field('isShown')} hint={mailText('matters.date.shown.hint')} />
      {form.watch('isShown') && (
        <CheckboxField {...field('isPlaceShown')} hint={t('matters.date.placeShown.hint')} />
      )}
    </SendingDialog>
  )
}
