import * as z from 'zod/mini'

export const publicationCategories = [
  'corporate_law',
  'litigation',
  'intellectual_property',
  'real_estate',
  'employment',
  'contract',
  'other',
] as const
export type PublicationCategory = (typeof publicationCategories)[number]

/** A line of the dashboard home. */
export const publicationTitle = z.object({
  id: z.int(),
  titleEn: z.string(),
  titleAr: z.string(),
  category: z.enum(publicationCategories),
  publishDate: z.string(),
})

/** Plain text and the places in it that a search found: from and up to, in UTF-16 units. */
const markedText = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.int(), z.int()])),
})
export type MarkedText = z.infer<typeof markedText>

/** Where a search found its words: both titles whole, and the part of each content around the first hit. */
const publicationHits = z.object({
  titleEn: markedText,
  titleAr: markedText,
  contentEn: markedText,
  contentAr: markedText,
})

/** Who wrote it: the person of the team, with a page of their own, else the user's name alone. */
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
  /** The first 120 characters of the plain text, with an ellipsis where more follows. */
  previewEn: z.string(),
  previewAr: z.string(),
  coverImage: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
}

/** A publication in a list; the contents stay away from `?content=none`, the hits from lists without `?q`. */
export const listedPublication = z.object({
  ...listedFields,
  contentEn: z.optional(z.string()),
  contentAr: z.optional(z.string()),
  hits: z.optional(publicationHits),
})
export type ListedPublication = z.infer<typeof listedPublication>

/** One language of an article: sanitised HTML, its headings as a contents list, and minutes to read it. */
export const article = z.object({
  html: z.string(),
  contents: z.array(z.object({ id: z.string(), text: z.string(), level: z.int() })),
  readingMinutes: z.int(),
})
export type Article = z.infer<typeof article>

/** One publication with its surroundings; an article is null where there is no text in that language. */
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

/** A year in Riyadh, and how many publications it has. */
export const publicationYear = z.object({ year: z.int(), count: z.int() })
export type PublicationYear = z.infer<typeof publicationYear>

/** What a list of publications can be narrowed by; `all` or nothing clears (P2). */
export const publicationFilter = z.object({
  category: z.optional(z.enum(['', 'all', ...publicationCategories], 'val.generic.format')),
  year: z.optional(z.string().check(z.regex(/^(?:|all|[12]\d{3})$/, 'val.generic.format'))),
  /** The id of a member of the team. */
  author: z.optional(z.string().check(z.regex(/^\d{0,9}$/, 'val.generic.format'))),
  content: z.optional(z.enum(['', 'none'], 'val.generic.format')),
})
export type PublicationFilter = z.infer<typeof publicationFilter>
