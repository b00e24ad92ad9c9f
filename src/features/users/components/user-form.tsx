import { type ReactNode, useId } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { roles } from '#access/roles.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { fieldErrorsOf } from '#ui/field-errors.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'

/** In the order of the page; the add form puts the account's own two before the role. */
export const userLabels = {
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  email: 'form.email',
  phone: 'form.phone',
  username: 'form.username',
  password: 'form.password',
  role: 'table.role',
} as const satisfies Record<string, TextKey>
type FieldName = keyof typeof userLabels

/** Ids, words and errors of the fields, and the summary over them, for both forms of a person. */
export const useUserFields = <Values extends FieldValues, Output>({
  form,
  attempt,
  problem,
}: {
  form: UseFormReturn<Values, unknown, Output>
  /** Grows with each refused submit. */
  attempt: number
  /** What concerns the form as a whole: the server's sentence, with what can be done about it. */
  problem: ReactNode
}) => {
  const { t, tMessage } = useTranslation()
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const { errors } = form.formState
  const field = (name: FieldName) => {
    const message = errors[name]?.message
    return {
      ...form.register(name as Path<Values>),
      id: idOf(name),
      label: t(userLabels[name]),
      error: typeof message === 'string' ? tMessage(message) : undefined,
    }
  }
  const listed = fieldErrorsOf(errors, userLabels as Partial<Record<Path<Values>, TextKey>>, idOf, {
    t,
    tMessage,
  })
  const summary = (problem || listed.length > 0) && attempt > 0 && (
    <ErrorSummary errors={listed} attempt={attempt} headingLevel="h3" className="form-full">
      {problem}
    </ErrorSummary>
  )
  return { field, summary }
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
