import { useMemo } from 'react'
import { visibilityFilters } from '#ui/website-table.tsx'
import { useListQuery } from '../use-list-query.ts'

/** A list of website records, filtered by type and by visibility. */
export const useVisibilityList = <Type extends string>(filters: readonly Type[]) => {
  const options = useMemo(
    () => ({
      filters,
      extras: ['isVisible'],
      sort: { by: 'displayOrder', direction: 'ascending' } as const,
    }),
    [filters],
  )
  const list = useListQuery('type', options)
  // An unknown visibility in the address counts as all; the API would refuse it.
  const value = visibilityFilters.find((known) => known === list.extras.isVisible) ?? 'all'
  const parameters = new URLSearchParams(list.parameters)
  if (value === 'all') parameters.delete('isVisible')
  const onValueChange = (next: string) => list.onExtrasChange({ isVisible: next === 'all' ? '' : next })
  return { list, visibility: { value, onValueChange }, parameters }
}
