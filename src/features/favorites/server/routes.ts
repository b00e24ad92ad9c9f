import * as z from 'zod/mini'
import type { Database } from '#db/connection.ts'
import { listByIds } from '#features/publications/server/repository.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { requireSignIn, signedInUser } from '#http/guards.ts'
import { idParams, listQuery, pageOf, replyWithPage } from '#http/lists.ts'
import { type Favorite, favorite, favoriteFilter, favoriteInput } from '../schema.ts'
import { addOwnFavorite, listOwnFavorites, removeOwnFavorite } from './repository.ts'

const ofPublication = z.object({ publicationId: idParams.shape.id })

export const favoriteRoutes: Routes = async (app) => {
  app.get(
    '/api/favorites',
    {
      onRequest: requireSignIn,
      schema: {
        querystring: z.extend(listQuery, favoriteFilter.shape),
        response: { 200: z.array(favorite) },
      },
    },
    async (request, reply) => {
      const { query } = request
      const publicationId = query.publicationId === undefined ? undefined : Number(query.publicationId)
      const { rows, total } = await listOwnFavorites(app.db, signedInUser(request).id, {
        publicationId,
        page: pageOf(query),
      })
      return replyWithPage(request, reply, query, { rows: await withPublications(app.db, rows), total })
    },
  )

  app.post(
    '/api/favorites',
    { onRequest: requireSignIn, schema: { body: favoriteInput, response: { 201: favorite } } },
    async (request, reply) => {
      const { id } = signedInUser(request)
      const { publicationId } = request.body
      await addOwnFavorite(app.db, id, publicationId)
      const { rows } = await listOwnFavorites(app.db, id, { publicationId, page: { limit: 1, offset: 0 } })
      const [added] = await withPublications(app.db, rows)
      return reply.code(201).send(added ?? notFound())
    },
  )

  app.delete(
    '/api/favorites/:publicationId',
    { onRequest: requireSignIn, schema: { params: ofPublication } },
    async (request, reply) => {
      const { publicationId } = request.params
      if (!(await removeOwnFavorite(app.db, signedInUser(request).id, publicationId))) notFound()
      return reply.code(204).send()
    },
  )
}

type Row = Omit<Favorite, 'publication'>

const withPublications = async (db: Database, rows: Row[]): Promise<Favorite[]> => {
  const publications = await listByIds(
    db,
    rows.map((row) => row.publicationId),
  )
  const byId = new Map(publications.map((row) => [row.id, row]))
  // Hidden between the two questions: left out, as if asked a moment later.
  return rows.flatMap((row) => {
    const publication = byId.get(row.publicationId)
    return publication ? [{ ...row, publication }] : []
  })
}
