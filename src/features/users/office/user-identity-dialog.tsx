import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormSummary } from '#ui/form-summary.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { changeIdentity, findAdminUser, identityQuery } from '../browser/api.ts'
import { userName } from '../browser/user-name.ts'
import { identityNote, type User } from '../schema.ts'
import type { IdentityTask } from './user-identity.tsx'
import { NamedPerson, UserQuestion } from './user-question.tsx'

type Props = {
  user: User
  /** Called with the row after the change. */
  onChanged: (changed: User) => void
  onClose: () => void
}

/** Rendered beside the user dialog, not inside it, because forms cannot be nested. */
export const UserIdentityDialog = ({ task, ...props }: Props & { task: IdentityTask }) =>
  task === 'identify' ? <Identify {...props} /> : <Withdraw {...props} />

const useChange = ({ user, onChanged, onClose }: Props) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: identityQuery(user.id).queryKey })
  const change = async (note: string | null) => {
    // Also after a refusal: a colleague may have recorded it in the meantime.
    await changeIdentity(user.id, note).finally(refresh)
    return findAdminUser(user.id)
  }
  const done = (title: 'users.identity.done' | 'users.identity.withdrawn') => (changed: User) => {
    onClose()
    onChanged(changed)
    showToast({ title: t(title), description: userName(user) })
  }
  return { change, done }
}

/** The section takes the focus, because another button replaces the clicked one. */
const headingId = 'user-identity'

const labels = { note: 'users.identity.note' } as const

const Identify = (props: Props) => {
  const { t } = useTranslation()
  const { change, done } = useChange(props)
  const { form, field, submit, isSubmitting, summary } = useFormFrame({
    schema: identityNote,
    labels,
    defaultValues: { note: '' },
    send: ({ note }) => change(note),
    onSent: done('users.identity.done'),
    failed: t('users.updateError'),
    isSingleField: true,
  })
  return (
    <Dialog
      title={t('users.identity.title')}
      size={480}
      isDirty={form.formState.isDirty}
      form={{ onSubmit: submit, 'aria-label': t('users.identity.title') }}
      fallbackFocus={() => document.getElementById(headingId)}
      onClose={props.onClose}
      foot={(close) => (
        <SaveButtons label={t('users.identity.confirm')} isSaving={isSubmitting} onCancel={close} />
      )}
    >
      <div className="stack">
        <FormSummary summary={summary} headingLevel="h3" />
        <NamedPerson id={props.user.id} name={userName(props.user)} />
        <p>{t('users.identity.body')}</p>
        <TextArea {...field('note')} rows={3} hint={t('users.identity.note.hint')} />
      </div>
    </Dialog>
  )
}

const Withdraw = (props: Props) => {
  const { t } = useTranslation()
  const { change, done } = useChange(props)
  return (
    <UserQuestion
      title={t('users.identity.withdraw.title')}
      confirmLabel={t('users.identity.withdraw')}
      person={{ id: props.user.id, name: userName(props.user) }}
      act={() => change(null)}
      onDone={done('users.identity.withdrawn')}
      fallbackId={headingId}
      onClose={props.onClose}
    >
      {t('users.identity.withdraw.body')}
    </UserQuestion>
  )
}
