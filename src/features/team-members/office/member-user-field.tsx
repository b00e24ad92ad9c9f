import { useQuery } from '@tanstack/react-query'
import { staffQuery } from '#features/users/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { FieldTexts } from '#ui/form-field.tsx'
import { SelectField } from '#ui/select-field.tsx'

const none = 'none'

/** Links an account to a member: active people of the office, or whoever is linked already. */
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
  const { data: staff = [] } = useQuery(staffQuery())
  const people = staff.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }))
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
