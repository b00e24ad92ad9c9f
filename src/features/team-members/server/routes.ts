import { everyRow, listOptions, pageOf, replyWithPage, sendCsv } from '#api/lists.ts'
import { type Routes, register, requireRecentProof } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf, recordChanges } from '#features/audit/server/audit-of.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { escaped, folded } from '#http/content-lines.ts'
import { invalidField, notFound } from '#http/errors.ts'
import { attachmentNamed } from '#http/send-file.ts'
import { translateIn } from '#i18n/texts.ts'
import { isLanguage, type Language, localized, otherContentLanguage } from '#languages/language.ts'
import {
  isLicenseInOrder,
  type ListedTeamMember,
  type OfficeTeamMember,
  type TeamMember,
  type TeamMemberChanges,
  type TeamMemberInput,
} from '../schema.ts'
import { teamMemberCalls } from './calls.ts'
import {
  countTeamMembersByType,
  createTeamMember,
  deleteTeamMember,
  findTeamMember,
  findVisibleTeamMember,
  isOfficeUser,
  listTeamMembers,
  listVisibleTeamMembers,
  shownName,
  teamMemberSortFields,
  updateTeamMember,
} from './repository.ts'

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

const inOrder = { field: 'displayOrder', descending: false } as const

export const teamMemberAdminRoutes: Routes = async (app) => {
  const on = register(app, teamMemberCalls)

  on('GET /api/admin/team-members', async (request, reply) => {
    const { query } = request
    const page = await listTeamMembers(app.db, {
      type: query.type,
      isVisible: query.isVisible,
      ...listOptions(query, teamMemberSortFields, inOrder),
    })
    return replyWithPage(request, reply, query, page)
  })

  on('GET /api/admin/team-members.csv', { onRequest: requireRecentProof }, async (request, reply) => {
    const { type, isVisible, ...query } = request.query
    const rows = await app.db.transaction(async (tx) => {
      await auditOf(request)(tx, 'export', 'teamMember')
      return everyRow((page) =>
        listTeamMembers(tx, {
          type,
          isVisible,
          ...listOptions(query, teamMemberSortFields, inOrder),
          page,
        }),
      )
    })
    const t = translateIn[request.language]
    return sendCsv(reply, `${t('csv.team.file')}.csv`, csvRows(rows, request.language))
  })

  on('GET /api/admin/team-members/counts', async ({ query }) => countTeamMembersByType(app.db, query))

  /** The saved version, for the comparison after a stale edit; only this call finds hidden members. */
  on(
    'GET /api/admin/team-members/:id',
    async ({ params }) => (await findTeamMember(app.db, params.id)) ?? notFound(),
  )

  on('POST /api/admin/team-members', (request) => changes.create(request, request.body))
  on('PUT /api/admin/team-members/:id', (request) => changes.update(request, request.params.id, request.body))
  on('DELETE /api/admin/team-members/:id', (request) => changes.remove(request, request.params.id))
}

const csvHeads = [
  'csv.number',
  'table.nameEn',
  'table.nameAr',
  'officeTeam.positionEn',
  'officeTeam.positionAr',
  'officeTeam.specializationEn',
  'officeTeam.specializationAr',
  'officeTeam.type',
  'officeTeam.license',
  'officeTeam.licenseDate',
  'officeTeam.licenseEnd',
  'form.email',
  'form.phone',
  'table.status',
  'table.displayOrder',
] as const

const csvRows = (rows: readonly OfficeTeamMember[], language: Language) => {
  const t = translateIn[language]
  return [
    csvHeads.map((head) => t(head)),
    ...rows.map((row) => [
      row.id,
      row.nameEn,
      row.nameAr,
      row.position,
      row.positionAr,
      row.specialization,
      row.specializationAr,
      t(`officeTeam.type.${row.memberType}`),
      row.licenseNumber,
      row.licenseDate,
      row.licenseEnd,
      row.email,
      row.phone,
      t(row.isVisible ? 'status.visible' : 'status.hidden'),
      row.displayOrder,
    ]),
  ]
}

const changes = recordChanges({
  entity: 'teamMember',
  nameOf: shownName,
  create: async (tx, input: TeamMemberInput) => {
    await refuseClient(tx, input.userId)
    return createTeamMember(tx, input)
  },
  update: async (tx, id, input: TeamMemberChanges) => {
    const before = (await findTeamMember(tx, id)) ?? notFound()
    // An existing link stays even if the user is now a client, because the form sends it with every save.
    if (input.userId !== before.userId) await refuseClient(tx, input.userId)
    const saved = await updateTeamMember(tx, id, input)
    // A partial change may have only one of the two dates.
    return saved && !isLicenseInOrder(saved) ? invalidField('licenseEnd', 'val.licenseEnd') : saved
  },
  remove: async (tx, id) => {
    const before = (await findTeamMember(tx, id)) ?? notFound()
    return (await deleteTeamMember(tx, id)) ? { name: shownName(before) } : undefined
  },
})

/** A client's name must never appear on the website as a member of the firm. */
const refuseClient = async (db: Database, userId: number | null | undefined) => {
  if (typeof userId !== 'number' || (await isOfficeUser(db, userId))) return
  invalidField('userId', 'val.user')
}
