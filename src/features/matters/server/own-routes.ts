import type { Reader } from '#access/roles.ts'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import { lockOwnConsultation } from '#features/consultations/server/repository.ts'
import { notFound } from '#http/errors.ts'
import { limitLinkReads } from '#http/rate-limit.ts'
import { matterCalls } from './calls.ts'
import { findFollowedMatter, findOwnMatter } from './own-repository.ts'
import { saveClientMails } from './progress-repository.ts'

const nothing = { path: null, dates: [], pastDate: null, powers: [] }

/** The progress as the client sees it, in the portal and on the private page of a guest. */
export const ownMatterRoutes: Routes = async (app) => {
  const on = register(app, matterCalls)
  const viewOf = (client: Reader) => ({ client, numbers: app.partyNumbers })

  on(
    'GET /api/client/consultations/:id/path',
    async (request) =>
      (await findOwnMatter(app.db, request.params.id, viewOf(signedInUser(request)))) ?? notFound(),
  )

  on('PUT /api/client/consultations/:id/path', async (request) => {
    const { id } = request.params
    const client = signedInUser(request)
    return app.db.transaction(async (tx) => {
      if (!(await lockOwnConsultation(tx, client.id, id))) notFound()
      if (!(await saveClientMails(tx, id, request.body.clientMails))) notFound()
      return (await findOwnMatter(tx, id, viewOf(client))) ?? notFound()
    })
  })

  on(
    'GET /api/requests/path',
    { onRequest: limitLinkReads },
    async ({ query }) => (await findFollowedMatter(app.db, query.token, app.partyNumbers)) ?? nothing,
  )
}
