import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { SignedInUser } from '#access/roles.ts'
import { failureWords } from '#http/failure-words.ts'
import { showServerErrors } from '#http/form-errors.ts'
import { formatTypedPhone } from '#i18n/format.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { fieldErrorsOf } from '#ui/field-errors.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { updateProfile } from '../api.ts'
import { contactPreferences, isReachable, preferredLanguages, profileFields, type User } from '../schema.ts'

const profileForm = z
  .object(profileFields)
  .check(z.refine(isReachable, { error: 'val.phone.forContact', path: ['phone'] }))
type Values = z.input<typeof profileForm>

/** In the order of the page. */
const labels = {
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  phone: 'form.phone',
  contactPreference: 'contact.preference',
  preferredLanguage: 'account.language',
} as const satisfies Record<keyof Values, TextKey>

const valuesOf = ({
  firstName,
  lastName,
  phone,
  contactPreference,
  preferredLanguage,
}: SignedInUser): Values => ({
  firstName,
  lastName,
  phone: phone ? formatTypedPhone(phone) : '',
  contactPreference,
  preferredLanguage,
})

/** What people may change of themselves. */
export const ProfileForm = ({
  user,
  onSaved,
  onDirtyChange,
}: {
  user: SignedInUser
  onSaved: (saved: User) => void
  onDirtyChange?: (isDirty: boolean) => void
}) => {
  const { t, tMessage } = useTranslation()
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const { register, handleSubmit, formState, setError, reset } = useForm<
    Values,
    unknown,
    z.output<typeof profileForm>
  >({
    resolver: zodResolver(profileForm),
    // Follows a language chosen at the top of the page; words half typed stay.
    values: valuesOf(user),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  })
  const { errors, isDirty } = formState
  useEffect(() => {
    onDirtyChange?.(isDirty)
    return () => onDirtyChange?.(false)
  }, [isDirty, onDirtyChange])

  const save = useMutation({
    mutationFn: updateProfile,
    onSuccess: (saved) => {
      reset(valuesOf(saved), { keepDirtyValues: false })
      onSaved(saved)
      showToast({ title: t('account.profile.saved'), description: t('account.profile.saved.text') })
    },
    onError: (error) => {
      setProblem(showServerErrors(error, setError, t('toast.generic')))
      setAttempt((count) => count + 1)
      showToast({
        title: t('account.profile.failed'),
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
  const field = (name: keyof typeof labels) => {
    const message = errors[name]?.message
    return {
      ...register(name),
      id: idOf(name),
      label: t(labels[name]),
      error: message === undefined ? undefined : tMessage(message),
    }
  }
  return (
    <form className="form-grid" noValidate onSubmit={submit} aria-label={t('account.profile')}>
      {(problem || listed.length > 0) && attempt > 0 && (
        <ErrorSummary errors={listed} attempt={attempt} headingLevel="h3" className="form-full">
          {problem && <p>{problem}</p>}
        </ErrorSummary>
      )}
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" isOptional />
      <SelectField
        {...field('contactPreference')}
        hint={t('contact.preference.hint')}
        options={contactPreferences.map((value) => ({ value, label: t(`contact.preference.${value}`) }))}
      />
      <SelectField
        {...field('preferredLanguage')}
        hint={t('account.language.hint')}
        options={preferredLanguages.map((value) => ({ value, label: t(`account.language.${value}`) }))}
      />
      <div className="form-full account-actions">
        <Button type="submit" isPending={save.isPending} pendingLabel={t('form.submitting')}>
          {t('form.saveChanges')}
        </Button>
      </div>
    </form>
  )
}
