import type { FastifyRequest } from 'fastify'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { keyNewNames } from '#features/conflicts/server/names-repository.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { findCalls } from './calls.ts'
import { find } from './find.ts'
import { searchRequests } from './list-repository.ts'
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

/** The search of the list of requests for the user who sent this request. */
export const searchRequestsFor = (request: FastifyRequest, db: Database, typed: string | undefined) =>
  searchRequests(db, typed, { reader: signedInUser(request), numbers: request.server.partyNumbers })
