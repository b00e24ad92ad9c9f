import * as z from 'zod/mini'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { allow } from '#http/guards.ts'
import { idParams, listQuery, pageOf, replyWithPage, sortOf } from '#http/lists.ts'
import {
  client,
  clientAdminFilter,
  clientChanges,
  clientCounts,
  clientFilter,
  clientInput,
  type ListedClient,
  listedClient,
} from '../schema.ts'
import {
  type ClientSortField,
  clientSortFields,
  countClientsByType,
  createClient,
  deleteClient,
  findClient,
  listClients,
  updateClient,
} from './repository.ts'

const inOrder = { field: 'displayOrder', descending: false } as const

export const clientRoutes: Routes = async (app) => {
  app.get(
    '/api/clients',
    {
      schema: {
        querystring: z.extend(listQuery, clientFilter.shape),
        response: { 200: z.array(listedClient) },
      },
    },
    async (request, reply) => {
      const { query } = request
      const { type, q } = query
      const page = pageOf(query)
      const { rows, total } = await listClients(app.db, { type, isVisible: true, q, page, sort: inOrder })
      const listed = query.content === 'none' ? rows.map(withoutDescription) : rows
      return replyWithPage(request, reply, query, { rows: listed, total })
    },
  )
}

/** For a grid of logos. */
const withoutDescription = ({
  description,
  descriptionEn,
  descriptionAr,
  ...client
}: ListedClient): ListedClient => client

export const clientAdminRoutes: Routes = async (app) => {
  const officeOnly = allow('clients.manage')

  app.get(
    '/api/admin/clients',
    {
      onRequest: officeOnly,
      schema: {
        querystring: z.extend(listQuery, clientAdminFilter.shape),
        response: { 200: z.array(client) },
      },
    },
    async (request, reply) => {
      const { query } = request
      const page = await listClients(app.db, {
        type: query.type,
        isVisible: visibilityOf(query.isVisible),
        q: query.q,
        page: pageOf(query),
        sort: sortOf<ClientSortField>(query, clientSortFields, inOrder),
      })
      return replyWithPage(request, reply, query, page)
    },
  )

  app.get(
    '/api/admin/clients/counts',
    {
      onRequest: officeOnly,
      schema: {
        querystring: z.object({ q: listQuery.shape.q, isVisible: clientAdminFilter.shape.isVisible }),
        response: { 200: clientCounts },
      },
    },
    async ({ query: { q, isVisible } }) =>
      countClientsByType(app.db, { q, isVisible: visibilityOf(isVisible) }),
  )

  /** What an editor compares with after a stale edit; hidden clients are found here alone. */
  app.get(
    '/api/admin/clients/:id',
    { onRequest: officeOnly, schema: { params: idParams, response: { 200: client } } },
    async ({ params }) => (await findClient(app.db, params.id)) ?? notFound(),
  )

  app.post(
    '/api/admin/clients',
    { onRequest: officeOnly, schema: { body: clientInput, response: { 201: client } } },
    async (request, reply) => {
      const created = await app.db.transaction(async (tx) => {
        const row = await createClient(tx, request.body)
        await auditOf(request)(tx, 'create', 'client', row.id, { name: row.name })
        return row
      })
      return reply.code(201).send(created)
    },
  )

  app.put(
    '/api/admin/clients/:id',
    { onRequest: officeOnly, schema: { params: idParams, body: clientChanges, response: { 200: client } } },
    async (request) => {
      const { id } = request.params
      return app.db.transaction(async (tx) => {
        const updated = (await updateClient(tx, id, request.body)) ?? notFound()
        await auditOf(request)(tx, 'update', 'client', id, { name: updated.name })
        return updated
      })
    },
  )

  app.delete(
    '/api/admin/clients/:id',
    { onRequest: officeOnly, schema: { params: idParams } },
    async (request, reply) => {
      const { id } = request.params
      await app.db.transaction(async (tx) => {
        const name = (await deleteClient(tx, id)) ?? notFound()
        await auditOf(request)(tx, 'delete', 'client', id, { name })
      })
      return reply.code(204).send()
    },
  )
}

const visibilityOf = (word: z.infer<typeof clientAdminFilter>['isVisible']): boolean | undefined =>
  word === 'true' || word === 'false' ? word === 'true' : undefined
