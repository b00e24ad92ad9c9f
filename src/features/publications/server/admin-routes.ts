import * as z from 'zod/mini'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { allow, signedInUser } from '#http/guards.ts'
import { idParams, listQuery, pageOf, replyWithPage, sortOf } from '#http/lists.ts'
import { excerpt } from '#i18n/format.ts'
import { plainTextOf } from '#markdown/markdown.ts'
import {
  type AdminListedPublication,
  type AdminPublication,
  adminListedPublication,
  adminPublication,
  adminPublicationFilter,
  preview,
  previewInput,
  publicationChanges,
  publicationCounts,
  publicationInput,
} from '../admin-schema.ts'
import {
  type AdminSortField,
  adminSortFields,
  countPublications,
  createPublication,
  deletePublication,
  findAdminPublication,
  listAdminPublications,
} from './admin-repository.ts'
import { articleOf } from './article.ts'
import { changePublication, refuseWithoutText } from './change-publication.ts'
import { inTurns } from './listed.ts'
import { revisionRoutes } from './revision-routes.ts'

const newestFirst = { field: 'publishDate', descending: true } as const
/** Two articles of the longest length, in Arabic letters and with what JSON adds. */
const bodyLimit = 1024 * 1024

export const publicationAdminRoutes: Routes = async (app) => {
  const officeOnly = allow('publications.manage')

  app.get(
    '/api/admin/publications',
    {
      onRequest: officeOnly,
      schema: {
        querystring: z.extend(listQuery, adminPublicationFilter.shape),
        response: { 200: z.array(adminListedPublication) },
      },
    },
    async (request, reply) => {
      const { query } = request
      const withContents = query.content !== 'none'
      const { rows, total } = await listAdminPublications(app.db, {
        category: query.category && query.category !== 'all' ? query.category : undefined,
        q: query.q,
        page: pageOf(query),
        sort: sortOf<AdminSortField>(query, adminSortFields, newestFirst),
        withContents,
      })
      const answers = await inTurns(rows, (row) => listed(row, withContents))
      return replyWithPage(request, reply, query, { rows: answers, total })
    },
  )

  app.get(
    '/api/admin/publications/counts',
    {
      onRequest: officeOnly,
      schema: { querystring: z.pick(listQuery, { q: true }), response: { 200: publicationCounts } },
    },
    ({ query }) => countPublications(app.db, query.q),
  )

  app.get(
    '/api/admin/publications/:id',
    { onRequest: officeOnly, schema: { params: idParams, response: { 200: adminPublication } } },
    async ({ params }) => (await findAdminPublication(app.db, params.id)) ?? notFound(),
  )

  app.post(
    '/api/admin/publications',
    {
      onRequest: officeOnly,
      bodyLimit,
      schema: { body: publicationInput, response: { 201: adminPublication } },
    },
    async (request, reply) => {
      const created = await app.db.transaction(async (tx) => {
        const row = await createPublication(tx, request.body, signedInUser(request).id)
        refuseWithoutText(row)
        await auditOf(request)(tx, 'create', 'publication', row.id, { name: row.titleEn })
        return row
      })
      return reply.code(201).send(created)
    },
  )

  app.put(
    '/api/admin/publications/:id',
    {
      onRequest: officeOnly,
      bodyLimit,
      schema: { params: idParams, body: publicationChanges, response: { 200: adminPublication } },
    },
    async (request) => {
      const { params, body } = request
      return app.db.transaction(async (tx) => {
        const updated = await changePublication(tx, params.id, body, signedInUser(request).id)
        await auditOf(request)(tx, 'update', 'publication', updated.id, { name: updated.titleEn })
        return updated
      })
    },
  )

  app.delete(
    '/api/admin/publications/:id',
    { onRequest: officeOnly, schema: { params: idParams } },
    async (request, reply) => {
      const { id } = request.params
      await app.db.transaction(async (tx) => {
        const title = (await deletePublication(tx, id)) ?? notFound()
        await auditOf(request)(tx, 'delete', 'publication', id, { name: title })
      })
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/admin/publications/preview',
    { onRequest: officeOnly, bodyLimit, schema: { body: previewInput, response: { 200: preview } } },
    async ({ body }) => ({
      articleEn: articleOf(body.contentEn ?? '', 'en'),
      articleAr: articleOf(body.contentAr ?? '', 'ar'),
    }),
  )

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
