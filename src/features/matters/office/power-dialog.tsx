import { anyDay } from '#fields/day.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { powerInput } from '../schema.ts'
import { addPower } from './api.ts'

/** Field labels, in the order of the dialog. */
const labels = {
  number: 'matters.power.number',
  issuedOn: 'matters.power.issuedOn',
  until: 'matters.power.until',
  seenOn: 'matters.power.seenOn',
  scope: 'matters.power.scope',
} as const

/** Adds a power of attorney. */
export const PowerDialog = ({
  consultationId,
  onDone,
  onClose,
}: {
  consultationId: number
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { field, ...sending } = useSending({
    schema: powerInput,
    defaultValues: { number: '', issuedOn: '', until: '', seenOn: '', scope: '' },
    labels,
    send: (values) => addPower(consultationId, values),
    onSent: onDone,
    failed: t('matters.power.failed'),
  })
  return (
    <SendingDialog
      title={t('matters.power.add.title', { reference: `#${consultationId}` })}
      frame={sending}
      onClose={onClose}
      save={t('matters.power.add')}
    >
      <TextField {...field('number')} inputMode="numeric" dir="ltr" hint={t('matters.power.number.hint')} />
      <div className="form-grid">
        <DateField {...field('issuedOn')} isOptional days={anyDay} />
        <DateField {...field('until')} isOptional days={anyDay} />
        <DateField {...field('seenOn')} isOptional days={anyDay} />
      </div>
      <TextArea {...field('scope')} rows={3} isOptional />
    </SendingDialog>
  )
}
