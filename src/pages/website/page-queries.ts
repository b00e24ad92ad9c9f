import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { tokenIn } from '#browser/link-token.ts'
import { followedAppointmentQuery } from '#features/appointments/browser/api.ts'
import { addressLinkQuery, resetLinkQuery } from '#features/auth/browser/link-api.ts'
import { clientsQuery, listedClientsQuery } from '#features/clients/browser/api.ts'
import { followedConsultationQuery } from '#features/consultations/browser/api.ts'
import { directoryDoorQuery } from '#features/directory/browser/door-api.ts'
import { storyQuery } from '#features/firm-story/browser/api.ts'
import { legalPageQuery } from '#features/legal-pages/browser/api.ts'
import { followedMatterQuery } from '#features/matters/browser/own-api.ts'
import { confirmationQuery, ownSubscriptionQuery } from '#features/newsletter/browser/api.ts'
import { calendarQuery } from '#features/office-hours/browser/use-calendar.ts'
import {
  publicationQuery,
  publicationsQuery,
  publicationYearsQuery,
} from '#features/publications/browser/api.ts'
import { archiveRequest, readArchiveView } from '#features/publications/website/archive-address.ts'
import { homePublications } from '#features/publications/website/home-publications.ts'
import { followedQuestionsQuery } from '#features/questions/browser/own-api.ts'
import { serviceQuery, servicesQuery } from '#features/services/browser/api.ts'
import { settingsQuery } from '#features/settings/browser/api.ts'
import { teamMemberQuery, teamMembersQuery } from '#features/team-members/browser/api.ts'
import type { Page, PageParams } from '../page.ts'
import type { WebsitePath } from '../website-screens.ts'
import { publicationsByMember, publicationsInArea } from './related-publications.tsx'
import { searchQueries, wordsRequestedIn } from './search/search-address.ts'

/** A query. With `meta.isList`, its response is the rows with their total, as in `listQuery`. */
type PageQuery = { queryKey: QueryKey; meta?: Record<string, unknown> | undefined }
type Queries = (params: PageParams, parameters: URLSearchParams) => PageQuery[]
type FollowingQueries = (params: PageParams, known: QueryClient) => PageQuery[]

/** Only the queries that the page's HTML needs to be complete. */
const queriesByPath: Partial<Record<WebsitePath, Queries>> = {
  '/auth': () => [directoryDoorQuery()],
  '/': () => [storyQuery(), teamMembersQuery(), publicationsQuery(homePublications()), listedClientsQuery()],
  '/about': () => [storyQuery()],
  '/publications': (_, parameters) => [
    publicationsQuery(archiveRequest(readArchiveView(parameters))),
    publicationYearsQuery(),
  ],
  '/publications/:id': ({ id = '' }) => [publicationQuery(id)],
  '/team/:id': ({ id = '' }) => [teamMemberQuery(id), publicationsQuery(publicationsByMember(id))],
  '/search': (_, parameters) => {
    const q = wordsRequestedIn(parameters)
    return q ? Object.values(searchQueries(q)) : []
  },
  '/services/:id': ({ id = '' }) => [serviceQuery(id), teamMembersQuery()],
  '/privacy-policy': () => [legalPageQuery('privacy-policy')],
  '/terms-of-service': () => [legalPageQuery('terms-of-service')],
  '/disclaimer': () => [legalPageQuery('disclaimer')],
  '/clients': () => [clientsQuery(), storyQuery()],
  '/newsletter/confirm': (_, parameters) => {
    const token = tokenIn(parameters)
    return token ? [confirmationQuery(token)] : []
  },
  '/newsletter/areas': (_, parameters) => {
    const token = tokenIn(parameters)
    return token ? [ownSubscriptionQuery(token)] : []
  },
  '/requests': (_, parameters) => {
    const token = tokenIn(parameters)
    return token
      ? [
          followedConsultationQuery(token),
          followedAppointmentQuery(token),
          followedMatterQuery(token),
          followedQuestionsQuery(token),
        ]
      : []
  },
  '/requests/questions': (_, parameters) => {
    const token = tokenIn(parameters)
    return token ? [followedQuestionsQuery(token)] : []
  },
  '/reset-password': (_, parameters) => {
    const token = tokenIn(parameters)
    return token ? [resetLinkQuery(token)] : []
  },
  '/verify-email': (_, parameters) => {
    const token = tokenIn(parameters)
    return token ? [addressLinkQuery(token)] : []
  },
}

/** Queries that depend on a response: a service's area decides which publications belong to it. */
const followingByPath: Partial<Record<WebsitePath, FollowingQueries>> = {
  '/services/:id': ({ id = '' }, known) => {
    const service = known.getQueryData(serviceQuery(id).queryKey)
    return service ? [publicationsQuery(publicationsInArea(service.area))] : []
  },
}

/**
 * The queries that the server fetches before it renders a page; the last part of each key is the path.
 * Separate from routes.ts, so that the first view in a browser does not load the calls of every feature.
 * Every public page has links to the services and the hours of the day in its footer.
 */
export const queriesOf = (page: Page, params: PageParams, parameters: URLSearchParams): PageQuery[] => [
  settingsQuery(),
  ...(page.access === 'open' && page.status === 200 ? [servicesQuery(), calendarQuery()] : []),
  ...(queriesByPath[page.path as WebsitePath]?.(params, parameters) ?? []),
]

/** The queries to fetch next, once the first responses are known. */
export const followingQueriesOf = ({ path }: Page, params: PageParams, known: QueryClient): PageQuery[] =>
  followingByPath[path as WebsitePath]?.(params, known) ?? []
