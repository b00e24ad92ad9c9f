import * as z from 'zod/mini'
import { importPreview } from '#features/imports/schema.ts'
import { publicationCategories } from '#features/publications/values.ts'

/** What an export may hold at most. */
export const mostExportBytes = 32 * 1024 * 1024
export const mostPosts = 5_000

/** Sent with the file. */
export const wordpressOptions = z.strictObject({
  /** Imports pages, too. */
  pages: z.optional(z.boolean()),
  /** Publishes what was published there, on its day; otherwise everything becomes a draft. */
  publish: z.optional(z.boolean()),
  /** Imports the others although some posts are wrong. */
  leaveOut: z.optional(z.boolean()),
  /** An earlier call has looked at the whole file; this one goes on. */
  continued: z.optional(z.boolean()),
  /** Our category for each of theirs, by its slug. What is not named keeps the one that was proposed. */
  categories: z.optional(z.record(z.string(), z.enum(publicationCategories))),
  /** Where pictures may be fetched from. */
  hosts: z.optional(z.array(z.string().check(z.maxLength(255))).check(z.maxLength(50))),
})
export type WordpressOptions = z.infer<typeof wordpressOptions>

export const wordpressUpload = z.object({ options: z.string() })

/** What an import would do, in the language of whoever asks. Lines are those of the file. */
export const wordpressPreview = z.object({
  ...z.pick(importPreview, {
    counts: true,
    fields: true,
    sample: true,
    errors: true,
    errorCount: true,
    report: true,
  }).shape,
  site: z.string(),
  /** How many of the new ones will be there in both languages, and how many were drafts. */
  both: z.int(),
  drafts: z.int(),
  /** Pages of the file, whether they are asked for or not. */
  pages: z.int(),
  categories: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      count: z.int(),
      category: z.enum(publicationCategories),
    }),
  ),
  hosts: z.array(z.object({ host: z.string(), count: z.int() })),
  /** What our texts cannot hold: elements, shortcodes and kinds of records. */
  lost: z.array(
    z.object({ kind: z.enum(['element', 'shortcode', 'type']), name: z.string(), count: z.int() }),
  ),
  /** Authors whose address belongs to no account of the office. */
  unknownAuthors: z.array(z.string()),
})
export type WordpressPreview = z.infer<typeof wordpressPreview>

/** What one call has done. While `left` is not 0 the same file is sent again. */
export const wordpressResult = z.object({
  created: z.int(),
  left: z.int(),
  /** Pictures that could not be fetched. */
  missing: z.int(),
  /** Old and new addresses with what was lost, as a CSV file. */
  report: z.string(),
})
export type WordpressResult = z.infer<typeof wordpressResult>
