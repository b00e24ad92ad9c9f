import { register } from '#api/register.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Routes } from '#http/context.ts'
import { AppError } from '#http/errors.ts'
import { limitLinkReads, limitPerMinute } from '#http/rate-limit.ts'
import { canWithdraw } from '../rules.ts'
import { consultationCalls } from './calls.ts'
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
