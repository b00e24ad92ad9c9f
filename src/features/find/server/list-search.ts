import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#api/guards.ts'
import type { Database } from '#db/connection.ts'
import { searchRequests } from './list-repository.ts'

/** The search of the list of requests for the user who sent this request. */
export const searchRequestsFor = (request: FastifyRequest, db: Database, typed: string | undefined) =>
  searchRequests(db, typed, { reader: signedInUser(request), numbers: request.server.partyNumbers })
