import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { staffQuery } from '#features/users/browser/api.ts'
import { SelectField } from '#ui/select-field.tsx'

/** One person of the office. Before they are known a list would show the first of them, whoever is chosen. */
export const LawyerField = (props: Omit<ComponentProps<typeof SelectField>, 'options'>) => {
  const { data: staff } = useQuery(staffQuery())
  if (!staff) return null
  return (
    <SelectField
      {...props}
      options={staff.map(({ id, firstName, lastName }) => ({
        value: String(id),
        label: `${firstName} ${lastName}`,
      }))}
    />
  )
}
