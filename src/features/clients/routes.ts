import * as z from 'zod/mini'
import type { Routes } from '#http/context.ts'
import { listQuery, pageOf, replyWithPage } from '#http/lists.ts'
import { listVisibleClients } from './repository.ts'
import { clientFilter, type ListedClient, listedClient } from './schema.ts'

const clientQuery = z.extend(listQuery, clientFilter.shape)

export const clientRoutes: Routes = async (app) => {
  app.get(
    '/api/clients',
    { schema: { querystring: clientQuery, response: { 200: z.array(listedClient) } } },
    async (request, reply) => {
      const { query } = request
      const { type, q } = query
      const { rows, total } = await listVisibleClients(app.db, { type, q, page: pageOf(query) })
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
