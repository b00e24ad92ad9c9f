import { signedInUser } from '#api/guards.ts'
import { register } from '#api/register.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { lockUser } from '#features/users/server/repository.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { consultationCalls } from './calls.ts'
import { claimEarlierRequests, type IsSameName, listEarlierRequests } from './earlier-repository.ts'

/**
 * Consultations from before the client had an account. They are offered once the address is verified, never
 * added without consent.
 */
export const earlierRequestRoutes =
  ({ isSameName }: { isSameName: IsSameName }): Routes =>
  async (app) => {
    const on = register(app, consultationCalls)

    on('GET /api/client/earlier-requests', async (request) => {
      const person = signedInUser(request)
      return person.isVerified ? listEarlierRequests(app.db, person, isSameName) : []
    })

    on('POST /api/client/earlier-requests', async (request) => {
      const actor = signedInUser(request)
      const ids = [...new Set(request.body.ids)]
      await app.db.transaction(async (tx) => {
        // The current address, locked until the transaction ends.
        const person = await lockUser(tx, actor.id)
        if (!person?.isVerified) return notFound()
        const claimed = await claimEarlierRequests(tx, person, { ids, isSameName })
        // All or none: another person's consultation is refused like an unknown one.
        if (claimed.length < ids.length) notFound()
        for (const entityId of claimed) await auditOf(request)(tx, 'claim', 'consultation', entityId)
      })
      return { ids }
    })
  }
