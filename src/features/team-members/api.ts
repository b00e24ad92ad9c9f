import { queryOptions } from '@tanstack/react-query'
import type { ListedTeamMember, TeamMember } from './schema.ts'

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
