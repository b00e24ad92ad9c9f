import { pageOf, replyWithPage } from '#api/lists.ts'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { listByIds } from '#features/publications/server/repository.ts'
import { notFound } from '#http/errors.ts'
import type { Favorite } from '../schema.ts'
import { favoriteCalls } from './calls.ts'
import { addOwnFavorite, listOwnFavorites, removeOwnFavorite } from './repository.ts'

export const favoriteRoutes: Routes = async (app) => {
  const on = register(app, favoriteCalls)

  on('GET /api/favorites', async (request, reply) => {
    const { query } = request
    const publicationId = query.publicationId === undefined ? undefined : Number(query.publicationId)
    const { rows, total } = await listOwnFavorites(app.db, signedInUser(request).id, {
      publicationId,
      page: pageOf(query),
    })
    return replyWithPage(request, reply, query, { rows: await withPublications(app.db, rows), total })
  })

  on('POST /api/favorites', async (request) => {
    const { id } = signedInUser(request)
    const { publicationId } = request.body
    await addOwnFavorite(app.db, id, publicationId)
    const { rows } = await listOwnFavorites(app.db, id, { publicationId, page: { limit: 1, offset: 0 } })
    const [added] = await withPublications(app.db, rows)
    return added ?? notFound()
  })

  on('DELETE /api/favorites/:publicationId', async (request) => {
    const { publicationId } = request.params
    if (!(await removeOwnFavorite(app.db, signedInUser(request).id, publicationId))) notFound()
  })
}

type Row = Omit<Favorite, 'publication'>

const withPublications = async (db: Database, rows: Row[]): Promise<Favorite[]> => {
  const publications = await listByIds(
    db,
    rows.map((row) => row.publicationId),
  )
  const byId = new Map(publications.map((row) => [row.id, row]))
  // A publication that was hidden between the two queries is left out.
  return rows.flatMap((row) => {
    const publication = byId.get(row.publicationId)
    return publication ? [{ ...row, publication }] : []
  })
}
