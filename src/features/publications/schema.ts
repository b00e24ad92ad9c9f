import * as z from 'zod/mini'
import { foldedNumber } from '#fields/text.ts'
import { publicationCategories } from './values.ts'

export { type PublicationCategory, publicationCategories } from './values.ts'

/** A publication on the dashboard home. */
export const publicationTitle = z.object({
  id: z.int(),
  titleEn: z.string(),
  titleAr: z.string(),
  category: z.enum(publicationCategories),
  publishDate: z.string(),
})

/** Plain text and its matched ranges: start and end in UTF-16 units. */
const markedText = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.int(), z.int()])),
})

/** The matches of a search: both full titles, and the part of each content around the first match. */
const publicationHits = z.object({
  titleEn: markedText,
  titleAr: markedText,
  contentEn: markedText,
  contentAr: markedText,
})

/** The author: a member of the team with a page or, if there is none, only the user's name. */
const publicationAuthor = z.object({
  teamMemberId: z.nullable(z.int()),
  nameEn: z.string(),
  nameAr: z.string(),
  positionEn: z.string(),
  positionAr: z.string(),
  imageUrl: z.string(),
})

const listedFields = {
  ...publicationTitle.shape,
  summaryEn: z.string(),
  summaryAr: z.string(),
  /** The first 120 characters of the plain text, with an ellipsis if there are more. */
  previewEn: z.string(),
  previewAr: z.string(),
  coverImage: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
}

/** A publication in a list, without contents if the call asks for `?content=none`, and with hits only for `?q`. */
export const listedPublication = z.object({
  ...listedFields,
  contentEn: z.optional(z.string()),
  contentAr: z.optional(z.string()),
  hits: z.optional(publicationHits),
})
export type ListedPublication = z.infer<typeof listedPublication>

export const publicationList = z.array(listedPublication)

/** An article in one language: sanitized HTML, a table of contents, and reading time in minutes. */
export const article = z.object({
  html: z.string(),
  contents: z.array(z.object({ id: z.string(), text: z.string(), level: z.int() })),
  readingMinutes: z.int(),
})
export type Article = z.infer<typeof article>

/** A publication with its neighbors and related ones; an article is null without a text in that language. */
export const publication = z.object({
  ...listedFields,
  contentEn: z.string(),
  contentAr: z.string(),
  articleEn: z.nullable(article),
  articleAr: z.nullable(article),
  author: z.nullable(publicationAuthor),
  previous: z.nullable(publicationTitle),
  next: z.nullable(publicationTitle),
  related: z.array(listedPublication),
})
export type Publication = z.infer<typeof publication>

/** A year in Riyadh time, and its number of publications. */
export const publicationYear = z.object({ year: z.int(), count: z.int() })
export type PublicationYear = z.infer<typeof publicationYear>

/** The filters of a list of publications; `all` or an empty value clears one (P2). */
export const publicationFilter = z.object({
  category: z.optional(z.enum(['', 'all', ...publicationCategories], 'val.generic.format')),
  year: z.optional(z.string().check(foldedNumber, z.regex(/^(?:|all|[12]\d{3})$/, 'val.generic.format'))),
  /** The id of a member of the team. */
  author: z.optional(z.string().check(foldedNumber, z.regex(/^\d{0,9}$/, 'val.generic.format'))),
  content: z.optional(z.enum(['', 'none'], 'val.generic.format')),
})
export type PublicationFilter = z.infer<typeof publicationFilter>
