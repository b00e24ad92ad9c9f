import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { failureWords } from '#http/failure-words.ts'
import { showServerErrors } from '#http/form-errors.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { createUser } from '../api.ts'
import { type User, userInput } from '../schema.ts'
import { StrengthWords } from './strength-words.tsx'
import { PersonFields, RoleField, useUserFields } from './user-form.tsx'
import { userTableId } from './user-table.tsx'

/** Adds a person with an account. It closes once the server has taken it. */
export const UserAddDialog = ({
  isStrict,
  onSaved,
  onClose,
}: {
  /** Closes the dialog when the lists know; until then the save is pending. */
  onSaved: (saved: User) => Promise<void>
  /** The firm asks for stricter passwords of the office. */
  isStrict: boolean | undefined
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const form = useForm<z.input<typeof userInput>, unknown, z.output<typeof userInput>>({
    resolver: zodResolver(userInput),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      username: '',
      password: '',
      role: 'client',
    },
    shouldFocusError: false,
  })
  const [password, role] = useWatch({ control: form.control, name: ['password', 'role'] })
  const save = useMutation({
    mutationFn: createUser,
    onSuccess: onSaved,
    onError: (error) => {
      setProblem(showServerErrors(error, form.setError, t('toast.generic')))
      setAttempt((count) => count + 1)
      showToast({
        title: t('users.addError'),
        description: failureWords(error, t('toast.generic')),
        variant: 'destructive',
      })
    },
  })
  const submit = form.handleSubmit(
    (values) => {
      setProblem(undefined)
      save.mutate(values)
    },
    () => {
      setProblem(undefined)
      setAttempt((count) => count + 1)
    },
  )
  const { field, summary } = useUserFields({ form, attempt, problem: problem && <p>{problem}</p> })
  return (
    <Dialog
      title={t('users.add')}
      isDirty={form.formState.isDirty && !save.isSuccess}
      form={{ onSubmit: submit }}
      fallbackFocus={() => document.getElementById(userTableId)}
      onClose={onClose}
      foot={(close) => (
        <>
          <Button variant="outline" disabled={save.isPending} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" isPending={save.isPending} pendingLabel={t('form.submitting')}>
            {t('form.add')}
          </Button>
        </>
      )}
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
        <PasswordField
          {...field('password')}
          hint={<StrengthWords password={password} isStrict={isStrict && role !== 'client'} />}
          autoComplete="new-password"
        />
        <RoleField field={field} hint={t('users.role.hint')} />
      </div>
    </Dialog>
  )
}

export default UserAddDialog
