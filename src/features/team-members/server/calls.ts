import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, listQuery, searchedQuery } from '#api/lists.ts'
import { languages } from '#languages/language.ts'
import {
  listedTeamMember,
  officeTeamMember,
  teamMember,
  teamMemberAdminFilter,
  teamMemberChanges,
  teamMemberCounts,
  teamMemberFilter,
  teamMemberInput,
} from '../schema.ts'

/** A plain link cannot send the page's language in a header, as other calls do. */
const cardQuery = z.object({ lang: z.optional(z.enum(languages, 'val.generic.format')) })
const teamQuery = z.extend(searchedQuery, teamMemberFilter.shape)

export const teamMemberCalls = {
  'GET /api/team-members': {
    access: 'open',
    isCached: true,
    query: teamQuery,
    answer: z.array(listedTeamMember),
  },
  'GET /api/team-members/:id': { access: 'open', isCached: true, params: idParams, answer: teamMember },
  'GET /api/team-members/:id/vcard': {
    access: 'open',
    summary: 'The member as a contact for phones and mail programs (vCard 3.0)',
    params: idParams,
    query: cardQuery,
    file: true,
  },
  'GET /api/admin/team-members': {
    access: 'team.manage',
    query: z.extend(listQuery, teamMemberAdminFilter.shape),
    answer: z.array(officeTeamMember),
  },
  'GET /api/admin/team-members.csv': {
    access: 'team.manage',
    query: z.extend(listQuery, teamMemberAdminFilter.shape),
    file: true,
  },
  'GET /api/admin/team-members/counts': {
    access: 'team.manage',
    query: z.object({ q: listQuery.shape.q, isVisible: teamMemberAdminFilter.shape.isVisible }),
    answer: teamMemberCounts,
  },
  'GET /api/admin/team-members/:id': { access: 'team.manage', params: idParams, answer: officeTeamMember },
  'POST /api/admin/team-members': { access: 'team.manage', body: teamMemberInput, created: officeTeamMember },
  'PUT /api/admin/team-members/:id': {
    access: 'team.manage',
    params: idParams,
    body: teamMemberChanges,
    answer: officeTeamMember,
  },
  'DELETE /api/admin/team-members/:id': { access: 'team.manage', params: idParams },
} satisfies Calls

type TeamMemberCalls = typeof teamMemberCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends TeamMemberCalls {}
}
