import { callApi, callQuery, pathOf } from '#browser/call-api.ts'
import type { ContentLanguage } from '#languages/language.ts'

// Separate from api.ts, which the sidebar loads for the number of subscribers.

export const issuesKey = ['newsletter-issues'] as const
const refreshMs = 3000

/** The latest issues; polled while one is being sent. */
export const latestIssuesQuery = () => ({
  ...callQuery(issuesKey, 'GET /api/admin/newsletter-issues', { staleTime: 0 }),
  refetchInterval: refreshWhile<{ state: string }>((issue) => issue.state === 'sending'),
})

/** A publication as an issue in each language. */
export const publicationIssuesQuery = (id: number) => ({
  ...callQuery(issuesKey, 'GET /api/admin/publications/:id/newsletter', { params: { id }, staleTime: 0 }),
  refetchInterval: refreshWhile<{ issue: { state: string } | null }>(
    ({ issue }) => issue?.state === 'sending',
  ),
})

const refreshWhile =
  <Row>(isOnItsWay: (row: Row) => boolean) =>
  ({ state }: { state: { data?: Row[] | undefined } }) =>
    state.data?.some(isOnItsWay) ? refreshMs : false

/** The path of a page for an iframe that shows the mail as its recipient sees it. */
export const issueViewPath = (id: number, language: ContentLanguage): string =>
  pathOf('GET /api/admin/publications/:id/newsletter/view', { params: { id }, query: { language } })

export const sendTest = (id: number, language: ContentLanguage) =>
  callApi('POST /api/admin/publications/:id/newsletter/test', { params: { id }, body: { language } })

export const sendIssue = (id: number, language: ContentLanguage) =>
  callApi('POST /api/admin/publications/:id/newsletter/send', { params: { id }, body: { language } })
