import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Role } from '#access/roles.ts'
import { formatLanguageName } from '#i18n/format.ts'
import { formatTypedPhone } from '#i18n/phone-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Language } from '#languages/language.ts'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { VersionComparison } from '#ui/version-comparison.tsx'
import { findAdminUser, updateUser } from '../browser/api.ts'
import { UserStateBadge } from '../browser/role-badge.tsx'
import { isAtWork } from '../rules.ts'
import { type User, type UserEdit, userEdit } from '../schema.ts'
import { useHandover } from './handover.tsx'
import { UserAccess } from './user-access.tsx'
import { UserFacts } from './user-facts.tsx'
import { LanguageField, PersonFields, RoleField, userLabels, useUserFields } from './user-form.tsx'
import { type IdentityTask, UserIdentity } from './user-identity.tsx'
import { UserIdentityDialog } from './user-identity-dialog.tsx'
import { userTableId } from './user-table.tsx'
import './user-dialog.css'

/** The values of the edit form, all as text. */
type UserValues = {
  firstName: string
  lastName: string
  email: string
  phone: string
  role: Role
  preferredLanguage: Language
}

const userFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'role',
  'preferredLanguage',
] as const satisfies (keyof UserValues)[]

const valuesOf = ({ firstName, lastName, email, phone, role, preferredLanguage }: User): UserValues => ({
  firstName,
  lastName,
  email,
  phone: phone ? formatTypedPhone(phone) : '',
  role,
  preferredLanguage,
})

/** Edits a user, except for username and password, which only the user may change. */
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
  /** Content of other features about this user's access. */
  access?: ReactNode
  /** Closes the dialog after the lists are refreshed; the save is pending until then. */
  onSaved: (saved: User) => Promise<void>
  /**
   * Refetches the lists while the dialog stays open: the state has changed, and the form may have unsaved
   * input.
   */
  onChanged: () => void
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const leavesWith = (role: Role) => isAtWork(user) && role === 'client'
  const handover = useHandover(user.id)
  const { comparison, ...frame } = useRecordForm<User, z.input<typeof userEdit>, UserEdit>({
    record: user,
    schema: userEdit,
    valuesOf,
    save: (values, against = user) =>
      updateUser(user.id, {
        ...values,
        ...(leavesWith(values.role) && handover.choice),
        updatedAt: against.updatedAt,
      }),
    onSaved,
    find: () => findAdminUser(user.id),
    failed: t('users.updateError'),
  })
  const seen = frame.seen ?? user
  const [identityTask, setIdentityTask] = useState<IdentityTask>()
  const changed = (row: User) => {
    frame.setSeen(row)
    onChanged()
  }
  const { field, summary } = useUserFields(frame)
  const leaves = leavesWith(useWatch({ control: frame.form.control, name: 'role' }))
  return (
    <>
      <SendingDialog
        title={t('users.edit')}
        headExtra={<UserStateBadge isActive={seen.isActive} />}
        frame={frame}
        fallbackId={userTableId}
        layout={null}
        onClose={onClose}
        save={t('form.saveChanges')}
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
          {leaves && handover.note}
          <LanguageField field={field} />
        </div>
        <UserFacts user={seen} />
        {seen.role === 'client' && <UserIdentity user={seen} onAsk={setIdentityTask} />}
        <UserAccess user={seen} isOwn={isOwn} more={access} onChanged={changed} />
      </SendingDialog>
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
          textOf={(name, values) => {
            if (name === 'role') return t(`role.${values.role}`)
            return name === 'preferredLanguage'
              ? formatLanguageName(values.preferredLanguage, language)
              : values[name]
          }}
        />
      )}
    </>
  )
}

export default UserEditDialog
