import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { fullNameOf } from '#features/users/names.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { FieldTexts } from '#ui/form-field.tsx'
import { SelectField } from '#ui/select-field.tsx'

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
