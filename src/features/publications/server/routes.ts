import type { FastifyRequest } from 'fastify'
import { may } from '#access/permissions.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { pageOf, replyWithPage, sortOf } from '#http/lists.ts'
import { register } from '#http/register.ts'
import type { PublicationFilter } from '../schema.ts'
import { articleOf } from './article.ts'
import { publicationCalls } from './calls.ts'
import { inTurns, listed } from './previews.ts'
import {
  findAuthor,
  findNeighbours,
  findPublication,
  listPublications,
  listPublicationYears,
  listRelated,
  publicationSortFields,
} from './repository.ts'
import { found } from './search-results.ts'

const newestFirst = { field: 'publishDate', descending: true } as const

export const publicationRoutes: Routes = async (app) => {
  const on = register(app, publicationCalls)

  on('GET /api/publications', async (request, reply) => {
    const { query } = request
    const { q } = query
    const withContents = query.content !== 'none'
    const { rows, total } = await listPublications(app.db, {
      ...filtersOf(query),
      q,
      page: pageOf(query),
      sort: query.sort ? sortOf(query, publicationSortFields, newestFirst) : undefined,
      withContents: withContents || Boolean(q),
    })
    const answers = q
      ? await found(app.db, rows, q, withContents)
      : await inTurns(rows, (row) => listed(row, withContents))
    return replyWithPage(request, reply, query, { rows: answers, total })
  })

  on('GET /api/publications/years', () => listPublicationYears(app.db))

  on('GET /api/publications/:id', async (request) => {
    const row = await findPublication(app.db, request.params.id, { mayPreview: mayPreview(request) })
    if (!row) return notFound()
    const { userId, ...shown } = row
    const [author, neighbours, related] = await Promise.all([
      findAuthor(app.db, userId),
      findNeighbours(app.db, row),
      listRelated(app.db, row),
    ])
    return {
      ...listed(shown, true),
      contentEn: row.contentEn,
      contentAr: row.contentAr,
      articleEn: articleOf(row.contentEn, 'en'),
      articleAr: articleOf(row.contentAr, 'ar'),
      author,
      ...neighbours,
      related,
    }
  })
}

const mayPreview = ({ user }: FastifyRequest): boolean =>
  user !== null && may(user.role, 'publications.manage')

/** `all` and an empty value clear a filter. */
const filtersOf = ({ category, year, author }: PublicationFilter) => ({
  category: category && category !== 'all' ? category : undefined,
  year: year && year !== 'all' ? Number(year) : undefined,
  authorId: author ? Number(author) : undefined,
})
