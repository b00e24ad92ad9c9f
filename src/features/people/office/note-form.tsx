import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { noteInput } from '../schema.ts'
import { addNote } from './api.ts'

/** Adds a note. */
const NoteForm = ({ personId, onSaved }: { personId: number; onSaved: () => Promise<unknown> }) => {
  const { t } = useTranslation()
  const { field, summary, ...sending } = useSending({
    schema: noteInput,
    defaultValues: { text: '' },
    labels: { text: 'people.note.add' },
    send: (note) => addNote(personId, note),
    onSent: async () => {
      await onSaved()
      showToast({ title: t('people.note.saved') })
    },
    failed: t('people.note.failed'),
  })
  return (
    <form method="post" className="person-note-form" noValidate onSubmit={sending.submit}>
      {summary}
      <TextArea {...field('text')} rows={3} hint={t('people.note.hint')} />
      <Button type="submit" variant="outline" isPending={sending.isPending}>
        {t('people.note.save')}
      </Button>
    </form>
  )
}

export default NoteForm
