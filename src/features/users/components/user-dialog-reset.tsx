import { explainRefusal } from '#http/failure-words.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { startPasswordReset } from '../api.ts'
import type { User } from '../schema.ts'
import { userName } from './user-name.ts'
import { userTableId } from './user-table.tsx'

/** The person sets the password themselves, by a link in their mailbox. */
export const UserResetDialog = ({
  user,
  onSent,
  onClose,
}: {
  user: User
  onSent: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  return (
    <ActionDialog
      title={t('users.reset.title')}
      variant="primary"
      confirmLabel={t('users.reset')}
      act={() => startPasswordReset(user.id)}
      onDone={onSent}
      failed={t('users.reset.failed')}
      explain={explainRefusal(t('toast.generic'))}
      fallbackId={userTableId}
      onClose={onClose}
    >
      <p className="dialog-record">
        <Monogram name={userName(user)} id={user.id} />
        <bdi>{userName(user)}</bdi>
      </p>
      <p className="muted">{t('users.reset.body', { email: user.email })}</p>
    </ActionDialog>
  )
}

export default UserResetDialog
