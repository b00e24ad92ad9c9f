import { signedInUser } from '#api/guards.ts'
import { pageOf, replyWithPage } from '#api/lists.ts'
import { register } from '#api/register.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { findAdminPublication } from './admin-repository.ts'
import { publicationCalls } from './calls.ts'
import { changePublication } from './change-publication.ts'
import { findRevision, listRevisions } from './revision-repository.ts'

/** The versions of a publication's texts, and restoring one of them. */
export const revisionRoutes: Routes = async (app) => {
  const on = register(app, publicationCalls)

  on('GET /api/admin/publications/:id/revisions', async (request, reply) => {
    const { params, query } = request
    const page = await listRevisions(app.db, params.id, pageOf(query))
    if (page.total === 0 && !(await findAdminPublication(app.db, params.id))) notFound()
    return replyWithPage(request, reply, query, page)
  })

  on(
    'GET /api/admin/publications/:id/revisions/:revisionId',
    async ({ params }) => (await findRevision(app.db, params.id, params.revisionId)) ?? notFound(),
  )

  /** The restored texts become the newest revision; the later ones are not deleted. */
  on('POST /api/admin/publications/:id/revisions/:revisionId/restore', async (request) => {
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
  })
}
