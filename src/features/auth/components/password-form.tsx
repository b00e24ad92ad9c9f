import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { StrengthWords } from '#features/users/components/strength-words.tsx'
import { failureWords } from '#http/failure-words.ts'
import { showServerErrors } from '#http/form-errors.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { fieldErrorsOf } from '#ui/field-errors.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { showToast } from '#ui/toast.ts'
import { changePassword, ownSessionsQuery } from '../account-api.ts'
import { passwordForm } from '../schema.ts'

type Values = z.infer<typeof passwordForm>

/** In the order of the page. */
const labels = {
  currentPassword: 'account.password.current',
  newPassword: 'account.password.new',
  confirmPassword: 'account.password.confirm',
} as const satisfies Record<keyof Values, TextKey>

const empty: Values = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** The old password is asked for; all other sessions end. */
export const PasswordForm = ({ username, isStrict }: { username: string; isStrict: boolean | undefined }) => {
  const { t, tMessage } = useTranslation()
  const id = useId()
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const { register, handleSubmit, formState, setError, clearErrors, reset, control } = useForm<Values>({
    resolver: zodResolver(passwordForm),
    defaultValues: empty,
    // Judged when sent; what is being mended is not judged meanwhile.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { errors } = formState
  const newPassword = useWatch({ control, name: 'newPassword' })

  const save = useMutation({
    mutationFn: ({ currentPassword, newPassword }: Values) =>
      changePassword({ currentPassword, newPassword }),
    onSuccess: async () => {
      reset(empty)
      setAttempt(0)
      await queryClient.invalidateQueries({ queryKey: ownSessionsQuery().queryKey })
      showToast({ title: t('account.password.saved'), description: t('account.password.saved.text') })
    },
    onError: (error) => {
      setProblem(showServerErrors(error, setError, t('toast.generic')))
      setAttempt((count) => count + 1)
      showToast({
        title: t('account.password.failed'),
        description: failureWords(error, t('toast.generic')),
        variant: 'destructive',
      })
    },
  })
  const submit = handleSubmit(
    (values) => {
      setProblem(undefined)
      save.mutate(values)
    },
    () => {
      setProblem(undefined)
      setAttempt((count) => count + 1)
    },
  )
  const idOf = (name: string) => `${id}-${name}`
  const listed = fieldErrorsOf(errors, labels, idOf, { t, tMessage })
  const field = (name: keyof Values) => {
    const message = errors[name]?.message
    return {
      ...register(name, {
        onChange: () => clearErrors(name === 'newPassword' ? [name, 'confirmPassword'] : name),
      }),
      id: idOf(name),
      label: t(labels[name]),
      error: message === undefined ? undefined : tMessage(message),
    }
  }
  return (
    <form className="form-grid" noValidate onSubmit={submit} aria-label={t('account.password.change')}>
      {(problem || listed.length > 0) && attempt > 0 && (
        <ErrorSummary errors={listed} attempt={attempt} headingLevel="h3" className="form-full">
          {problem && <p>{problem}</p>}
        </ErrorSummary>
      )}
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField {...field('currentPassword')} autoComplete="current-password" />
      <span className="account-gap" />
      <PasswordField
        {...field('newPassword')}
        hint={<StrengthWords password={newPassword} isStrict={isStrict} />}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
      <div className="form-full account-actions">
        <Button type="submit" isPending={save.isPending} pendingLabel={t('form.submitting')}>
          {t('account.password.change')}
        </Button>
      </div>
    </form>
  )
}
