import { pageOf, replyWithPage } from '#api/lists.ts'
import { register } from '#api/register.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { attachmentNamed } from '#http/attachment.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { isLanguage, localized } from '#languages/language.ts'
import type { ListedTeamMember } from '../schema.ts'
import { teamMemberCalls } from './calls.ts'
import { findVisibleTeamMember, listVisibleTeamMembers } from './repository.ts'
import { vcardOf } from './vcard.ts'

export const teamMemberRoutes: Routes = async (app) => {
  const on = register(app, teamMemberCalls)

  on('GET /api/team-members', async (request, reply) => {
    const { query } = request
    const { type, area, q } = query
    const { rows, total } = await listVisibleTeamMembers(app.db, { type, area, q, page: pageOf(query) })
    const listed = query.content === 'none' ? rows.map(withoutTexts) : rows
    return replyWithPage(request, reply, query, { rows: listed, total })
  })

  on(
    'GET /api/team-members/:id',
    async ({ params }) => (await findVisibleTeamMember(app.db, params.id)) ?? notFound(),
  )

  on('GET /api/team-members/:id/vcard', async (request, reply) => {
    const member = (await findVisibleTeamMember(app.db, request.params.id)) ?? notFound()
    const settings = settingsOf(await listSettings(app.db))
    const requested = request.query.lang
    const language = isLanguage(requested) ? requested : request.language
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
  })
}

/** The form for grids, which need a tenth of the data of a member's page. */
const withoutTexts = ({
  bio,
  bioAr,
  education,
  educationAr,
  ...member
}: ListedTeamMember): ListedTeamMember => member
