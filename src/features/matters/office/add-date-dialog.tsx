import { dateKinds } from '#features/consultations/values.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { addDate } from './api.ts'
import { DayFields } from './day-fields.tsx'
import { addForm } from './matter-values.ts'

/** Field labels, in the order of the dialog. */
const labels = {
  kind: 'matters.date.kind',
  day: 'matters.date.day',
  time: 'matters.date.time',
  basis: 'matters.date.basis',
  place: 'matters.date.place',
  isShown: 'matters.date.shown',
  isPlaceShown: 'matters.date.placeShown',
} as const

/** Adds a hearing, a term or another date. */
export const AddDateDialog = ({
  consultationId,
  onDone,
  onClose,
}: {
  consultationId: number
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const mailText = useMailText()
  const { form, field, ...sending } = useSending({
    schema: addForm,
    defaultValues: {
      kind: 'hearing',
      day: '',
      time: '',
      basis: '',
      place: '',
      isShown: false,
      isPlaceShown: false,
    },
    labels,
    send: (values) => addDate(consultationId, values),
    onSent: onDone,
    failed: t('matters.date.failed'),
  })
  const [kind, day, isShown] = form.watch(['kind', 'day', 'isShown'])
  return (
    <SendingDialog
      title={t('matters.date.add.title', { reference: `#${consultationId}` })}
      frame={sending}
      onClose={onClose}
      save={t('matters.date.add')}
    >
      <SelectField
        {...field('kind')}
        options={dateKinds.map((value) => ({ value, label: t(`matter.kind.${value}`) }))}
      />
      <DayFields day={field('day')} time={field('time')} typed={day} />
      <TextArea
        {...field('basis')}
        rows={2}
        isOptional={kind !== 'term'}
        hint={t('matters.date.basis.hint')}
      />
      <TextField {...field('place')} isOptional />
      <CheckboxField {...field('isShown')} hint={mailText('matters.date.shown.hint')} />
      {isShown && <CheckboxField {...field('isPlaceShown')} hint={t('matters.date.placeShown.hint')} />}
    </SendingDialog>
  )
}
