import type { ComponentProps } from 'react'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { fullNameOf } from '#features/users/names.ts'
import { SelectField } from '#ui/select-field.tsx'

/** Selects a lawyer. Not rendered while the list loads, because the select would show the first lawyer. */
export const LawyerField = ({
  except,
  ...props
}: Omit<ComponentProps<typeof SelectField>, 'options'> & { except?: number | null }) => {
  const { data: me } = useCurrentUser()
  const colleagues = useColleagues(me?.id)
  if (!colleagues) return null
  return (
    <SelectField
      {...props}
      options={colleagues
        .filter(({ id }) => id !== except)
        .map((person) => ({ value: String(person.id), label: fullNameOf(person) }))}
    />
  )
}
