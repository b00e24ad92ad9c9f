import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { adminConsultationsQuery } from '../browser/api.ts'
import { read, store, takeList } from './visited-list.ts'

// The list of requests that a person came from. The ids stay the same while they work through it, also after a reload,
// so that «previous» leads back to the request that was changed.

/** The pages `first` to `last` of a list of `total` requests. */
type Snapshot = { parameters: string; ids: number[]; first: number; last: number; total: number }

const key = 'requests'

let snapshot: Snapshot | undefined
let isRead = false
const listeners = new Set<() => void>()

export type Neighbours = {
  previous: number | undefined
  next: number | undefined
  /** The place in the list, from 1; undefined for a request that is not in it. */
  place: number | undefined
  total: number
}

/** The ids of the requests before and after this one in the list that the person came from. */
export const useNeighbours = (id: number): Neighbours => {
  const queryClient = useQueryClient()
  const found = useSyncExternalStore(subscribe, readSnapshot, () => undefined)
  const prepare = useEffectEvent(() => void snapshotWith(queryClient, id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request
  useEffect(() => prepare(), [id])
  const at = found?.ids.indexOf(id) ?? -1
  if (!found || at < 0) return { previous: undefined, next: undefined, place: undefined, total: 0 }
  return {
    previous: found.ids[at - 1],
    next: found.ids[at + 1],
    place: (found.first - 1) * pageSizeOf(found) + at + 1,
    total: found.total,
  }
}

/** Makes the snapshot on the first request of a list, and adds a page at either end of it. */
const snapshotWith = async (queryClient: QueryClient, id: number): Promise<void> => {
  const list = takeList(readSnapshot() === undefined)
  let current = readSnapshot()
  if (list !== undefined) {
    const page = await pageOf(queryClient, list, Number(new URLSearchParams(list).get('page') ?? 1))
    if (!page) return
    current = { parameters: list, ids: page.ids, first: page.number, last: page.number, total: page.total }
    save(current)
  }
  if (!current?.ids.includes(id)) return
  if (current.ids.at(-1) === id && current.last * pageSizeOf(current) < current.total) {
    const page = await pageOf(queryClient, current.parameters, current.last + 1)
    if (page) save({ ...current, ids: [...new Set([...current.ids, ...page.ids])], last: page.number })
  } else if (current.ids[0] === id && current.first > 1) {
    const page = await pageOf(queryClient, current.parameters, current.first - 1)
    if (page) save({ ...current, ids: [...new Set([...page.ids, ...current.ids])], first: page.number })
  }
}

const pageOf = async (queryClient: QueryClient, list: string, number: number) => {
  const parameters = new URLSearchParams(list)
  if (number > 1) parameters.set('page', String(number))
  else parameters.delete('page')
  const query = adminConsultationsQuery(parameters)
  const found =
    queryClient.getQueryData<{ rows: { id: number }[]; total: number }>(query.queryKey) ??
    (await queryClient.fetchQuery(query).catch(() => undefined))
  return found && { ids: found.rows.map((row) => row.id), total: found.total, number }
}

const pageSizeOf = ({ parameters }: Snapshot): number =>
  Number(new URLSearchParams(parameters).get('pageSize') ?? 10)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const readSnapshot = (): Snapshot | undefined => {
  if (isRead) return snapshot
  isRead = true
  const stored = read(sessionStorage, key)
  if (stored) snapshot = JSON.parse(stored)
  return snapshot
}

const save = (next: Snapshot): void => {
  snapshot = next
  store(sessionStorage, key, JSON.stringify(next))
  for (const listener of listeners) listener()
}
