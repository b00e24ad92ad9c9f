import * as z from 'zod/mini'
import { publicationCategories } from '#features/publications/values.ts'
import { contentLanguages } from '#languages/language.ts'
import { issueStates } from './values.ts'

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
