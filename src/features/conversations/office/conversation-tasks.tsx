import { useState } from 'react'
import * as z from 'zod/mini'
import { ImportFrame } from '#features/imports/office/import-frame.tsx'
import { dayAsTyped, readDay } from '#fields/day.ts'
import { readPastInstant } from '#fields/past-instant.ts'
import { addDays, clockInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { conversationInput } from '../schema.ts'
import { acceptedChats, conversationChannels, conversationDirections } from '../values.ts'
import { recordConversation, removeConversation } from './api.ts'
import { type ChatImportState, ChatPreviewed, useChatImport } from './chat-previewed.tsx'
import type { ConversationTask } from './conversations-section.tsx'
import './conversations.css'

type Props = {
  consultationId: number
  task: ConversationTask
  /** Refetches all data about requests, then continues. */
  refresh: (andThen: () => void) => Promise<void>
  onClose: () => void
}

/** A dialog above the request dialog, to record, import or remove a conversation. */
const ConversationTasks = ({ consultationId, task, refresh, onClose }: Props) => {
  const { t } = useTranslation()
  const [isImporting, setImporting] = useState(false)
  const finish = (title: string, description?: string) =>
    refresh(() => {
      onClose()
      showToast({ title, ...(description && { description }) })
    })
  if (task.kind === 'remove') {
    const { id, isImported } = task.conversation
    return (
      <ActionDialog
        title={t(isImported ? 'conversations.remove.import' : 'conversations.remove.title')}
        confirmLabel={t('conversations.remove')}
        act={() => removeConversation(id)}
        onDone={() => finish(t('conversations.removed'))}
        failed={t('conversations.removeFailed')}
        onClose={onClose}
      >
        {t(isImported ? 'conversations.remove.importText' : 'conversations.remove.text')}
      </ActionDialog>
    )
  }
  return isImporting ? (
    <ImportChatDialog
      consultationId={consultationId}
      onDone={(created) =>
        finish(t('conversations.import.done'), t('conversations.import.doneText', { n: created }))
      }
      onClose={onClose}
    />
  ) : (
    <RecordDialog
      consultationId={consultationId}
      onRecorded={() => finish(t('conversations.saved'))}
      onImport={() => setImporting(true)}
      onClose={onClose}
    />
  )
}

const Press = ({ state }: { state: ChatImportState }) => {
  const { t } = useTranslation()
  const { preview, options, isReading, isImporting, progress } = state
  const { fresh = 0, edited = 0, deleted = 0 } = preview?.counts ?? {}
  const n = fresh + edited + deleted
  const hasFiles = (options.files ?? []).length > 0
  const label =
    n === 0 && hasFiles ? t('conversations.import.runFiles') : t('conversations.import.run', { n })
  return (
    <>
      {isImporting && (
        <progress
          className="import-progress"
          aria-label={t('import.running')}
          {...(progress !== undefined && progress < 1 && { value: progress })}
        />
      )}
      <Button
        isPending={isImporting}
        pendingLabel={t('import.running')}
        disabled={isReading || options.firmVoice === undefined || (n === 0 && !hasFiles)}
        onClick={state.import}
      >
        {preview ? label : t('import.open')}
      </Button>
    </>
  )
}

/** Choose an exported chat, preview it, and import it. */
const ImportChatDialog = ({
  consultationId,
  onDone,
  onClose,
}: {
  consultationId: number
  onDone: (created: number) => void
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const state = useChatImport(consultationId, onDone)
  return (
    <ImportFrame
      state={state}
      title={t('conversations.import.title', { reference: `#${consultationId}` })}
      hint={t('conversations.import.hint')}
      accept={acceptedChats}
      formats={t('conversations.import.formats')}
      press={<Press state={state} />}
      onClose={onClose}
    >
      {state.preview && <ChatPreviewed state={state} preview={state.preview} />}
    </ImportFrame>
  )
}

const { channel, direction, text } = conversationInput.shape

/** A time in Riyadh as a day and a clock time. */
const momentOf = ({ day, time }: { day: string; time: string }): string => `${readDay(day) ?? day}T${time}`

const conversationForm = z.object({ channel, direction, day: z.string(), time: z.string(), text }).check(
  z.refine((values) => readPastInstant(momentOf(values)) !== undefined, {
    error: 'val.conversation.at',
    path: ['time'],
  }),
)

type RecordValues = z.infer<typeof conversationForm>

const inputOf = ({ day, time, ...values }: RecordValues) => ({
  ...values,
  at: momentOf({ day, time }),
})

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
const RecordDialog = ({
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
    schema: conversationForm,
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

export default ConversationTasks
