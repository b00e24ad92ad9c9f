import { useEffect } from 'react'
import * as z from 'zod/mini'
import type { SignedInUser } from '#access/roles.ts'
import { formatLanguageName } from '#i18n/format.ts'
import { formatTypedPhone } from '#i18n/phone-format.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { languages } from '#languages/language.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { updateProfile } from '../browser/api.ts'
import { contactPreferences, isReachable, profileFields, type User } from '../schema.ts'

const profileForm = z
  .object(profileFields)
  .check(z.refine(isReachable, { error: 'val.phone.forContact', path: ['phone'] }))
type Values = z.input<typeof profileForm>

/** Field labels, in the order of the page. */
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

/** The fields of an account that users may change themselves. */
export const ProfileForm = ({
  user,
  onSaved,
  onDirtyChange,
}: {
  user: SignedInUser
  onSaved: (saved: User) => void
  onDirtyChange?: (isDirty: boolean) => void
}) => {
  const { t, language } = useTranslation()
  const { form, field, summary, ...sending } = useSending({
    schema: profileForm,
    // Updates when the page's language is switched, and preserves other input.
    values: valuesOf(user),
    resetOptions: { keepDirtyValues: true },
    labels,
    send: updateProfile,
    onSent: (saved) => {
      sending.resetTo(valuesOf(saved))
      onSaved(saved)
      showToast({ title: t('account.profile.saved'), description: t('account.profile.saved.text') })
    },
    failed: t('account.profile.failed'),
  })
  const { isDirty } = form.formState
  useEffect(() => {
    onDirtyChange?.(isDirty)
    return () => onDirtyChange?.(false)
  }, [isDirty, onDirtyChange])
  return (
    <form
      method="post"
      className="form-grid"
      noValidate
      onSubmit={sending.submit}
      aria-label={t('account.profile')}
    >
      {summary}
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
        options={languages.map((value) => ({ value, label: formatLanguageName(value, language) }))}
      />
      <div className="form-full form-actions">
        <Button type="submit" isPending={sending.isPending} pendingLabel={t('form.submitting')}>
          {t('form.saveChanges')}
        </Button>
      </div>
    </form>
  )
}
