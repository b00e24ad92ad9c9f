import * as z from 'zod/mini'
import { importOptions } from '#features/imports/schema.ts'
import { publicationCategories } from '#features/publications/values.ts'
import { emailAddress } from '#fields/email.ts'
import { pastInstant } from '#fields/past-instant.ts'
import { textLine } from '#fields/text.ts'
import { languages } from '#languages/language.ts'
import { subscriberStatuses } from './values.ts'

export type { SubscriberStatus } from './values.ts'

export const subscriber = z.object({
  id: z.int(),
  email: z.string(),
  language: z.enum(languages),
  /** Empty means all areas. */
  areas: z.array(z.enum(publicationCategories)),
  status: z.enum(subscriberStatuses),
  subscribedAt: z.string(),
  confirmedAt: z.nullable(z.string()),
})
export type Subscriber = z.infer<typeof subscriber>

export const subscriberFilter = z.object({
  status: z.optional(z.enum(['all', ...subscriberStatuses])),
  language: z.optional(z.enum(['all', ...languages])),
  /** Also finds subscribers to all areas. */
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

/** A line of an imported file: a person who has consented elsewhere, or who has unsubscribed. */
export const subscriberLine = z.object({
  email: emailAddress(),
  language: z.optional(z.enum(languages)),
  areas: z.optional(z.array(z.enum(publicationCategories))),
  status: z.optional(z.enum(subscriberStatuses)),
  consentedAt: z.optional(pastInstant('val.pastDate')),
})
export type SubscriberLine = z.infer<typeof subscriberLine>

/**
 * Options for data that the file lacks: the date of consent and the language. No file contains how consent
 * was given.
 */
export const subscriberImportOptions = z.extend(importOptions, {
  consentedOn: z.optional(pastInstant('val.pastDate')),
  consentBasis: z.optional(textLine(300)),
  language: z.optional(z.enum(languages)),
})
export type SubscriberImportOptions = z.infer<typeof subscriberImportOptions>
