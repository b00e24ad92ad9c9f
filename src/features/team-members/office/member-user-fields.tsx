import Plus from 'lucide-react/icons/plus'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { fullNameOf } from '#features/users/names.ts'
import { anyDay } from '#fields/day.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { messageOf } from '#ui/field-errors.ts'
import type { FieldTexts } from '#ui/form-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { TeamMemberInput, teamMemberInput } from '../schema.ts'

const maxEmployers = 20

/** The list of a lawyer's former employers. */
export const EmployerFields = ({
  form,
  id,
}: {
  form: UseFormReturn<z.input<typeof teamMemberInput>, unknown, TeamMemberInput>
  /** The target of the error summary. */
  id: string
}) => {
  const { t, tMessage } = useTranslation()
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'formerEmployers',
    keyName: 'key',
  })
  const errorOf = (name: string) => {
    const message = messageOf(form.formState.errors, name)
    return message && tMessage(message)
  }
  return (
    <>
      <p id={id} tabIndex={-1} className="muted form-full">
        {t('officeTeam.employers.hint')}
      </p>
      {fields.map(({ key }, at) => (
        <fieldset key={key} className="member-form-employer form-full">
          <legend>{t('officeTeam.employer.nth', { n: at + 1 })}</legend>
          <TextField
            {...form.register(`formerEmployers.${at}.name`)}
            label={t('officeTeam.employer')}
            error={errorOf(`formerEmployers.${at}.name`)}
          />
          <DateField
            {...form.register(`formerEmployers.${at}.until`)}
            label={t('officeTeam.employer.until')}
            error={errorOf(`formerEmployers.${at}.until`)}
            days={anyDay}
          />
          <Button
            variant="outline"
            size="table"
            aria-label={t('officeTeam.employer.removeNth', { n: at + 1 })}
            onClick={() => remove(at)}
          >
            {t('officeTeam.employer.remove')}
          </Button>
        </fieldset>
      ))}
      <Button
        className="form-full"
        variant="outline"
        icon={<Icon icon={Plus} size="medium" />}
        disabled={fields.length >= maxEmployers}
        onClick={() => append({ name: '', until: '' })}
      >
        {t('officeTeam.employer.add')}
      </Button>
    </>
  )
}

const none = 'none'

/** Links an account to a member. The options are active staff and the currently linked user. */
export const MemberUserField = ({
  value,
  onChange,
  linkedUser,
  ...texts
}: FieldTexts & {
  value: number | null
  onChange: (value: number | null) => void
  linkedUser: { id: number; name: string } | undefined
}) => {
  const { t } = useTranslation()
  const colleagues = useColleagues() ?? []
  const people = colleagues.map((person) => ({ id: person.id, name: fullNameOf(person) }))
  const known =
    linkedUser && !people.some(({ id }) => id === linkedUser.id) ? [...people, linkedUser] : people
  return (
    <SelectField
      {...texts}
      hint={t('officeTeam.user.hint')}
      options={[
        { value: none, label: t('officeTeam.user.none') },
        ...known.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={value === null ? none : String(value)}
      onChange={({ target }) => onChange(target.value === none ? null : Number(target.value))}
    />
  )
}
