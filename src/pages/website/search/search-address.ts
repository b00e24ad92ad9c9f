import type { Address } from '#access/href.ts'
import { listQuery } from '#browser/list-query.ts'
import { publicationsQuery } from '#features/publications/browser/api.ts'
import { servicesKey } from '#features/services/browser/api.ts'
import { teamMembersKey } from '#features/team-members/browser/api.ts'

/** The API's limit. */
const maxSearchLength = 200
/** Max number of services, and of people. */
const maxShown = 20
/** The archive has all of them, page by page. */
const publicationsShown = '5'

/** The search words in an address. */
export const wordsRequestedIn = (parameters: URLSearchParams): string =>
  (parameters.get('q') ?? '').trim().slice(0, maxSearchLength).toWellFormed()

export const searchHref = (q: string): Address => (q ? `/search?${new URLSearchParams({ q })}` : '/search')

export const searchQueries = (q: string) => ({
  services: listQuery(servicesKey, 'GET /api/services', { query: { q, pageSize: maxShown } }),
  /** The response includes the texts that may contain the words. */
  people: listQuery(teamMembersKey, 'GET /api/team-members', { query: { q, pageSize: maxShown } }),
  publications: publicationsQuery(new URLSearchParams({ q, pageSize: publicationsShown })),
})
