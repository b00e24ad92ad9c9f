import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMounted } from './use-mounted.ts'

/**
 * A query whose data a form is filled with. `isFresh`: the data came with the page, which is being hydrated, or
 * were fetched since the form was opened; older data of the cache would overwrite another person's change.
 */
export const useFreshQuery = <Data, Selected = Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, Error, Selected, Key>,
) => {
  const isServed = !useMounted()
  const [cameWithPage] = useState(isServed)
  const query = useQuery({ ...options, refetchOnMount: !cameWithPage })
  return { ...query, isFresh: (cameWithPage && query.data !== undefined) || query.isFetchedAfterMount }
}
