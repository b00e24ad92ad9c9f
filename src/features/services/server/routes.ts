import * as z from 'zod/mini'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { allow } from '#http/guards.ts'
import { idParams, listQuery, pageOf, replyWithPage, sortOf } from '#http/lists.ts'
import { service, serviceChanges, serviceInput } from '../schema.ts'
import {
  createService,
  deleteService,
  findActiveService,
  findService,
  listServices,
  type ServiceSortField,
  serviceSortFields,
  updateService,
} from './repository.ts'

const inOrder = { field: 'displayOrder', descending: false } as const

export const serviceRoutes: Routes = async (app) => {
  app.get(
    '/api/services',
    { schema: { querystring: listQuery, response: { 200: z.array(service) } } },
    async (request, reply) => {
      const { query } = request
      const page = await listServices(app.db, {
        isActive: true,
        q: query.q,
        page: pageOf(query),
        sort: inOrder,
      })
      return replyWithPage(request, reply, query, page)
    },
  )

  app.get(
    '/api/services/:id',
    { schema: { params: idParams, response: { 200: service } } },
    async ({ params }) => (await findActiveService(app.db, params.id)) ?? notFound(),
  )
}

export const serviceAdminRoutes: Routes = async (app) => {
  const officeOnly = allow('services.manage')

  app.get(
    '/api/admin/services',
    { onRequest: officeOnly, schema: { querystring: listQuery, response: { 200: z.array(service) } } },
    async (request, reply) => {
      const { query } = request
      const page = await listServices(app.db, {
        q: query.q,
        page: pageOf(query),
        sort: sortOf<ServiceSortField>(query, serviceSortFields, inOrder),
      })
      return replyWithPage(request, reply, query, page)
    },
  )

  /** What an editor compares with after a stale edit; inactive services are found here alone. */
  app.get(
    '/api/admin/services/:id',
    { onRequest: officeOnly, schema: { params: idParams, response: { 200: service } } },
    async ({ params }) => (await findService(app.db, params.id)) ?? notFound(),
  )

  app.post(
    '/api/admin/services',
    { onRequest: officeOnly, schema: { body: serviceInput, response: { 201: service } } },
    async (request, reply) => {
      const created = await app.db.transaction(async (tx) => {
        const row = await createService(tx, request.body)
        await auditOf(request)(tx, 'create', 'service', row.id, { name: row.nameEn })
        return row
      })
      return reply.code(201).send(created)
    },
  )

  app.put(
    '/api/admin/services/:id',
    { onRequest: officeOnly, schema: { params: idParams, body: serviceChanges, response: { 200: service } } },
    async (request) => {
      const { id } = request.params
      return app.db.transaction(async (tx) => {
        const updated = (await updateService(tx, id, request.body)) ?? notFound()
        await auditOf(request)(tx, 'update', 'service', id, { name: updated.nameEn })
        return updated
      })
    },
  )

  app.delete(
    '/api/admin/services/:id',
    { onRequest: officeOnly, schema: { params: idParams } },
    async (request, reply) => {
      const { id } = request.params
      await app.db.transaction(async (tx) => {
        if (!(await deleteService(tx, id))) notFound()
        await auditOf(request)(tx, 'delete', 'service', id, { name: null })
      })
      return reply.code(204).send()
    },
  )
}
