import * as z from 'zod/mini'
import { importPreview } from '#features/imports/schema.ts'
import { publicationCategories } from '#features/publications/values.ts'

/** The maximum size of an export. */
export const maxExportBytes = 32 * 1024 * 1024
export const maxPosts = 5_000

/** The options of an import. */
export const wordpressOptions = z.strictObject({
  /** Imports pages too. */
  pages: z.optional(z.boolean()),
  /** Publishes what was published there, with its original date; otherwise everything becomes a draft. */
  publish: z.optional(z.boolean()),
  /** Imports the valid posts even if others have errors. */
  leaveOut: z.optional(z.boolean()),
  /** An earlier call has checked the whole file; this one continues. */
  continued: z.optional(z.boolean()),
  /**
   * Our category for each of theirs, by its slug. The guessed category is used for slugs that are not listed.
   */
  categories: z.optional(z.record(z.string(), z.enum(publicationCategories))),
  /** The hosts from which pictures may be fetched. */
  hosts: z.optional(z.array(z.string().check(z.maxLength(255))).check(z.maxLength(50))),
})
export type WordpressOptions = z.infer<typeof wordpressOptions>

export const wordpressUpload = z.object({ options: z.string() })

/** Parts of an export that publications cannot represent. */
const lostKinds = [
  'element',
  'shortcode',
  'block',
  'format',
  'summary',
  'end',
  'type',
  'language',
  'translation',
  'taxonomy',
  'field',
  'comment',
  'cover',
  'file',
  'status',
] as const
export type LostKind = (typeof lostKinds)[number]
const lost = z.array(z.object({ kind: z.enum(lostKinds), name: z.string(), count: z.int() }))

/** The preview of an import, in the user's language. Lines are numbered as in the file. */
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
  /** The number of new publications in both languages, and of drafts. */
  both: z.int(),
  drafts: z.int(),
  /** Pages in the file, whether they are requested or not. */
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
  /** Publications from an earlier file that get their other language. */
  joined: z.int(),
  /** Parts of the texts: elements, shortcodes and forms, and kinds of records. */
  lost,
  /** Everything else in the file. */
  notImported: lost,
  /** Authors whose email address does not belong to an account of the office. */
  unknownAuthors: z.array(z.string()),
})
export type WordpressPreview = z.infer<typeof wordpressPreview>

/** The result of one call. The same file must be sent again while `left` is not 0. */
export const wordpressResult = z.object({
  created: z.int(),
  left: z.int(),
  /** Pictures that could not be fetched. */
  missing: z.int(),
  /** A CSV file with old and new URLs and the lost parts. */
  report: z.string(),
})
export type WordpressResult = z.infer<typeof wordpressResult>
