import * as z from 'zod/mini'
import { consentAnswer, consentChange, consentParams } from '#features/consents/schema.ts'
import type { Calls } from '#http/calls.ts'
import { listQuery } from '#http/lists.ts'
import { subscriber, subscriberCounts, subscriberFilter } from '../admin-schema.ts'
import {
  confirmation,
  newsletterToken,
  subscriptionInput,
  subscriptionReceipt,
  subscriptionState,
} from '../schema.ts'

const filtered = z.extend(listQuery, subscriberFilter.shape)

export const newsletterCalls = {
  'POST /api/newsletter/subscribe': { access: 'open', body: subscriptionInput, created: subscriptionReceipt },
  'GET /api/newsletter/confirm': { access: 'open', query: newsletterToken, answer: confirmation },
  'POST /api/newsletter/confirm': { access: 'open', body: newsletterToken, answer: subscriptionState },
  'POST /api/newsletter/unsubscribe': { access: 'open', body: newsletterToken, answer: subscriptionState },
  'GET /api/admin/newsletter-subscribers': {
    access: 'newsletter.view',
    query: filtered,
    answer: z.array(subscriber),
  },
  'GET /api/admin/newsletter-subscribers/counts': {
    access: 'newsletter.view',
    query: filtered,
    answer: subscriberCounts,
  },
  'GET /api/admin/newsletter-subscribers.csv': { access: 'newsletter.view', query: filtered, file: true },
  'PUT /api/user/consents/:purpose': {
    access: 'signed-in',
    params: consentParams,
    body: consentChange,
    answer: consentAnswer,
  },
} satisfies Calls

type NewsletterCalls = typeof newsletterCalls
declare module '#http/calls.ts' {
  interface KnownCalls extends NewsletterCalls {}
}
