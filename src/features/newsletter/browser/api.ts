import { callApi, callQuery } from '#browser/call-api.ts'
import { postOnce } from '#browser/send-once.ts'
import type { ChosenSubscription, SubscriptionInput } from '../schema.ts'

export const subscribe = (input: SubscriptionInput) => postOnce('POST /api/newsletter/subscribe', input)

/** The state of the link in a confirmation mail. */
export const confirmationQuery = (token: string) =>
  callQuery(['newsletter'], 'GET /api/newsletter/confirm', { query: { token } })

export const confirmSubscription = (chosen: ChosenSubscription) =>
  callApi('POST /api/newsletter/confirm', { body: chosen })

/** The subscription behind a link in an issue. */
export const ownSubscriptionQuery = (token: string) =>
  callQuery(['newsletter'], 'GET /api/newsletter/areas', { query: { token } })

export const changeSubscription = (chosen: ChosenSubscription) =>
  callApi('POST /api/newsletter/areas', { body: chosen })

export const unsubscribe = ({ token }: { token: string }) =>
  callApi('POST /api/newsletter/unsubscribe', { body: { token } })
