import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { type SyntheticEvent, useState } from 'react'
import { draftKey } from '#browser/drafts.ts'
import { noteInput } from '#features/consultations/note-schema.ts'
import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { fullNameOf } from '#features/users/names.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useFormDraft } from '#ui/use-form-draft.ts'
import { useSending } from '#ui/use-sending.tsx'
import { threadAtOnce } from '../values.ts'
import { addNote, threadQuery } from './api.ts'
import { useLostAnswer } from './use-lost-answer.ts'

const maxSuggestions = 6

/** The letters after the last `@` before the caret; undefined outside a mention. */
const typedName = (text: string, caret: number): string | undefined =>
  /(?:^|\s)@([\p{L}\p{M}' -]{0,40})$/u.exec(text.slice(0, caret))?.[1]

/** A note of the office. `@` and a name mention a colleague. */
export const NoteForm = ({
  consultationId,
  readerId,
  onSaved,
}: {
  consultationId: number
  readerId: number
  /** Resolves once the thread is refreshed. */
  onSaved: () => Promise<void>
}) => {
  const { t } = useTranslation()
  const colleagues = (useColleagues() ?? []).filter(({ id }) => id !== readerId)
  const [caret, setCaret] = useState(0)
  const { form, field, summary, ...sending } = useSending({
    schema: noteInput,
    defaultValues: { text: '' },
    labels: { text: 'thread.noteText' },
    send: ({ text }) => {
      const named = colleagues.filter((colleague) => text.includes(`@${fullNameOf(colleague)}`))
      return addNote(consultationId, { text, mentions: named.map(({ id }) => id) })
    },
    onSent: async (_note, sent) => {
      draft.forget(sent)
      await onSaved()
    },
    failed: t('thread.noteFailed'),
  })
  const draft = useFormDraft(draftKey(readerId, `note ${consultationId}`), form)
  const { data: thread } = useQuery(threadQuery(consultationId, threadAtOnce))
  const text = form.watch('text')
  useLostAnswer({
    error: sending.error,
    entries: thread?.entries,
    isSent: (entry) =>
      entry.kind === 'note' && entry.note.authorId === readerId && entry.note.text === text.trim(),
    submit: sending.submit,
  })
  const typed = typedName(text, caret)
  const fitting = (
    typed === undefined
      ? []
      : colleagues.filter((colleague) =>
          fullNameOf(colleague).toLowerCase().includes(typed.trim().toLowerCase()),
        )
  ).slice(0, maxSuggestions)
  // A complete name is not suggested again.
  const suggested = fitting.some((colleague) => typed?.startsWith(`${fullNameOf(colleague)} `)) ? [] : fitting
  const choose = (name: string) => {
    const start = caret - (typed?.length ?? 0)
    form.setValue('text', `${text.slice(0, start)}${name} ${text.slice(caret)}`, { shouldDirty: true })
    setCaret(start + name.length + 1)
    form.setFocus('text')
  }
  const follow = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
    setCaret(currentTarget.selectionStart)
  return (
    <form method="post" noValidate className="stack" onSubmit={sending.submit}>
      {summary}
      <TextArea
        {...field('text')}
        rows={4}
        placeholder={t('thread.noteText')}
        hint={t('thread.noteHint')}
        onInput={follow}
        onKeyUp={follow}
        onPointerUp={follow}
      />
      {suggested.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a border and a legend
        <div role="group" aria-label={t('thread.name')} className="thread-suggested">
          {suggested.map((colleague) => (
            <Button
              key={colleague.id}
              variant="outline"
              size="table"
              onClick={() => choose(fullNameOf(colleague))}
            >
              <bdi>{fullNameOf(colleague)}</bdi>
            </Button>
          ))}
        </div>
      )}
      <div className="button-row">
        <Button
          type="submit"
          icon={<Icon icon={Check} size="medium" />}
          isPending={sending.isPending}
          pendingLabel={t('form.submitting')}
        >
          {t('thread.addNote')}
        </Button>
      </div>
    </form>
  )
}
