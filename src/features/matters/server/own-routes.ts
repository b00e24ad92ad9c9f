import { signedInUser } from '#api/guards.ts'
import { register } from '#api/register.ts'
import { findFollowed } from '#features/consultations/server/link-repository.ts'
import { findConsultation, lockOwnConsultation } from '#features/consultations/server/repository.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { matterCalls } from './calls.ts'
import { findOwnMatter } from './own-repository.ts'
import { saveClientMails } from './path-repository.ts'

/** The path as its client sees it, in the portal and on the private page of a guest. */
export const ownMatterRoutes: Routes = async (app) => {
  const on = register(app, matterCalls)

  on('GET /api/client/consultations/:id/path', async (request) => {
    const { id } = request.params
    if (!(await findConsultation(app.db, id, signedInUser(request)))) notFound()
    return findOwnMatter(app.db, id, { isGuest: false })
  })

  on('PUT /api/client/consultations/:id/path', async (request) => {
    const { id } = request.params
    return app.db.transaction(async (tx) => {
      if (!(await lockOwnConsultation(tx, signedInUser(request).id, id))) notFound()
      if (!(await saveClientMails(tx, id, request.body.clientMails))) notFound()
      return findOwnMatter(tx, id, { isGuest: false })
    })
  })

  on('GET /api/requests/path', async ({ query }) => {
    const followed = await findFollowed(app.db, query.token)
    return followed ? findOwnMatter(app.db, followed.id, { isGuest: true }) : { path: null, dates: [] }
  })
}
