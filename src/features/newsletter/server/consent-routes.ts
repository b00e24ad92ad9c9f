import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#api/guards.ts'
import { register } from '#api/register.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import {
  findStanding,
  listOwnConsents,
  recordConsent,
  type Standing,
} from '#features/consents/server/repository.ts'
import type { Routes } from '#http/context.ts'
import { AppError, notFound } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { newsletterCalls } from './calls.ts'
import { askToConfirm, endSubscriptionOf, subscribeConfirmed } from './repository.ts'

/** The newsletter is the only consent that users can withdraw; the others end with the account. */
export const newsletterConsentRoutes: Routes = async (app) => {
  const on = register(app, newsletterCalls)

  on('PUT /api/user/consents/:purpose', { onRequest: limitPerMinute('forms', 30) }, async (request) => {
    const { purpose } = request.params
    if (purpose !== 'newsletter') throw new AppError('consent_tied')
    return app.db.transaction(async (tx) => {
      const standing = (await findStanding(tx, signedInUser(request).id)) ?? notFound()
      const isWaiting = await changeSubscription(tx, request, standing, request.body.isGiven)
      const consents = await listOwnConsents(tx, standing)
      const consent = consents.find((each) => each.purpose === purpose) ?? notFound()
      return { ...consent, isWaiting }
    })
  })
}

/** True if a confirmation mail was sent. A call that changes nothing is not recorded. */
const changeSubscription = async (
  db: Database,
  request: FastifyRequest,
  { id, email, address }: Standing,
  isGiven: boolean,
): Promise<boolean> => {
  const consents = await listOwnConsents(db, { id, address })
  if (consents.find(({ purpose }) => purpose === 'newsletter')?.isGiven === isGiven) return false
  const { language } = request
  if (isGiven && address === undefined) {
    await askToConfirm(db, email, { language }, request.server)
    return true
  }
  if (isGiven) await subscribeConfirmed(db, email, language)
  else if (address !== undefined) await endSubscriptionOf(db, address)
  await recordConsent(db, { userId: id, email, purpose: 'newsletter', language, isGiven })
  await auditOf(request)(db, isGiven ? 'subscribe' : 'unsubscribe', 'newsletterSubscriber')
  return false
}
