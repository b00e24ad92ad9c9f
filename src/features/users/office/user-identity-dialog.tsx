import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureMessage, refusalMessage } from '#browser/failure-message.ts'
import { explainFailure } from '#browser/form-errors.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormSummary } from '#ui/form-summary.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { changeIdentity, findAdminUser, identityQuery } from '../browser/api.ts'
import { userName } from '../browser/user-name.ts'
import { identityNote, type User } from '../schema.ts'
import type { IdentityTask } from './user-identity.tsx'

type Props = {
  user: User
  /** With the row as it is then. */
  onChanged: (changed: User) => void
  onClose: () => void
}

/** Beside the dialog of the person and not in it: a form has no other form in it. */
export const UserIdentityDialog = ({ task, ...props }: Props & { task: IdentityTask }) =>
  task === 'identify' ? <Identify {...props} /> : <Withdraw {...props} />

const useChange = ({ user, onChanged, onClose }: Props) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: identityQuery(user.id).queryKey })
  const change = async (note: string | null) => {
    // Also after a refusal: somebody else may have recorded it meanwhile.
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

/** The button that asked changes its name, and stays. */
const heading = () => document.getElementById('user-identity')

const Person = ({ user }: { user: User }) => (
  <p className="dialog-record">
    <Monogram name={userName(user)} id={user.id} />
    <bdi>{userName(user)}</bdi>
  </p>
)

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
    explain: explainFailure(t('users.updateError'), t('toast.generic')),
    isSingleField: true,
  })
  return (
    <Dialog
      title={t('users.identity.title')}
      size={480}
      isDirty={form.formState.isDirty}
      form={{ onSubmit: submit, 'aria-label': t('users.identity.title') }}
      fallbackFocus={heading}
      onClose={props.onClose}
      foot={(close) => (
        <SaveButtons label={t('users.identity.confirm')} isSaving={isSubmitting} onCancel={close} />
      )}
    >
      <div className="stack">
        <FormSummary summary={summary} headingLevel="h3" />
        <Person user={props.user} />
        <p>{t('users.identity.body')}</p>
        <TextArea {...field('note')} rows={3} hint={t('users.identity.note.hint')} />
      </div>
    </Dialog>
  )
}

const Withdraw = (props: Props) => {
  const { t } = useTranslation()
  const { change, done } = useChange(props)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => change(null),
    onSuccess: done('users.identity.withdrawn'),
    onError: (failure) =>
      showToast({
        title: t('users.updateError'),
        description: failureMessage(failure, t('toast.generic')),
        variant: 'destructive',
      }),
  })
  return (
    <ConfirmDialog
      title={t('users.identity.withdraw.title')}
      variant="primary"
      confirmLabel={t('users.identity.withdraw')}
      isPending={isPending}
      error={error && refusalMessage(error, t('toast.generic'))}
      fallbackFocus={heading}
      onConfirm={() => mutate()}
      onCancel={props.onClose}
    >
      <Person user={props.user} />
      <p>{t('users.identity.withdraw.body')}</p>
    </ConfirmDialog>
  )
}
