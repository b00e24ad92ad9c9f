import { useQuery } from '@tanstack/react-query'
import { adminConsultationsQuery } from '../browser/api.ts'

let lastList: URLSearchParams | undefined

/** Remembers the list from which a request is opened, until the page is reloaded. */
export const rememberList = (parameters: URLSearchParams): void => {
  lastList = parameters
}

const pageOf = (parameters: URLSearchParams, by: number): URLSearchParams => {
  const other = new URLSearchParams(parameters)
  other.set('page', String(Number(parameters.get('page') ?? 1) + by))
  return other
}

/** The list under a key of its own: nothing on this page shows new rows. */
const listOf = (parameters: URLSearchParams) => {
  const query = adminConsultationsQuery(parameters)
  return { ...query, queryKey: ['neighbours', ...query.queryKey] as const }
}

export type Neighbours = { previous: number | undefined; next: number | undefined }

/** The ids of the requests before and after this one in the list that the person came from. */
export const useNeighbours = (id: number): Neighbours => {
  const parameters = lastList ?? new URLSearchParams()
  const page = Number(parameters.get('page') ?? 1)
  const { data } = useQuery({ ...listOf(parameters), enabled: lastList !== undefined })
  const ids = data?.rows.map((row) => row.id) ?? []
  const at = ids.indexOf(id)
  const isLast = at >= 0 && at === ids.length - 1
  const pageSize = Number(parameters.get('pageSize') ?? 10)
  const { data: after } = useQuery({
    ...listOf(pageOf(parameters, 1)),
    enabled: isLast && data !== undefined && data.total > page * pageSize,
  })
  const { data: before } = useQuery({
    ...listOf(pageOf(parameters, -1)),
    enabled: at === 0 && page > 1,
  })
  if (at < 0) return { previous: undefined, next: undefined }
  return {
    previous: ids[at - 1] ?? before?.rows.at(-1)?.id,
    next: ids[at + 1] ?? after?.rows[0]?.id,
  }
}
