import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { PasswordStrengthNote } from '#features/users/browser/password-strength-note.tsx'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { changePassword, ownSessionsQuery } from '../browser/account-api.ts'
import { passwordForm } from '../schema.ts'

type Values = z.infer<typeof passwordForm>

/** Field labels, in the order of the page. */
const labels = {
  currentPassword: 'account.password.current',
  newPassword: 'account.password.new',
  confirmPassword: 'account.password.confirm',
} as const satisfies Record<keyof Values, TextKey>

const empty: Values = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Changes the password after asking for the current one; the server then ends all other sessions. */
export const PasswordForm = ({ username, isStrict }: { username: string; isStrict: boolean | undefined }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { form, texts, summary, ...sending } = useSending({
    schema: passwordForm,
    defaultValues: empty,
    // Validated on submit only: a field being corrected shows no error while the person types.
    reValidateMode: 'onSubmit',
    labels,
    send: ({ currentPassword, newPassword }) => changePassword({ currentPassword, newPassword }),
    onSent: async () => {
      await queryClient.invalidateQueries({ queryKey: ownSessionsQuery().queryKey })
      showToast({ title: t('account.password.saved'), description: t('account.password.saved.text') })
    },
    failed: t('account.password.failed'),
  })
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  const field = (name: keyof Values) => ({
    ...form.register(name, {
      onChange: () => form.clearErrors(name === 'newPassword' ? [name, 'confirmPassword'] : name),
    }),
    ...texts(name),
  })
  return (
    <form
      method="post"
      className="form-grid"
      noValidate
      onSubmit={sending.submit}
      aria-label={t('account.password.change')}
    >
      {summary}
      {/* Lets password managers find the account of this password. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField {...field('currentPassword')} autoComplete="current-password" />
      <span className="form-gap" />
      <PasswordField
        {...field('newPassword')}
        hint={<PasswordStrengthNote password={newPassword} isStrict={isStrict} />}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
      <div className="form-full form-actions">
        <Button type="submit" isPending={sending.isPending} pendingLabel={t('form.submitting')}>
          {t('account.password.change')}
        </Button>
      </div>
    </form>
  )
}
