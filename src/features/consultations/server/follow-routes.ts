import { type Routes, register, signedInUser } from '#api/routes.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { lockUser } from '#features/users/server/repository.ts'
import { AppError, notFound } from '#http/errors.ts'
import { limitLinkReads, limitPerMinute } from '#http/rate-limit.ts'
import { canWithdraw } from '../rules.ts'
import { consultationCalls } from './calls.ts'
import { claimEarlierRequests, type IsSameName, listEarlierRequests } from './earlier-repository.ts'
import { findFollowed, lockFollowed } from './link-repository.ts'
import { notifyOfWithdrawal } from './mails.ts'
import type { OnClosed } from './on-closed.ts'
import { withdrawConsultation } from './repository.ts'

/** A guest follows a consultation by a private link, without an account (decision 44). */
export const followedConsultationRoutes =
  (onClosed: OnClosed): Routes =>
  async (app) => {
    const on = register(app, consultationCalls)

    on('GET /api/requests', { onRequest: limitLinkReads }, async ({ query }) => ({
      consultation: (await findFollowed(app.db, query.token)) ?? null,
    }))

    on('POST /api/requests/withdraw', { onRequest: limitPerMinute('request links', 30) }, async (request) => {
      const { token, dates } = request.body
      return app.db.transaction(async (tx) => {
        const locked = await lockFollowed(tx, token)
        if (!locked) throw new AppError('link_expired')
        if (!canWithdraw(locked)) throw new AppError('not_pending')
        const { id, email } = locked
        await withdrawConsultation(tx, locked, null)
        await onClosed(tx, locked, { actorId: null, dates, sees: 'shown' })
        await notifyOfWithdrawal(tx, app.publicUrl(), { id, clientId: null, email })
        await auditOf(request, null)(tx, 'withdraw', 'consultation', id, dates && { dates })
        return { consultation: (await findFollowed(tx, token)) ?? null }
      })
    })
  }

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
