import { dateKinds } from '#features/consultations/values.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import type { MatterDate } from '../schema.ts'
import { addDate, changeDate, moveDate, settleDate } from './api.ts'
import { DateWhen, DayField, DayFields } from './date-fields.tsx'
import { datesHeading } from './headings.ts'
import { addForm, editForm, handledForm, moveForm } from './matter-values.ts'
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

const handledLabels = { day: 'matters.date.day' } as const

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
    labels: handledLabels,
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

/** Field labels, in the order of the dialog. */
const editLabels = {
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
    labels: editLabels,
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

/** Field labels, in the order of the dialog. */
const addLabels = {
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
    labels: addLabels,
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
