import { recordChanges } from '#features/audit/server/record-changes.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { listOptions, pageOf, replyWithPage } from '#http/lists.ts'
import { register } from '#http/register.ts'
import type { AdminService } from '../guide-schema.ts'
import { serviceCalls } from './calls.ts'
import {
  createService,
  deleteService,
  findActiveService,
  findService,
  listActiveServices,
  listServices,
  serviceSortFields,
  updateService,
} from './repository.ts'

const inOrder = { field: 'displayOrder', descending: false } as const

export const serviceRoutes: Routes = async (app) => {
  const on = register(app, serviceCalls)

  on('GET /api/services', async (request, reply) => {
    const { query } = request
    const page = await listActiveServices(app.db, {
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

  /** The saved version, to compare with after a stale edit; only this call finds inactive services. */
  on(
    'GET /api/admin/services/:id',
    async ({ params }) => (await findService(app.db, params.id)) ?? notFound(),
  )

  on('POST /api/admin/services', (request) => changes.create(request, request.body))
  on('PUT /api/admin/services/:id', (request) => changes.update(request, request.params.id, request.body))
  on('DELETE /api/admin/services/:id', (request) => changes.remove(request, request.params.id))
}

const changes = recordChanges({
  entity: 'service',
  nameOf: ({ nameEn }: AdminService) => nameEn,
  create: createService,
  update: updateService,
  remove: async (tx, id) => ((await deleteService(tx, id)) ? { name: null } : undefined),
})
