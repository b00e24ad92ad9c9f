import * as z from 'zod/mini'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { lockUser } from '#features/users/server/repository.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { allow, signedInUser } from '#http/guards.ts'
import { earlierChoice, earlierClaimed, earlierRequest } from '../schema.ts'
import { claimEarlierRequests, listEarlierRequests } from './earlier-repository.ts'

/** What a client sent before they had an account: offered once their address is verified, never taken silently. */
export const earlierRequestRoutes: Routes = async (app) => {
  const clientsOnly = allow('portal.use')

  app.get(
    '/api/client/earlier-requests',
    { onRequest: clientsOnly, schema: { response: { 200: z.array(earlierRequest) } } },
    async (request) => {
      const { email, isVerified } = signedInUser(request)
      return isVerified ? listEarlierRequests(app.db, email) : []
    },
  )

  app.post(
    '/api/client/earlier-requests',
    { onRequest: clientsOnly, schema: { body: earlierChoice, response: { 201: earlierClaimed } } },
    async (request, reply) => {
      const actor = signedInUser(request)
      const ids = [...new Set(request.body.ids)]
      await app.db.transaction(async (tx) => {
        // The address as it is now, and stays until this is done.
        const person = await lockUser(tx, actor.id)
        if (!person?.isVerified) return notFound()
        const claimed = await claimEarlierRequests(tx, person, ids)
        // All or none: another person's request is as unknown as no request.
        if (claimed.length < ids.length) notFound()
        for (const entityId of claimed) await auditOf(request)(tx, 'claim', 'consultation', entityId)
      })
      return reply.code(201).send({ ids })
    },
  )
}
