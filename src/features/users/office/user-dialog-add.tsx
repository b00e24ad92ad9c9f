import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
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
  const { form, field, summary, ...sending } = useSending({
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
    <Dialog
      title={t('users.add')}
      isDirty={form.formState.isDirty && !sending.isSent}
      form={{ onSubmit: sending.submit }}
      fallbackFocus={() => document.getElementById(userTableId)}
      onClose={onClose}
      foot={(close) => <SaveButtons label={t('form.add')} isSaving={sending.isPending} onCancel={close} />}
    >
      <div className="form-grid">
        {summary}
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
              password && (
                <PasswordStrengthNote password={password} isStrict={isStrict && role !== 'client'} />
              )
            }
            autoComplete="new-password"
          />
        )}
        <CheckboxField {...field('invites')} hint={t('users.invites.hint')} />
        <RoleField field={field} hint={t('users.role.hint')} />
        <LanguageField field={field} />
      </div>
    </Dialog>
  )
}

export default UserAddDialog
