import { explainRefusal } from '#http/failure-words.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { Monogram } from '#ui/monogram.tsx'
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
  return (
    <ActionDialog
      act={() => deleteUser(user.id)}
      onDone={onDeleted}
      failed={t('users.deleteError')}
      explain={explainRefusal(t('toast.generic'))}
      fallbackId={userTableId}
      onClose={onClose}
    >
      <p>{t('confirm.user')}</p>
      <p className="dialog-record">
        <Monogram name={userName(user)} id={user.id} />
        <bdi>{userName(user)}</bdi>
      </p>
      <p className="muted">{t('users.delete.text')}</p>
    </ActionDialog>
  )
}
