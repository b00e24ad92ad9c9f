import * as z from 'zod/mini'
import { publicationCategories } from '#features/publications/values.ts'
import { languages } from '#languages/language.ts'
import { subscriberStatuses } from './values.ts'

export type { SubscriberStatus } from './values.ts'

export const subscriber = z.object({
  id: z.int(),
  email: z.string(),
  language: z.enum(languages),
  /** None means everything. */
  areas: z.array(z.enum(publicationCategories)),
  status: z.enum(subscriberStatuses),
  subscribedAt: z.string(),
  confirmedAt: z.nullable(z.string()),
})
export type Subscriber = z.infer<typeof subscriber>

export const subscriberFilter = z.object({
  status: z.optional(z.enum(['all', ...subscriberStatuses])),
  language: z.optional(z.enum(['all', ...languages])),
  /** Also finds those who follow everything. */
  area: z.optional(z.enum(['all', ...publicationCategories])),
})
export type SubscriberFilter = z.infer<typeof subscriberFilter>

export const subscriberCounts = z.object({
  all: z.int(),
  waiting: z.int(),
  confirmed: z.int(),
  unsubscribed: z.int(),
})
export type SubscriberCounts = z.infer<typeof subscriberCounts>
