import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { signedInUser } from '#http/guards.ts'
import { listOptions, replyWithPage } from '#http/lists.ts'
import { register } from '#http/register.ts'
import { excerpt } from '#i18n/format.ts'
import { plainTextOf } from '#markdown/markdown.ts'
import type { AdminListedPublication, AdminPublication } from '../admin-schema.ts'
import {
  adminSortFields,
  countPublications,
  createPublication,
  deletePublication,
  findAdminPublication,
  listAdminPublications,
} from './admin-repository.ts'
import { articleOf } from './article.ts'
import { publicationCalls } from './calls.ts'
import { changePublication, refuseWithoutText } from './change-publication.ts'
import { inTurns } from './previews.ts'
import { revisionRoutes } from './revision-routes.ts'

const newestFirst = { field: 'publishDate', descending: true } as const
/** Two articles of the longest length, in Arabic letters and with what JSON adds. */
const bodyLimit = 1024 * 1024

export const publicationAdminRoutes: Routes = async (app) => {
  const on = register(app, publicationCalls)

  on('GET /api/admin/publications', async (request, reply) => {
    const { query } = request
    const withContents = query.content !== 'none'
    const { rows, total } = await listAdminPublications(app.db, {
      category: query.category && query.category !== 'all' ? query.category : undefined,
      ...listOptions(query, adminSortFields, newestFirst),
      withContents,
    })
    const answers = await inTurns(rows, (row) => listed(row, withContents))
    return replyWithPage(request, reply, query, { rows: answers, total })
  })

  on('GET /api/admin/publications/counts', ({ query }) => countPublications(app.db, query.q))

  on(
    'GET /api/admin/publications/:id',
    async ({ params }) => (await findAdminPublication(app.db, params.id)) ?? notFound(),
  )

  on('POST /api/admin/publications', { bodyLimit }, async (request) => {
    return app.db.transaction(async (tx) => {
      const row = await createPublication(tx, request.body, signedInUser(request).id)
      refuseWithoutText(row)
      await auditOf(request)(tx, 'create', 'publication', row.id, { name: row.titleEn })
      return row
    })
  })

  on('PUT /api/admin/publications/:id', { bodyLimit }, async (request) => {
    const { params, body } = request
    return app.db.transaction(async (tx) => {
      const updated = await changePublication(tx, params.id, body, signedInUser(request).id)
      await auditOf(request)(tx, 'update', 'publication', updated.id, { name: updated.titleEn })
      return updated
    })
  })

  on('DELETE /api/admin/publications/:id', async (request) => {
    const { id } = request.params
    await app.db.transaction(async (tx) => {
      const title = (await deletePublication(tx, id)) ?? notFound()
      await auditOf(request)(tx, 'delete', 'publication', id, { name: title })
    })
  })

  on('POST /api/admin/publications/preview', { bodyLimit }, async ({ body }) => ({
    articleEn: articleOf(body.contentEn ?? '', 'en'),
    articleAr: articleOf(body.contentAr ?? '', 'ar'),
  }))

  await app.register(revisionRoutes)
}

const previewLength = 120

const listed = (row: AdminPublication, withContents: boolean): AdminListedPublication => {
  const { contentEn, contentAr, ...rest } = row
  return {
    ...rest,
    previewEn: excerpt(plainTextOf(contentEn), previewLength),
    previewAr: excerpt(plainTextOf(contentAr), previewLength),
    ...(withContents && { contentEn, contentAr }),
  }
}
