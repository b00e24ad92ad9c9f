import type { FastifyRequest } from 'fastify'
import { type Routes, register, repeatableCall, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import {
  findStanding,
  listOwnConsents,
  recordConsent,
  type Standing,
} from '#features/consents/server/repository.ts'
import { AppError, notFound, refuseTrapped } from '#http/errors.ts'
import { limitLinkReads, limitPerMinute } from '#http/rate-limit.ts'
import type { Language } from '#languages/language.ts'
import { newsletterCalls } from './calls.ts'
import {
  askToConfirm,
  changeSubscriptionByLink,
  confirmSubscription,
  endSubscription,
  endSubscriptionOf,
  findConfirmation,
  findSubscriptionByLink,
  subscribeConfirmed,
} from './repository.ts'

/** The response is the same for everyone and contains no id. */
const nothingToRead = 0

/** Double opt-in: an address is subscribed only after a link in a mail to it was used. */
export const newsletterRoutes: Routes = async (app) => {
  const on = register(app, newsletterCalls)

  on('POST /api/newsletter/subscribe', { onRequest: limitPerMinute('forms', 30) }, async (request) => {
    const { email, homepage, areas, language = request.language } = request.body
    refuseTrapped(homepage)
    await answerOnce(app.db, repeatableCall(request, request.body), {
      write: async (tx) => {
        await askToConfirm(tx, email, { language, areas }, app)
        return nothingToRead
      },
      read: async () => undefined,
    })
    return { email }
  })

  // Mail scanners follow links, so GET must not confirm the address.
  on('GET /api/newsletter/confirm', { onRequest: limitLinkReads }, ({ query }) =>
    findConfirmation(app.db, query.token),
  )

  on(
    'POST /api/newsletter/confirm',
    { onRequest: limitPerMinute('newsletter links', 30) },
    async (request) => {
      const { token, areas, mailLanguage: language } = request.body
      const isConfirmed = await app.db.transaction(async (tx) => {
        const reader = await confirmSubscription(tx, token, { areas, language })
        if (!reader) return false
        await recordConsent(tx, consentOf(reader))
        await auditOf(request, null)(tx, 'subscribe', 'newsletterSubscriber', reader.id)
        return true
      })
      if (isConfirmed) return { isSubscribed: true }
      throw (await findConfirmation(app.db, token)).state === 'used'
        ? new AppError('link_used')
        : new AppError('link_expired')
    },
  )

  on('GET /api/newsletter/areas', { onRequest: limitLinkReads }, async ({ query }) => ({
    subscription: (await findSubscriptionByLink(app.db, query.token)) ?? null,
  }))

  on(
    'POST /api/newsletter/areas',
    { onRequest: limitPerMinute('newsletter links', 30) },
    async ({ body: { token, areas, mailLanguage: language } }) => {
      const changed = await changeSubscriptionByLink(app.db, token, { areas, language })
      if (!changed) throw new AppError('link_expired')
      return { subscription: changed }
    },
  )

  on(
    'POST /api/newsletter/unsubscribe',
    // A mail provider sends the one-click calls of all its users from a few servers.
    { onRequest: limitPerMinute('unsubscribe', 600) },
    async (request) => {
      await app.db.transaction(async (tx) => {
        const reader = await endSubscription(tx, request.body.token)
        if (!reader) throw new AppError('link_expired')
        if (!reader.isActive) return
        await recordConsent(tx, { ...consentOf(reader), isGiven: false })
        await auditOf(request, null)(tx, 'unsubscribe', 'newsletterSubscriber', reader.id)
      })
      return { isSubscribed: false }
    },
  )
}

const consentOf = ({ email, language }: { email: string; language: Language }) =>
  ({ userId: null, email, language, purpose: 'newsletter' }) as const

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
  const subscriberId = isGiven ? await subscribeConfirmed(db, email, language) : null
  if (!isGiven && address !== undefined) await endSubscriptionOf(db, address)
  await recordConsent(db, { userId: id, email, purpose: 'newsletter', language, isGiven })
  await auditOf(request)(db, isGiven ? 'subscribe' : 'unsubscribe', 'newsletterSubscriber', subscriberId)
  return false
}
