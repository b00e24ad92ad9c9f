import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'
import { changeIdentity, findAdminUser, identityQuery } from '../browser/api.ts'
import { userName } from '../browser/user-name.ts'
import type { User } from '../schema.ts'
import IdentifyDialog from './identify-dialog.tsx'
import type { IdentityTask } from './user-identity.tsx'
import { UserQuestion } from './user-question.tsx'

/** The section takes the focus, because another button replaces the clicked one. */
const headingId = 'user-identity'

/** Rendered beside the user dialog, not inside it, because forms cannot be nested. */
export const UserIdentityDialog = ({
  task,
  user,
  onChanged,
  onClose,
}: {
  task: IdentityTask
  user: User
  /** Called with the row after the change. */
  onChanged: (changed: User) => void
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: identityQuery(user.id).queryKey })
  if (task === 'identify')
    return (
      <IdentifyDialog
        person={user}
        save={(change) => changeIdentity(user.id, change)}
        fallbackId={headingId}
        refresh={async (andThen) => {
          await refresh()
          onChanged(await findAdminUser(user.id))
          andThen()
        }}
        onClose={onClose}
      />
    )
  return (
    <UserQuestion
      title={t('users.identity.withdraw.title')}
      confirmLabel={t('users.identity.withdraw')}
      person={{ id: user.id, name: userName(user) }}
      act={async () => {
        await changeIdentity(user.id, { note: null }).finally(refresh)
        return findAdminUser(user.id)
      }}
      onDone={(changed) => {
        onClose()
        onChanged(changed)
        showToast({ title: t('users.identity.withdrawn'), description: userName(user) })
      }}
      fallbackId={headingId}
      onClose={onClose}
    >
      {t('users.identity.withdraw.body')}
    </UserQuestion>
  )
}
