import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import { noteInput, type PersonNote } from '../schema.ts'
import { changeNote, removeNote } from './api.ts'

export type NoteTask = { task: 'edit' | 'remove'; note: PersonNote }

type Props = {
  note: PersonNote
  /** Closes the dialog once the timeline shows the change. */
  onDone: () => Promise<void>
  onClose: () => void
}

const NoteDialog = ({ task, ...props }: Props & Pick<NoteTask, 'task'>) =>
  task === 'edit' ? <EditDialog {...props} /> : <RemoveDialog {...props} />

const EditDialog = ({ note, onDone, onClose }: Props) => {
  const { t } = useTranslation()
  const { field, ...sending } = useSending({
    schema: noteInput,
    defaultValues: { text: note.text },
    labels: { text: 'people.note.text' },
    send: ({ text }) => changeNote(note, text),
    onSent: async () => {
      await onDone()
      showToast({ title: t('people.note.saved') })
    },
    failed: t('people.note.failed'),
  })
  return (
    <SendingDialog
      title={t('people.note.edit')}
      frame={sending}
      onClose={onClose}
      save={t('people.note.save')}
    >
      <TextArea {...field('text')} rows={6} hint={t('people.note.hint')} />
    </SendingDialog>
  )
}

const RemoveDialog = ({ note, onDone, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <ActionDialog
      title={t('people.note.remove.title')}
      confirmLabel={t('people.note.remove')}
      act={() => removeNote(note.id)}
      onDone={async () => {
        await onDone()
        showToast({ title: t('people.note.removed') })
      }}
      failed={t('people.note.removeFailed')}
      fallbackId="person-timeline"
      onClose={onClose}
    >
      <UserParagraph>{note.text}</UserParagraph>
    </ActionDialog>
  )
}

export default NoteDialog
