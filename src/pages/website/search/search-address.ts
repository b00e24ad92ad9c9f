import type { Address } from '#access/href.ts'
import { listQuery } from '#browser/list-query.ts'
import { publicationsQuery } from '#features/publications/browser/api.ts'
import { servicesKey } from '#features/services/browser/api.ts'
import { teamMembersKey } from '#features/team-members/browser/api.ts'

/** The API's limit. */
const longestSearch = 200
/** Services, and people. */
const mostShown = 20
/** The archive has all of them, page by page. */
const publicationsShown = '5'

/** The words that an address asks for. */
export const wordsAskedIn = (parameters: URLSearchParams): string =>
  (parameters.get('q') ?? '').trim().slice(0, longestSearch).toWellFormed()

export const searchHref = (q: string): Address => (q ? `/search?${new URLSearchParams({ q })}` : '/search')

export const searchQueries = (q: string) => ({
  services: listQuery(servicesKey, 'GET /api/services', { query: { q, pageSize: mostShown } }),
  /** With the texts that the words may be in. */
  people: listQuery(teamMembersKey, 'GET /api/team-members', { query: { q, pageSize: mostShown } }),
  publications: publicationsQuery(new URLSearchParams({ q, pageSize: publicationsShown })),
})
