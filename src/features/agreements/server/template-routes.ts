import { register } from '#api/register.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Routes } from '#http/context.ts'
import { AppError, type FieldError, notFound } from '#http/errors.ts'
import type { TemplateInput } from '../input.ts'
import { unknownPlaceholder } from '../placeholders.ts'
import { agreementCalls } from './calls.ts'
import {
  createTemplate,
  deleteTemplate,
  findTemplate,
  listTemplates,
  updateTemplate,
} from './template-repository.ts'

/** The texts of a practice area. Agreements have copies and do not change. */
export const agreementTemplateRoutes: Routes = async (app) => {
  const on = register(app, agreementCalls)

  on('GET /api/admin/engagement-templates', () => listTemplates(app.db))

  on('POST /api/admin/engagement-templates', (request) => {
    refuseUnknownPlaceholders(request.body)
    return app.db.transaction(async (tx) => {
      const id = await createTemplate(tx, request.body)
      await auditOf(request)(tx, 'create', 'engagementTemplate', id)
      return (await findTemplate(tx, id)) ?? notFound()
    })
  })

  on('PUT /api/admin/engagement-templates/:id', (request) => {
    refuseUnknownPlaceholders(request.body)
    return app.db.transaction(async (tx) => {
      const { id } = request.params
      if (!(await updateTemplate(tx, id, request.body))) notFound()
      await auditOf(request)(tx, 'update', 'engagementTemplate', id)
      return (await findTemplate(tx, id)) ?? notFound()
    })
  })

  on('DELETE /api/admin/engagement-templates/:id', (request) =>
    app.db.transaction(async (tx) => {
      const { id } = request.params
      if (!(await deleteTemplate(tx, id))) notFound()
      await auditOf(request)(tx, 'delete', 'engagementTemplate', id)
    }),
  )
}

/** Otherwise a misspelt one appears in the agreement as it is typed. */
const refuseUnknownPlaceholders = (template: TemplateInput): void => {
  const errors = (['textAr', 'textEn'] as const).flatMap((field): FieldError[] => {
    const name = unknownPlaceholder(template[field])
    if (name === undefined) return []
    return [{ field, message: `val.agreement.placeholder?${new URLSearchParams({ name: `{${name}}` })}` }]
  })
  if (errors.length > 0) throw new AppError('invalid', { errors })
}
