import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { listOptions, pageOf, replyWithPage } from '#http/lists.ts'
import { register } from '#http/register.ts'
import { serviceCalls } from './calls.ts'
import {
  createService,
  deleteService,
  findActiveService,
  findService,
  listServices,
  serviceSortFields,
  updateService,
} from './repository.ts'

const inOrder = { field: 'displayOrder', descending: false } as const

export const serviceRoutes: Routes = async (app) => {
  const on = register(app, serviceCalls)

  on('GET /api/services', async (request, reply) => {
    const { query } = request
    const page = await listServices(app.db, {
      isActive: true,
      q: query.q,
      page: pageOf(query),
      sort: inOrder,
    })
    return replyWithPage(request, reply, query, page)
  })

  on(
    'GET /api/services/:id',
    async ({ params }) => (await findActiveService(app.db, params.id)) ?? notFound(),
  )
}

export const serviceAdminRoutes: Routes = async (app) => {
  const on = register(app, serviceCalls)

  on('GET /api/admin/services', async (request, reply) => {
    const { query } = request
    const page = await listServices(app.db, {
      ...listOptions(query, serviceSortFields, inOrder),
    })
    return replyWithPage(request, reply, query, page)
  })

  /** What an editor compares with after a stale edit; inactive services are found here alone. */
  on(
    'GET /api/admin/services/:id',
    async ({ params }) => (await findService(app.db, params.id)) ?? notFound(),
  )

  on('POST /api/admin/services', async (request) => {
    return app.db.transaction(async (tx) => {
      const row = await createService(tx, request.body)
      await auditOf(request)(tx, 'create', 'service', row.id, { name: row.nameEn })
      return row
    })
  })

  on('PUT /api/admin/services/:id', async (request) => {
    const { id } = request.params
    return app.db.transaction(async (tx) => {
      const updated = (await updateService(tx, id, request.body)) ?? notFound()
      await auditOf(request)(tx, 'update', 'service', id, { name: updated.nameEn })
      return updated
    })
  })

  on('DELETE /api/admin/services/:id', async (request) => {
    const { id } = request.params
    await app.db.transaction(async (tx) => {
      if (!(await deleteService(tx, id))) notFound()
      await auditOf(request)(tx, 'delete', 'service', id, { name: null })
    })
  })
}
