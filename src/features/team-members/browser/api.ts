import { keepPreviousData } from '@tanstack/react-query'
import { callApi, callQuery, pathOf } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'
import type { Language } from '#languages/language.ts'
import type { TeamMemberChanges, TeamMemberInput } from '../schema.ts'

export const teamMembersKey = ['team-members'] as const

/** The whole list; filters need no further call. */
export const teamMembersQuery = () =>
  callQuery(teamMembersKey, 'GET /api/team-members', { query: { pageSize: 500, content: 'none' } })

export const teamMemberQuery = (id: number | string) =>
  callQuery(teamMembersKey, 'GET /api/team-members/:id', { params: { id } })

/** Contains the language, because a plain link sends the browser's and not the page's. */
export const vcardPath = (id: number, lang: Language) =>
  pathOf('GET /api/team-members/:id/vcard', { params: { id }, query: { lang } })

/** `parameters` is the query of the page: type, isVisible, page, pageSize, sort, q. */
export const adminTeamMembersQuery = (parameters: URLSearchParams) =>
  listQuery(teamMembersKey, 'GET /api/admin/team-members', { query: parameters })

/** The path of the same rows as a CSV file. */
export const teamMembersCsvPath = (parameters: URLSearchParams): string =>
  pathOf('GET /api/admin/team-members.csv', { query: parameters })

/** The total number of members when called without arguments. */
export const teamMemberCountsQuery = (q = '', isVisible = 'all') =>
  callQuery(teamMembersKey, 'GET /api/admin/team-members/counts', {
    query: new URLSearchParams({ q, isVisible }),
    placeholderData: keepPreviousData,
  })

/** The saved version, hidden or not, for the comparison after a stale edit. */
export const findAdminTeamMember = (id: number) =>
  callApi('GET /api/admin/team-members/:id', { params: { id } })

export const createTeamMember = (input: TeamMemberInput) =>
  callApi('POST /api/admin/team-members', { body: input })

export const updateTeamMember = (id: number, changes: TeamMemberChanges) =>
  callApi('PUT /api/admin/team-members/:id', { params: { id }, body: changes })

export const deleteTeamMember = (id: number) =>
  callApi('DELETE /api/admin/team-members/:id', { params: { id } })
