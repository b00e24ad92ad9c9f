import { and, eq } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import { signedInUser } from '#api/guards.ts'
import { register } from '#api/register.ts'
import { isFollowedWith } from '#features/consultations/server/link-repository.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { lockOwnConsultation } from '#features/consultations/server/repository.ts'
import { consultations } from '#features/consultations/server/table.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { matterCalls } from './calls.ts'
import { findOwnMatter } from './own-repository.ts'
import { saveClientMails } from './path-repository.ts'

const isOwn = (id: number, client: Reader) => and(eq(consultations.id, id), mayListConsultation(client))

/** The path as its client sees it, in the portal and on the private page of a guest. */
export const ownMatterRoutes: Routes = async (app) => {
  const on = register(app, matterCalls)

  on('GET /api/client/consultations/:id/path', async (request) => {
    const own = isOwn(request.params.id, signedInUser(request))
    return (await findOwnMatter(app.db, own, { isGuest: false })) ?? notFound()
  })

  on('PUT /api/client/consultations/:id/path', async (request) => {
    const { id } = request.params
    const client = signedInUser(request)
    return app.db.transaction(async (tx) => {
      if (!(await lockOwnConsultation(tx, client.id, id))) notFound()
      if (!(await saveClientMails(tx, id, request.body.clientMails))) notFound()
      return (await findOwnMatter(tx, isOwn(id, client), { isGuest: false })) ?? notFound()
    })
  })

  on('GET /api/requests/path', async ({ query }) => {
    const followed = isFollowedWith(app.db, query.token)
    return (await findOwnMatter(app.db, followed, { isGuest: true })) ?? { path: null, dates: [] }
  })
}
