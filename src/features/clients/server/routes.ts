import type * as z from 'zod/mini'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { listOptions, pageOf, replyWithPage } from '#http/lists.ts'
import { register } from '#http/register.ts'
import type { clientAdminFilter, ListedClient } from '../schema.ts'
import { clientCalls } from './calls.ts'
import {
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
  const on = register(app, clientCalls)

  on('GET /api/clients', async (request, reply) => {
    const { query } = request
    const { type, q } = query
    const page = pageOf(query)
    const { rows, total } = await listClients(app.db, { type, isVisible: true, q, page, sort: inOrder })
    const listed = query.content === 'none' ? rows.map(withoutDescription) : rows
    return replyWithPage(request, reply, query, { rows: listed, total })
  })
}

/** For a grid of logos. */
const withoutDescription = ({
  description,
  descriptionEn,
  descriptionAr,
  ...client
}: ListedClient): ListedClient => client

export const clientAdminRoutes: Routes = async (app) => {
  const on = register(app, clientCalls)

  on('GET /api/admin/clients', async (request, reply) => {
    const { query } = request
    const page = await listClients(app.db, {
      type: query.type,
      isVisible: visibilityOf(query.isVisible),
      ...listOptions(query, clientSortFields, inOrder),
    })
    return replyWithPage(request, reply, query, page)
  })

  on('GET /api/admin/clients/counts', async ({ query: { q, isVisible } }) =>
    countClientsByType(app.db, { q, isVisible: visibilityOf(isVisible) }),
  )

  /** What an editor compares with after a stale edit; hidden clients are found here alone. */
  on('GET /api/admin/clients/:id', async ({ params }) => (await findClient(app.db, params.id)) ?? notFound())

  on('POST /api/admin/clients', async (request) => {
    return app.db.transaction(async (tx) => {
      const row = await createClient(tx, request.body)
      await auditOf(request)(tx, 'create', 'client', row.id, { name: row.name })
      return row
    })
  })

  on('PUT /api/admin/clients/:id', async (request) => {
    const { id } = request.params
    return app.db.transaction(async (tx) => {
      const updated = (await updateClient(tx, id, request.body)) ?? notFound()
      await auditOf(request)(tx, 'update', 'client', id, { name: updated.name })
      return updated
    })
  })

  on('DELETE /api/admin/clients/:id', async (request) => {
    const { id } = request.params
    await app.db.transaction(async (tx) => {
      const name = (await deleteClient(tx, id)) ?? notFound()
      await auditOf(request)(tx, 'delete', 'client', id, { name })
    })
  })
}

const visibilityOf = (word: z.infer<typeof clientAdminFilter>['isVisible']): boolean | undefined =>
  word === 'true' || word === 'false' ? word === 'true' : undefined
