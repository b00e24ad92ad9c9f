import type { FieldValues, Path } from 'react-hook-form'
import { roles } from '#access/roles.ts'
import { formatLanguageName } from '#i18n/format.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { languages } from '#languages/language.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type FormFrame, useLabelledFields } from '#ui/use-labelled-fields.tsx'

/** Field labels, in the order of the page. The add form puts username and password before the role. */
export const userLabels = {
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  email: 'form.email',
  phone: 'form.phone',
  username: 'form.username',
  password: 'form.password',
  invites: 'users.invites',
  role: 'table.role',
  preferredLanguage: 'users.language',
} as const satisfies Record<string, TextKey>
type FieldName = keyof typeof userLabels

/** Ids, labels and errors of the fields, and the error summary, for both user forms. */
export const useUserFields = <Values extends FieldValues, Output>(frame: FormFrame<Values, Output>) => {
  const labels = userLabels as Partial<Record<Path<Values>, TextKey>>
  const { field, summary } = useLabelledFields({ ...frame, labels })
  return { field: field as (name: FieldName) => ReturnType<typeof field>, summary }
}

type Field = (name: FieldName) => ReturnType<ReturnType<typeof useUserFields>['field']>

export const PersonFields = ({ field }: { field: Field }) => (
  <>
    <TextField {...field('firstName')} autoComplete="off" />
    <TextField {...field('lastName')} autoComplete="off" />
    <TextField {...field('email')} type="email" autoComplete="off" />
    <TextField {...field('phone')} type="tel" autoComplete="off" isOptional />
  </>
)

export const LanguageField = ({ field }: { field: Field }) => {
  const { t, language } = useTranslation()
  return (
    <SelectField
      {...field('preferredLanguage')}
      hint={t('users.language.hint')}
      options={languages.map((value) => ({ value, label: formatLanguageName(value, language) }))}
    />
  )
}

export const RoleField = ({ field, hint }: { field: Field; hint?: string }) => {
  const { t } = useTranslation()
  return (
    <SelectField
      {...field('role')}
      hint={hint}
      options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
    />
  )
}
