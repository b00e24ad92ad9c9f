import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useCopy } from '#ui/use-copy.ts'
import { useSending } from '#ui/use-sending.tsx'
import { createUser } from '../browser/api.ts'
import { PasswordStrengthNote } from '../browser/password-strength-note.tsx'
import { userName } from '../browser/user-name.ts'
import { type CreatedUser, type User, userForm } from '../schema.ts'
import { NamedPerson } from './named-person.tsx'
import { LanguageField, PersonFields, RoleField, userLabels } from './user-form.tsx'
import { userTableId } from './user-table.tsx'

/** Shows once the link that an admin hands over where no mail is delivered. */
const InvitationDialog = ({ user, url, onClose }: { user: User; url: string; onClose: () => void }) => {
  const { t } = useTranslation()
  const { isCopied, copy } = useCopy({ title: t('users.invitation.copyFailed'), description: url })
  return (
    <Dialog
      title={t('users.invitation')}
      size={480}
      onClose={onClose}
      foot={(close) => <Button onClick={close}>{t('form.close')}</Button>}
    >
      <div className="stack">
        <NamedPerson id={user.id} name={userName(user)} />
        <p>{t('users.invitation.text')}</p>
        <TextField label={t('users.invitation.link')} value={url} readOnly dir="ltr" />
        <div>
          <Button
            variant="outline"
            icon={<Icon icon={isCopied ? Check : Copy} size="medium" />}
            onClick={() => copy(url)}
          >
            {t(isCopied ? 'users.invitation.copied' : 'users.invitation.copy')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

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
