import type { QueryKey } from '@tanstack/react-query'
import { servicesQuery } from '#features/services/api.ts'
import { settingsQuery } from '#features/settings/api.ts'
import type { Page, PageParams } from './routes.ts'

type Queries = (params: PageParams) => { queryKey: QueryKey }[]

/** By the page's source; what a page does not need to be complete in its HTML is not here. */
const queriesBySource: Record<string, Queries> = {
  'src/pages/public/home-page.tsx': () => [servicesQuery()],
}

/**
 * What the server reads before it draws a page: the last part of each key is the path. Apart from routes.ts, so
 * that the first view of a browser does not bring the calls of every noun.
 */
export const queriesOf = ({ source }: Page, params: PageParams): { queryKey: QueryKey }[] => [
  settingsQuery(),
  ...(queriesBySource[source]?.(params) ?? []),
]
