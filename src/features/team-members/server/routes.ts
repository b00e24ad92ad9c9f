import { pageOf, replyWithPage } from '#api/lists.ts'
import { register } from '#api/register.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { attachmentNamed } from '#http/attachment.ts'
import { escaped, folded } from '#http/content-lines.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { isLanguage, type Language, localized, otherContentLanguage } from '#languages/language.ts'
import type { ListedTeamMember, TeamMember } from '../schema.ts'
import { teamMemberCalls } from './calls.ts'
import { findVisibleTeamMember, listVisibleTeamMembers } from './repository.ts'

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

type Firm = { language: Language; firmEn: string; firmAr: string; url: string }

/**
 * vCard 3.0 (RFC 2426), which all phones can read. It supports one name per person. The name in the other
 * language is in NICKNAME and in the note, so that a search in either script finds the contact.
 */
export const vcardOf = (member: TeamMember, { language, url, ...firm }: Firm): string => {
  const other = factsIn(member, firm, otherContentLanguage(language))
  const { name, position, specialization, company } = factsIn(member, firm, language)
  const hasOther = other.name !== '' && other.name !== name
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    property('N', [...familyFirst(name), '', '', '']),
    property('FN', [name]),
    hasOther && property('NICKNAME', [other.name]),
    company && property('ORG', [company]),
    position && property('TITLE', [position]),
    specialization && property('ROLE', [specialization]),
    member.phone && property('TEL;TYPE=WORK,VOICE', [member.phone]),
    member.email && property('EMAIL;TYPE=INTERNET,WORK', [member.email]),
    property('URL', [url]),
    hasOther && property('NOTE', [[other.name, other.position, other.company].filter(Boolean).join('\n')]),
    property('UID', [url]),
    `REV:${member.updatedAt}`,
    'END:VCARD',
  ]
  return lines.map((line) => (line ? `${folded(line)}\r\n` : '')).join('')
}

const factsIn = (member: TeamMember, firm: { firmEn: string; firmAr: string }, language: Language) => ({
  name: localized(member, 'name', language).text,
  position: (language === 'ar' && member.positionAr) || member.position,
  specialization: (language === 'ar' && member.specializationAr) || member.specialization,
  company: localized(firm, 'firm', language).text,
})

/** Takes the last word as the family name, as in «خالد المطيري» and `Khalid Al-Mutairi`. */
const familyFirst = (name: string): [family: string, given: string] => {
  const words = name.trim().split(/\s+/)
  const family = words.pop() ?? ''
  return words.length === 0 ? ['', family] : [family, words.join(' ')]
}

const property = (name: string, parts: readonly string[]): string => `${name}:${parts.map(escaped).join(';')}`
