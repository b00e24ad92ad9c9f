import * as z from 'zod/mini'
import { importOptions } from '#features/imports/schema.ts'
import { publicationCategories } from '#features/publications/values.ts'
import { emailAddress } from '#fields/email.ts'
import { pastInstant } from '#fields/past-instant.ts'
import { textLine } from '#fields/text.ts'
import { contentLanguages, languages } from '#languages/language.ts'
import { issueStates, subscriberStatuses } from './values.ts'

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

/** The progress of an issue. `waiting` counts recipients without the mail. */
const progress = z.object({
  state: z.enum(issueStates),
  startedAt: z.string(),
  /** Empty after the account is deleted. */
  startedBy: z.string(),
  sent: z.int(),
  waiting: z.int(),
  failed: z.int(),
})
export type IssueProgress = z.infer<typeof progress>

/** A publication as an issue of the newsletter, in one language. */
export const publicationIssue = z.object({
  language: z.enum(contentLanguages),
  /** Visitors can read it in this language. */
  isPublished: z.boolean(),
  subject: z.string(),
  /** Number of subscribers with this language and area. */
  followers: z.int(),
  issue: z.nullable(progress),
})
export type PublicationIssue = z.infer<typeof publicationIssue>
export const publicationIssues = z.array(publicationIssue)

/** An issue in the list of the newsletter. */
export const listedIssue = z.extend(progress, {
  id: z.int(),
  publicationId: z.nullable(z.int()),
  title: z.string(),
  language: z.enum(contentLanguages),
  area: z.enum(publicationCategories),
})
export type ListedIssue = z.infer<typeof listedIssue>

/** The language in which an issue is previewed, tested or sent. */
export const issueLanguage = z.strictObject({ language: z.enum(contentLanguages) })

export const testReceipt = z.object({ recipient: z.string() })
