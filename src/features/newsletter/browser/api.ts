import { callApi } from '#browser/call-api.ts'
import { callQuery } from '#browser/call-queries.ts'
import { postOnce } from '#browser/send-once.ts'
import type { SubscriptionInput } from '../schema.ts'

export const subscribe = (input: SubscriptionInput) => postOnce('POST /api/newsletter/subscribe', input)

/** The state of the link in a confirmation mail. */
export const confirmationQuery = (token: string) =>
  callQuery(['newsletter'], 'GET /api/newsletter/confirm', { query: { token } })

export const confirmSubscription = (token: string) =>
  callApi('POST /api/newsletter/confirm', { body: { token } })

export const unsubscribe = (token: string) => callApi('POST /api/newsletter/unsubscribe', { body: { token } })
