import { type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import type { Role } from '#access/roles.ts'
import { explainSave } from '#browser/form-errors.ts'
import { formatTypedPhone } from '#i18n/phone-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { RecordFormDialog } from '#ui/record-form-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { VersionComparison } from '#ui/version-comparison.tsx'
import { findAdminUser, updateUser } from '../browser/api.ts'
import { UserStateBadge } from '../browser/role-badge.tsx'
import { type User, type UserEdit, userEdit } from '../schema.ts'
import { UserAccess } from './user-access.tsx'
import { UserFacts } from './user-facts.tsx'
import { PersonFields, RoleField, userLabels, useUserFields } from './user-form.tsx'
import { type IdentityTask, UserIdentity } from './user-identity.tsx'
import { UserIdentityDialog } from './user-identity-dialog.tsx'
import { userTableId } from './user-table.tsx'
import './user-dialog.css'

/** The values of the edit form, all of them texts. */
type UserValues = { firstName: string; lastName: string; email: string; phone: string; role: Role }

const userFields = ['firstName', 'lastName', 'email', 'phone', 'role'] as const satisfies (keyof UserValues)[]

const valuesOf = ({ firstName, lastName, email, phone, role }: User): UserValues => ({
  firstName,
  lastName,
  email,
  phone: phone ? formatTypedPhone(phone) : '',
  role,
})

/** Edits a person, except for username and password, which only they may change. */
const UserEditDialog = ({
  user,
  isOwn,
  access,
  onSaved,
  onChanged,
  onClose,
}: {
  user: User
  isOwn: boolean
  /** What other features show about this person's access. */
  access?: ReactNode
  /** Closes the dialog when the lists know; until then the save is pending. */
  onSaved: (saved: User) => Promise<void>
  /** Refetches the lists while the dialog stays open: a state was changed, and the form may be half filled in. */
  onChanged: () => void
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { comparison, ...frame } = useRecordForm<User, z.input<typeof userEdit>, UserEdit>({
    record: user,
    schema: userEdit,
    valuesOf,
    save: (values, against = user) => updateUser(user.id, { ...values, updatedAt: against.updatedAt }),
    onSaved,
    find: () => findAdminUser(user.id),
    explain: explainSave(t('users.updateError'), t('toast.generic')),
  })
  const seen = frame.seen ?? user
  const [identityTask, setIdentityTask] = useState<IdentityTask>()
  const changed = (row: User) => {
    frame.setSeen(row)
    onChanged()
  }
  const { field, summary } = useUserFields(frame)
  return (
    <>
      <RecordFormDialog
        title={t('users.edit')}
        headExtra={<UserStateBadge isActive={seen.isActive} />}
        frame={frame}
        tableId={userTableId}
        onClose={onClose}
        saveLabel={t('form.saveChanges')}
      >
        <div className="form-grid">
          {summary}
          <PersonFields field={field} />
          {isOwn ? (
            <TextField
              label={t('table.role')}
              hint={t('users.ownRole.hint')}
              value={t(`role.${seen.role}`)}
              readOnly
            />
          ) : (
            <RoleField field={field} hint={t('users.role.hint')} />
          )}
        </div>
        <UserFacts user={seen} />
        {seen.role === 'client' && <UserIdentity user={seen} onAsk={setIdentityTask} />}
        <UserAccess user={seen} isOwn={isOwn} more={access} onChanged={changed} />
      </RecordFormDialog>
      {identityTask && (
        <UserIdentityDialog
          task={identityTask}
          user={seen}
          onChanged={changed}
          onClose={() => setIdentityTask(undefined)}
        />
      )}
      {comparison && (
        <VersionComparison
          {...comparison}
          title={t('users.changed')}
          savedAt={comparison.newest.updatedAt}
          labels={userLabels}
          fields={userFields}
          valuesOf={valuesOf}
          textOf={(name, values) => (name === 'role' ? t(`role.${values.role}`) : values[name])}
        />
      )}
    </>
  )
}

export default UserEditDialog
