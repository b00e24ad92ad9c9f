import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callApiForPage } from '#browser/call-api.ts'
import type {
  ListedTeamMember,
  OfficeTeamMember,
  TeamMember,
  TeamMemberChanges,
  TeamMemberCounts,
  TeamMemberInput,
} from '../schema.ts'

export const teamMembersKey = ['team-members'] as const

/** All of them: filters work on what is already here. */
export const teamMembersQuery = () =>
  queryOptions<ListedTeamMember[]>({
    queryKey: [...teamMembersKey, '/api/team-members?pageSize=500&content=none'],
  })

export const teamMemberQuery = (id: number | string) =>
  queryOptions<TeamMember>({ queryKey: [...teamMembersKey, `/api/team-members/${id}`] })

/** A download names its language, since a link sends that of the browser and not that of the page. */
export const vcardPath = (id: number, language: 'en' | 'ar') =>
  `/api/team-members/${id}/vcard?lang=${language}`

/** `parameters` are those of the address bar: type, isVisible, page, pageSize, sort, q. */
export const adminTeamMembersQuery = (parameters: URLSearchParams) => {
  const path = `/api/admin/team-members?${parameters}`
  return queryOptions({
    queryKey: [...teamMembersKey, path],
    queryFn: ({ signal }) => callApiForPage<OfficeTeamMember>(path, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Without words, how many there are in all. */
export const teamMemberCountsQuery = (q = '', isVisible = 'all') =>
  queryOptions<TeamMemberCounts>({
    queryKey: [...teamMembersKey, `/api/admin/team-members/counts?${new URLSearchParams({ q, isVisible })}`],
    placeholderData: keepPreviousData,
  })

/** Also a hidden one: what an editor compares with after a stale edit. */
export const findAdminTeamMember = (id: number) => callApi<OfficeTeamMember>(`/api/admin/team-members/${id}`)

export const createTeamMember = (input: TeamMemberInput) =>
  callApi<OfficeTeamMember>('/api/admin/team-members', { method: 'POST', body: input })

export const updateTeamMember = (id: number, changes: TeamMemberChanges) =>
  callApi<OfficeTeamMember>(`/api/admin/team-members/${id}`, { method: 'PUT', body: changes })

export const deleteTeamMember = (id: number) =>
  callApi<void>(`/api/admin/team-members/${id}`, { method: 'DELETE' })
