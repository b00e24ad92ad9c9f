import { signedInUser } from '#api/guards.ts'
import { register } from '#api/register.ts'
import { keyNewNames } from '#features/conflicts/server/names-repository.ts'
import type { Routes } from '#http/context.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { findCalls } from './calls.ts'
import { find } from './find.ts'
import { withIndexesOnly } from './query-repository.ts'

export const findRoutes: Routes = async (app) => {
  const on = register(app, findCalls)

  // A whole office may share one IP address, and typing sends a request for most letters.
  on('GET /api/admin/find', { onRequest: limitPerMinute('find', 600) }, async (request) => {
    const reader = signedInUser(request)
    await keyNewNames(app.db)
    return withIndexesOnly(app.db, (tx) =>
      find(tx, request.query.q, { reader, numbers: app.partyNumbers, now: new Date() }),
    )
  })
}
