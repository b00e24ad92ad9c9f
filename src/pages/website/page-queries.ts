import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { tokenIn } from '#browser/link-token.ts'
import { addressLinkQuery, resetLinkQuery } from '#features/auth/browser/link-api.ts'
import { clientsQuery, listedClientsQuery } from '#features/clients/browser/api.ts'
import { legalPageQuery } from '#features/legal-pages/browser/api.ts'
import { confirmationQuery } from '#features/newsletter/browser/api.ts'
import {
  publicationQuery,
  publicationsQuery,
  publicationYearsQuery,
} from '#features/publications/browser/api.ts'
import { serviceQuery, servicesQuery } from '#features/services/browser/api.ts'
import { settingsQuery } from '#features/settings/browser/api.ts'
import { teamMemberQuery, teamMembersQuery } from '#features/team-members/browser/api.ts'
import type { Page, PageParams } from '../page.ts'
import { archiveRequest, readArchiveView } from './publications/archive-address.ts'
import { homePublications } from './publications/home-publications.ts'
import { publicationsByMember, publicationsInArea } from './publications-of.ts'

/** `meta.isList` asks for the rows with their total, as `callApiForPage` gives them. */
type PageQuery = { queryKey: QueryKey; meta?: Record<string, unknown> | undefined }
type Queries = (params: PageParams, parameters: URLSearchParams) => PageQuery[]
type FollowingQueries = (params: PageParams, known: QueryClient) => PageQuery[]

/** By the page's source; what a page does not need to be complete in its HTML is not here. */
const queriesBySource: Record<string, Queries> = {
  'src/pages/website/home-page.tsx': () => [
    teamMembersQuery(),
    publicationsQuery(homePublications()),
    listedClientsQuery(),
  ],
  'src/pages/website/publications-page.tsx': (_, parameters) => [
    publicationsQuery(archiveRequest(readArchiveView(parameters))),
    publicationYearsQuery(),
  ],
  'src/pages/website/publication-page.tsx': ({ id = '' }) => [publicationQuery(id)],
  'src/pages/website/team-member-page.tsx': ({ id = '' }) => [
    teamMemberQuery(id),
    publicationsQuery(publicationsByMember(id)),
  ],
  'src/pages/website/service-page.tsx': ({ id = '' }) => [serviceQuery(id), teamMembersQuery()],
  'src/pages/website/legal-page.tsx': ({ slug = '' }) => [legalPageQuery(slug)],
  'src/pages/website/clients-page.tsx': () => [clientsQuery()],
  'src/pages/website/newsletter-confirm-page.tsx': (_, parameters) => {
    const token = tokenIn(parameters)
    return token ? [confirmationQuery(token)] : []
  },
  'src/pages/website/reset-password-page.tsx': (_, parameters) => {
    const token = tokenIn(parameters)
    return token ? [resetLinkQuery(token)] : []
  },
  'src/pages/website/verify-email-page.tsx': (_, parameters) => {
    const token = tokenIn(parameters)
    return token ? [addressLinkQuery(token)] : []
  },
}

/** What only an answer tells: the area of a service says which publications belong to it. */
const followingBySource: Record<string, FollowingQueries> = {
  'src/pages/website/service-page.tsx': ({ id = '' }, known) => {
    const service = known.getQueryData(serviceQuery(id).queryKey)
    return service ? [publicationsQuery(publicationsInArea(service.area))] : []
  },
}

/**
 * What the server reads before it draws a page: the last part of each key is the path. Apart from routes.ts, so
 * that the first view of a browser does not bring the calls of every noun. The footer of every public page leads to
 * the services.
 */
export const queriesOf = (page: Page, params: PageParams, parameters: URLSearchParams): PageQuery[] => [
  settingsQuery(),
  ...(page.access === 'open' && page.status === 200 ? [servicesQuery()] : []),
  ...(queriesBySource[page.source]?.(params, parameters) ?? []),
]

/** What it reads after that, once the first answers are known. */
export const followingQueriesOf = ({ source }: Page, params: PageParams, known: QueryClient): PageQuery[] =>
  followingBySource[source]?.(params, known) ?? []
