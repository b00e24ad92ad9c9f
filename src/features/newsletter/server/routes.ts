import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { recordConsent } from '#features/consents/server/repository.ts'
import type { Routes } from '#http/context.ts'
import { AppError } from '#http/errors.ts'
import { repeatableCall } from '#http/idempotency-key.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import {
  confirmation,
  newsletterToken,
  subscriptionInput,
  subscriptionReceipt,
  subscriptionState,
} from '../schema.ts'
import { askToConfirm, confirmSubscription, endSubscription, findConfirmation } from './repository.ts'

/** The answer is the same whoever asks, and names no row. */
const nothingToRead = 0

/** Double opt-in: an address is a reader's once its own mailbox has said so. */
export const newsletterRoutes: Routes = async (app) => {
  app.post(
    '/api/newsletter/subscribe',
    {
      onRequest: limitPerMinute('forms', 30),
      schema: { body: subscriptionInput, response: { 201: subscriptionReceipt } },
    },
    async (request, reply) => {
      const { email, homepage, language = request.language } = request.body
      if (!homepage)
        await answerOnce(app.db, repeatableCall(request, request.body), {
          write: async (tx) => {
            await askToConfirm(tx, email, language, app)
            return nothingToRead
          },
          read: async () => undefined,
        })
      return reply.code(201).send({ email })
    },
  )

  // Programs that look into mail follow its links: reading one confirms nothing.
  app.get(
    '/api/newsletter/confirm',
    { schema: { querystring: newsletterToken, response: { 200: confirmation } } },
    async ({ query }) => ({ state: await findConfirmation(app.db, query.token) }),
  )

  app.post(
    '/api/newsletter/confirm',
    {
      onRequest: limitPerMinute('newsletter links', 30),
      schema: { body: newsletterToken, response: { 200: subscriptionState } },
    },
    async (request) => {
      const { token } = request.body
      const isConfirmed = await app.db.transaction(async (tx) => {
        const reader = await confirmSubscription(tx, token)
        if (!reader) return false
        await recordConsent(tx, consentOf(reader))
        await auditOf(request, null)(tx, 'subscribe', 'newsletterSubscriber', reader.id)
        return true
      })
      if (isConfirmed) return { isSubscribed: true }
      throw (await findConfirmation(app.db, token)) === 'used'
        ? new AppError('link_used')
        : new AppError('link_expired')
    },
  )

  app.post(
    '/api/newsletter/unsubscribe',
    {
      onRequest: limitPerMinute('newsletter links', 30),
      schema: { body: newsletterToken, response: { 200: subscriptionState } },
    },
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

const consentOf = ({ email, language }: { email: string; language: 'en' | 'ar' }) =>
  ({ userId: null, email, language, purpose: 'newsletter' }) as const
