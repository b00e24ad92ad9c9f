import { useMutation } from '@tanstack/react-query'
import { failureWords, refusalWords } from '#http/failure-words.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { showToast } from '#ui/toast.ts'
import { deleteUser } from '../api.ts'
import type { User } from '../schema.ts'
import { userName } from './user-name.ts'
import { userTableId } from './user-table.tsx'

export const UserDeleteDialog = ({
  user,
  onDeleted,
  onClose,
}: {
  user: User
  /** Closes the dialog when the lists know; until then the deletion is pending. */
  onDeleted: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteUser(user.id),
    onSuccess: onDeleted,
    onError: (failure) =>
      showToast({
        title: t('users.deleteError'),
        description: failureWords(failure, t('toast.generic')),
        variant: 'destructive',
      }),
  })
  return (
    <ConfirmDialog
      title={t('confirm.title')}
      confirmLabel={t('form.delete')}
      isPending={isPending}
      error={error && refusalWords(error, t('toast.generic'))}
      fallbackFocus={() => document.getElementById(userTableId)}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{t('confirm.user')}</p>
      <p className="dialog-record">
        <Monogram name={userName(user)} id={user.id} />
        <bdi>{userName(user)}</bdi>
      </p>
      <p className="muted">{t('users.delete.text')}</p>
    </ConfirmDialog>
  )
}
