import * as z from 'zod/mini'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { allow, signedInUser } from '#http/guards.ts'
import { idParams, listQuery, pageOf, replyWithPage } from '#http/lists.ts'
import { adminPublication, publicationRevision, restoreInput, revisionWithTexts } from '../admin-schema.ts'
import { findAdminPublication } from './admin-repository.ts'
import { changePublication } from './change-publication.ts'
import { findRevision, listRevisions } from './revision-repository.ts'

const revisionParams = z.extend(idParams, { revisionId: idParams.shape.id })

/** The history of a text: what it said, who changed it, and the way back. */
export const revisionRoutes: Routes = async (app) => {
  const officeOnly = allow('publications.manage')

  app.get(
    '/api/admin/publications/:id/revisions',
    {
      onRequest: officeOnly,
      schema: { params: idParams, querystring: listQuery, response: { 200: z.array(publicationRevision) } },
    },
    async (request, reply) => {
      const { params, query } = request
      const page = await listRevisions(app.db, params.id, pageOf(query))
      if (page.total === 0 && !(await findAdminPublication(app.db, params.id))) notFound()
      return replyWithPage(request, reply, query, page)
    },
  )

  app.get(
    '/api/admin/publications/:id/revisions/:revisionId',
    { onRequest: officeOnly, schema: { params: revisionParams, response: { 200: revisionWithTexts } } },
    async ({ params }) => (await findRevision(app.db, params.id, params.revisionId)) ?? notFound(),
  )

  /** Its texts become the newest revision; the ones between stay. */
  app.post(
    '/api/admin/publications/:id/revisions/:revisionId/restore',
    {
      onRequest: officeOnly,
      schema: { params: revisionParams, body: z.nullish(restoreInput), response: { 200: adminPublication } },
    },
    async (request) => {
      const { params, body } = request
      const actor = signedInUser(request)
      return app.db.transaction(async (tx) => {
        const { texts } = (await findRevision(tx, params.id, params.revisionId)) ?? notFound()
        const restored = await changePublication(
          tx,
          params.id,
          { ...texts, updatedAt: body?.updatedAt },
          actor.id,
        )
        await auditOf(request)(tx, 'restore', 'publication', params.id, { name: restored.titleEn })
        return restored
      })
    },
  )
}
