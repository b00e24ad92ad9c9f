import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { createUser } from '../browser/api.ts'
import { PasswordStrengthNote } from '../browser/password-strength-note.tsx'
import { type CreatedUser, type User, userForm } from '../schema.ts'
import { InvitationDialog } from './invitation-dialog.tsx'
import { LanguageField, PersonFields, RoleField, userLabels } from './user-form.tsx'
import { userTableId } from './user-table.tsx'

/** Adds a user with an account. Closes after the server has accepted it. */
const UserAddDialog = ({
  isStrict,
  onSaved,
  onClose,
}: {
  /** Closes the dialog after the lists are refreshed; the save is pending until then. */
  onSaved: (saved: User) => Promise<void>
  /** The firm requires stronger passwords of staff. */
  isStrict: boolean | undefined
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const [invited, setInvited] = useState<CreatedUser>()
  const { form, field, ...sending } = useSending({
    schema: userForm,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      username: '',
      password: '',
      invites: false,
      role: 'client',
      preferredLanguage: language,
    },
    labels: userLabels,
    send: ({ password, ...values }) => createUser(values.invites ? values : { ...values, password }),
    onSent: (created: CreatedUser) => (created.invitationUrl ? setInvited(created) : onSaved(created)),
    failed: t('users.addError'),
  })
  const [password, role, invites] = useWatch({
    control: form.control,
    name: ['password', 'role', 'invites'],
  })
  if (invited?.invitationUrl)
    return (
      <InvitationDialog user={invited} url={invited.invitationUrl} onClose={() => void onSaved(invited)} />
    )
  return (
    <SendingDialog
      title={t('users.add')}
      frame={sending}
      fallbackId={userTableId}
      onClose={onClose}
      save={t('form.add')}
      layout="form-grid"
    >
      <PersonFields field={field} />
      <TextField
        {...field('username')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {!invites && (
        <PasswordField
          {...field('password')}
          hint={
            password && <PasswordStrengthNote password={password} isStrict={isStrict && role !== 'client'} />
          }
          autoComplete="new-password"
        />
      )}
      <CheckboxField {...field('invites')} hint={t('users.invites.hint')} />
      <RoleField field={field} hint={t('users.role.hint')} />
      <LanguageField field={field} />
    </SendingDialog>
  )
}

export default UserAddDialog
