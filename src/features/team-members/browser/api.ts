import { keepPreviousData } from '@tanstack/react-query'
import { callApi, pathOf } from '#browser/call-api.ts'
import { callQuery, listQuery } from '#browser/call-queries.ts'
import type { Language } from '#languages/language.ts'
import type { TeamMemberChanges, TeamMemberInput } from '../schema.ts'

export const teamMembersKey = ['team-members'] as const

/** All of them: filters work on what is already here. */
export const teamMembersQuery = () =>
  callQuery(teamMembersKey, 'GET /api/team-members', { query: { pageSize: 500, content: 'none' } })

export const teamMemberQuery = (id: number | string) =>
  callQuery(teamMembersKey, 'GET /api/team-members/:id', { params: { id } })

/** A download names its language, since a link sends that of the browser and not that of the page. */
export const vcardPath = (id: number, lang: Language) =>
  pathOf('GET /api/team-members/:id/vcard', { params: { id }, query: { lang } })

/** `parameters` are those of the address bar: type, isVisible, page, pageSize, sort, q. */
export const adminTeamMembersQuery = (parameters: URLSearchParams) =>
  listQuery(teamMembersKey, 'GET /api/admin/team-members', { query: parameters })

/** Without words, how many there are in all. */
export const teamMemberCountsQuery = (q = '', isVisible = 'all') =>
  callQuery(teamMembersKey, 'GET /api/admin/team-members/counts', {
    query: new URLSearchParams({ q, isVisible }),
    placeholderData: keepPreviousData,
  })

/** Also a hidden one: what an editor compares with after a stale edit. */
export const findAdminTeamMember = (id: number) =>
  callApi('GET /api/admin/team-members/:id', { params: { id } })

export const createTeamMember = (input: TeamMemberInput) =>
  callApi('POST /api/admin/team-members', { body: input })

export const updateTeamMember = (id: number, changes: TeamMemberChanges) =>
  callApi('PUT /api/admin/team-members/:id', { params: { id }, body: changes })

export const deleteTeamMember = (id: number) =>
  callApi('DELETE /api/admin/team-members/:id', { params: { id } })
