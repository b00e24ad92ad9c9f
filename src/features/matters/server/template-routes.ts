import { register } from '#api/register.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { matterCalls } from './calls.ts'
import {
  createTemplate,
  deleteTemplate,
  findTemplate,
  listTemplates,
  updateTemplate,
} from './template-repository.ts'

/** The stages of a practice area. Running matters have copies and do not change. */
export const templateRoutes: Routes = async (app) => {
  const on = register(app, matterCalls)

  on('GET /api/admin/path-templates', () => listTemplates(app.db))

  on('POST /api/admin/path-templates', (request) =>
    app.db.transaction(async (tx) => {
      const id = await createTemplate(tx, request.body)
      await auditOf(request)(tx, 'create', 'pathTemplate', id)
      return (await findTemplate(tx, id)) ?? notFound()
    }),
  )

  on('PUT /api/admin/path-templates/:id', (request) =>
    app.db.transaction(async (tx) => {
      const { id } = request.params
      if (!(await updateTemplate(tx, id, request.body))) notFound()
      await auditOf(request)(tx, 'update', 'pathTemplate', id)
      return (await findTemplate(tx, id)) ?? notFound()
    }),
  )

  on('DELETE /api/admin/path-templates/:id', (request) =>
    app.db.transaction(async (tx) => {
      const { id } = request.params
      if (!(await deleteTemplate(tx, id))) notFound()
      await auditOf(request)(tx, 'delete', 'pathTemplate', id)
    }),
  )
}
