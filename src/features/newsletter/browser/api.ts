import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#browser/call-api.ts'
import { postOnce } from '#browser/send-once.ts'
import type { Confirmation, SubscriptionInput, SubscriptionReceipt, SubscriptionState } from '../schema.ts'

export const subscribe = (input: SubscriptionInput) =>
  postOnce<SubscriptionReceipt>('/api/newsletter/subscribe', input)

/** What a link of our mail can still do. */
export const confirmationQuery = (token: string) =>
  queryOptions<Confirmation>({
    queryKey: ['newsletter', `/api/newsletter/confirm?${new URLSearchParams({ token })}`],
  })

export const confirmSubscription = (token: string) =>
  callApi<SubscriptionState>('/api/newsletter/confirm', { method: 'POST', body: { token } })

export const unsubscribe = (token: string) =>
  callApi<SubscriptionState>('/api/newsletter/unsubscribe', { method: 'POST', body: { token } })
