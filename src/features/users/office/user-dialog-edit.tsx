import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Role } from '#access/roles.ts'
import { formatLanguageName, formatLongDate } from '#i18n/format.ts'
import { formatTypedPhone } from '#i18n/phone-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Language } from '#languages/language.ts'
import { Fact } from '#ui/fact.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import { VersionComparison } from '#ui/version-comparison.tsx'
import { changeIdentity, findAdminUser, identityQuery, updateUser } from '../browser/api.ts'
import { UserStateBadge } from '../browser/role-badge.tsx'
import { userName } from '../browser/user-name.ts'
import { isAtWork } from '../rules.ts'
import { type User, type UserEdit, userEdit } from '../schema.ts'
import { ContactPreferenceFact } from './contact-preference-fact.tsx'
import { useHandover } from './handover.tsx'
import IdentifyDialog from './identify-dialog.tsx'
import { UserAccess } from './user-access.tsx'
import { LanguageField, PersonFields, RoleField, userLabels, useUserFields } from './user-form.tsx'
import { type IdentityTask, UserIdentity } from './user-identity.tsx'
import { UserQuestion } from './user-question.tsx'
import { userTableId } from './user-table.tsx'
import './user-dialog.css'

/** The section takes the focus, because another button replaces the clicked one. */
const headingId = 'user-identity'

/** Rendered beside the user dialog, not inside it, because forms cannot be nested. */
const UserIdentityDialog = ({
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

/** The fields of an account that the office can see but not change. */
const UserFacts = ({ user }: { user: User }) => {
  const { t, language } = useTranslation()
  return (
    <section className="user-section" aria-labelledby="user-facts">
      <h3 id="user-facts">{t('users.facts')}</h3>
      <dl className="details">
        <Fact label={t('form.username')}>
          <bdi dir="ltr">{user.username}</bdi>
        </Fact>
        <Fact label={t('users.registeredOn')}>{formatLongDate(user.createdAt, language)}</Fact>
        <Fact label={t('account.language')}>{formatLanguageName(user.preferredLanguage, language)}</Fact>
        <ContactPreferenceFact {...user} />
        <Fact label={t('form.registrationReason')}>
          {user.registrationReason ? (
            <UserParagraph>{user.registrationReason}</UserParagraph>
          ) : (
            <span className="subtle">{t('status.notAvailable')}</span>
          )}
        </Fact>
      </dl>
    </section>
  )
}

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
