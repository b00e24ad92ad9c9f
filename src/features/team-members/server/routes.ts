import * as z from 'zod/mini'
import { settingIn, settingsOf } from '#features/settings/schema.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { attachmentNamed } from '#http/attachment.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { idParams, listQuery, pageOf, replyWithPage } from '#http/lists.ts'
import { isLanguage, languages, localized } from '#i18n/language.ts'
import { type ListedTeamMember, listedTeamMember, teamMember, teamMemberFilter } from '../schema.ts'
import { findVisibleTeamMember, listVisibleTeamMembers } from './repository.ts'
import { vcardOf } from './vcard.ts'

const teamQuery = z.extend(listQuery, teamMemberFilter.shape)

/** A link cannot choose the language of its request by a header, as calls do. */
const cardQuery = z.object({ lang: z.optional(z.enum(languages, 'val.generic.format')) })

export const teamMemberRoutes: Routes = async (app) => {
  app.get(
    '/api/team-members',
    { schema: { querystring: teamQuery, response: { 200: z.array(listedTeamMember) } } },
    async (request, reply) => {
      const { query } = request
      const { type, area, q } = query
      const { rows, total } = await listVisibleTeamMembers(app.db, { type, area, q, page: pageOf(query) })
      const listed = query.content === 'none' ? rows.map(withoutTexts) : rows
      return replyWithPage(request, reply, query, { rows: listed, total })
    },
  )

  app.get(
    '/api/team-members/:id',
    { schema: { params: idParams, response: { 200: teamMember } } },
    async ({ params }) => (await findVisibleTeamMember(app.db, params.id)) ?? notFound(),
  )

  app.get(
    '/api/team-members/:id/vcard',
    {
      schema: {
        summary: 'The member as a contact for phones and mail programs (vCard 3.0)',
        params: idParams,
        querystring: cardQuery,
        response: { 200: z.string() },
      },
    },
    async (request, reply) => {
      const member = (await findVisibleTeamMember(app.db, request.params.id)) ?? notFound()
      const settings = settingsOf(await listSettings(app.db))
      const asked = request.query.lang
      const language = isLanguage(asked) ? asked : request.language
      const card = vcardOf(member, {
        language,
        firmEn: settings.site_title,
        firmAr: settingIn(settings, 'site_title', 'ar'),
        url: `${app.publicUrl()}/team/${member.id}`,
      })
      return reply
        .type('text/vcard; charset=utf-8')
        .header('content-disposition', attachmentNamed(`${localized(member, 'name', language).text}.vcf`))
        .send(card)
    },
  )
}

/** For cards: what a grid shows is a tenth of what a page does. */
const withoutTexts = ({
  bio,
  bioAr,
  education,
  educationAr,
  ...member
}: ListedTeamMember): ListedTeamMember => member
