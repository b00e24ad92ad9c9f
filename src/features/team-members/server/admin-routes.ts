import type * as z from 'zod/mini'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Routes } from '#http/context.ts'
import { invalidField, notFound } from '#http/errors.ts'
import { listOptions, replyWithPage } from '#http/lists.ts'
import { register } from '#http/register.ts'
import type { teamMemberAdminFilter } from '../schema.ts'
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
      isVisible: visibilityOf(query.isVisible),
      ...listOptions(query, teamMemberSortFields, inOrder),
    })
    return replyWithPage(request, reply, query, page)
  })

  on('GET /api/admin/team-members/counts', async ({ query: { q, isVisible } }) =>
    countTeamMembersByType(app.db, { q, isVisible: visibilityOf(isVisible) }),
  )

  /** What an editor compares with after a stale edit; hidden members are found here alone. */
  on(
    'GET /api/admin/team-members/:id',
    async ({ params }) => (await findTeamMember(app.db, params.id)) ?? notFound(),
  )

  on('POST /api/admin/team-members', async (request) => {
    return app.db.transaction(async (tx) => {
      await refuseClient(tx, request.body.userId)
      const row = await createTeamMember(tx, request.body)
      await auditOf(request)(tx, 'create', 'teamMember', row.id, { name: shownName(row) })
      return row
    })
  })

  on('PUT /api/admin/team-members/:id', async (request) => {
    const { id } = request.params
    return app.db.transaction(async (tx) => {
      const before = (await findTeamMember(tx, id)) ?? notFound()
      // Who has been linked stays so, whatever became of their role: the form sends the link with every save.
      if (request.body.userId !== before.userId) await refuseClient(tx, request.body.userId)
      const updated = (await updateTeamMember(tx, id, request.body)) ?? notFound()
      await auditOf(request)(tx, 'update', 'teamMember', id, { name: shownName(updated) })
      return updated
    })
  })

  on('DELETE /api/admin/team-members/:id', async (request) => {
    const { id } = request.params
    await app.db.transaction(async (tx) => {
      const before = (await findTeamMember(tx, id)) ?? notFound()
      if (!(await deleteTeamMember(tx, id))) notFound()
      await auditOf(request)(tx, 'delete', 'teamMember', id, { name: shownName(before) })
    })
  })
}

/** A client's name must not come to stand on the website. */
const refuseClient = async (db: Database, userId: number | null | undefined) => {
  if (typeof userId !== 'number' || (await isOfficeUser(db, userId))) return
  invalidField('userId', 'val.user')
}

const visibilityOf = (word: z.infer<typeof teamMemberAdminFilter>['isVisible']): boolean | undefined =>
  word === 'true' || word === 'false' ? word === 'true' : undefined
