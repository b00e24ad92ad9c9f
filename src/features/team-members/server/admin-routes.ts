import { sendCsv } from '#api/csv.ts'
import { requireRecentProof } from '#api/guards.ts'
import { everyRow, listOptions, replyWithPage } from '#api/lists.ts'
import { register } from '#api/register.ts'
import type { Database } from '#db/connection.ts'
import { auditOf, recordChanges } from '#features/audit/server/audit-of.ts'
import type { Routes } from '#http/context.ts'
import { invalidField, notFound } from '#http/errors.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import {
  isLicenseInOrder,
  type OfficeTeamMember,
  type TeamMemberChanges,
  type TeamMemberInput,
} from '../schema.ts'
import { teamMemberCalls } from './calls.ts'
import {
  countTeamMembersByType,
  createTeamMember,
  deleteTeamMember,
  findTeamMember,
  isOfficeUser,
  listTeamMembers,
  shownName,
  teamMemberSortFields,
  updateTeamMember,
} from './repository.ts'

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
