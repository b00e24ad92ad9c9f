import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { deleteUser } from '../browser/api.ts'
import { userName } from '../browser/user-name.ts'
import type { User } from '../schema.ts'
import { useHandover } from './handover.tsx'
import { NamedPerson } from './named-person.tsx'
import { userTableId } from './user-table.tsx'

/** Asks for confirmation before a user is deleted, and for a successor for their open work. */
const UserDeleteDialog = ({
  user,
  onDone,
  onClose,
}: {
  user: User
  onDone: () => unknown
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const handover = useHandover(user.id)
  return (
    <ActionDialog
      act={() => deleteUser(user.id, handover.choice)}
      onDone={onDone}
      failed={t('users.deleteError')}
      fallbackId={userTableId}
      onClose={onClose}
    >
      <p>{t('confirm.user')}</p>
      <NamedPerson id={user.id} name={userName(user)} />
      <p className="muted">{t('users.delete.text')}</p>
      {handover.note}
    </ActionDialog>
  )
}

export default UserDeleteDialog
