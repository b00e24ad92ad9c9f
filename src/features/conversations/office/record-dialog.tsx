import { dayAsTyped, readDay } from '#fields/day.ts'
import { addDays, clockInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { conversationChannels, conversationDirections } from '../values.ts'
import { recordConversation } from './api.ts'
import { inputOf, type RecordValues, recordForm } from './record-values.ts'

/** Field labels, in the order of the dialog. */
const labels = {
  channel: 'conversations.channel',
  direction: 'conversations.direction',
  day: 'conversations.day',
  time: 'conversations.time',
  text: 'conversations.text',
} as const satisfies Record<keyof RecordValues, TextKey>

const days = {
  first: () => addDays(todayInRiyadh(new Date()), -366),
  isOpen: (day: string) => day <= todayInRiyadh(new Date()),
  read: readDay,
}

/** Records a conversation as typed. */
export const RecordDialog = ({
  consultationId,
  onRecorded,
  onImport,
  onClose,
}: {
  consultationId: number
  /** Resolves once the lists are refreshed and the dialog is closed. */
  onRecorded: () => Promise<void>
  /** Continues with an exported chat. */
  onImport: () => void
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { form, field, ...sending } = useSending({
    schema: recordForm,
    defaultValues: {
      channel: 'phone',
      direction: 'in',
      day: dayAsTyped(todayInRiyadh(new Date())),
      time: clockInRiyadh(new Date()).toISOString().slice(11, 16),
      text: '',
    },
    labels,
    send: (values) => recordConversation(consultationId, inputOf(values)),
    onSent: onRecorded,
    failed: t('conversations.failed'),
  })
  // The date field formats its initial value, which is not a change.
  const isDirty = form.formState.dirtyFields.text === true
  return (
    <SendingDialog
      title={t('conversations.title', { reference: `#${consultationId}` })}
      isDirty={isDirty && !sending.isSent}
      frame={sending}
      onClose={onClose}
      save={t('conversations.save')}
    >
      <p>{t('conversations.intro')}</p>
      {/* A chat replaces what is typed. */}
      {!isDirty && (
        <div>
          <Button variant="outline" size="table" onClick={onImport}>
            {t('conversations.fromChat')}
          </Button>
        </div>
      )}
      <div className="form-grid">
        <SelectField
          {...field('channel')}
          options={conversationChannels.map((value) => ({
            value,
            label: t(`conversations.channel.${value}`),
          }))}
        />
        <SelectField
          {...field('direction')}
          options={conversationDirections.map((value) => ({
            value,
            label: t(`conversations.direction.${value}`),
          }))}
        />
        <DateField {...field('day')} days={days} />
        <TextField {...field('time')} type="time" />
      </div>
      <TextArea {...field('text')} rows={6} hint={t('conversations.text.hint')} />
    </SendingDialog>
  )
}
