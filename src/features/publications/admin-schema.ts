import * as z from 'zod/mini'
import { pictureAddressOrNone } from '#features/images/schema.ts'
import { notEmpty, seenVersion } from '#fields/changes.ts'
import { instant } from '#fields/instant.ts'
import { optionalLines, optionalText, requiredLines, requiredText } from '#fields/text.ts'
import { contentLanguages } from '#languages/language.ts'
import { article, publicationCategories } from './schema.ts'

/** The texts in a revision. A save that changes one of them adds a revision. */
const texts = z.object({
  titleEn: z.string(),
  titleAr: z.string(),
  summaryEn: z.string(),
  summaryAr: z.string(),
  contentEn: z.string(),
  contentAr: z.string(),
})
export type PublicationTexts = z.infer<typeof texts>
export type TextName = keyof PublicationTexts
export const textNames = Object.keys(texts.shape) as TextName[]

const maxContentLength = 60_000

const contentEn = requiredLines(maxContentLength, 'val.contentEn.min', 20)

const publishedLanguages = z.optional(
  z.array(z.enum(contentLanguages)).check(
    z.minLength(1, 'val.publishedLanguages.none'),
    z.refine((languages) => new Set(languages).size === languages.length, 'val.generic.format'),
  ),
)

const publishDate = z.optional(instant)

const fields = {
  titleEn: requiredText('val.titleEn.required'),
  contentEn,
  category: z.enum(publicationCategories, 'val.category.required'),
}
const optionalFields = {
  titleAr: optionalText(200),
  summaryEn: optionalText(500),
  summaryAr: optionalText(500),
  contentAr: optionalLines(maxContentLength),
  coverImage: z.optional(pictureAddressOrNone('val.url')),
  publishedLanguages,
  publishDate,
  /** The time at which the unpublished language is published too. */
  otherLanguageDate: z.optional(z.nullable(instant)),
  isVisible: z.optional(z.boolean()),
}

export const publicationInput = z.strictObject({ ...fields, ...optionalFields })
export type PublicationInput = z.infer<typeof publicationInput>

/** A partial change of a publication; `isArabicCurrent` clears the mark that the Arabic may be outdated. */
export const publicationChanges = z
  .partial(
    z.strictObject({
      ...fields,
      ...optionalFields,
      isArabicCurrent: z.literal(true),
      updatedAt: seenVersion,
    }),
  )
  .check(notEmpty())
export type PublicationChanges = z.infer<typeof publicationChanges>

/** The office's view of a publication: in every language, including drafts and scheduled ones. */
export const adminPublication = z.object({
  id: z.int(),
  ...texts.shape,
  category: z.enum(publicationCategories),
  coverImage: z.string(),
  publishedLanguages: z.array(z.enum(contentLanguages)),
  userId: z.nullable(z.int()),
  publishDate: z.string(),
  otherLanguageDate: z.nullable(z.string()),
  isVisible: z.boolean(),
  arabicOutdatedSince: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type AdminPublication = z.infer<typeof adminPublication>

/** A row of the office's list: the beginnings of both texts, and the contents unless `?content=none`. */
export const adminListedPublication = z.extend(adminPublication, {
  contentEn: z.optional(z.string()),
  contentAr: z.optional(z.string()),
  previewEn: z.string(),
  previewAr: z.string(),
})
export type AdminListedPublication = z.infer<typeof adminListedPublication>

/** `all` or an empty value clears the filter. */
export const adminPublicationFilter = z.object({
  category: z.optional(z.enum(['', 'all', ...publicationCategories], 'val.generic.format')),
  content: z.optional(z.enum(['', 'none'], 'val.generic.format')),
})

export type AdminPublicationFilter = z.infer<typeof adminPublicationFilter>

/** The number of publications in each category, regardless of the selected one; follows the search. */
export const publicationCounts = z.object({
  all: z.int(),
  shown: z.int(),
  categories: z.record(z.enum(publicationCategories), z.int()),
})
export type PublicationCounts = z.infer<typeof publicationCounts>

/**
 * A version of the texts. The first has number 1; `changed` lists the texts that differ from the previous
 * version.
 */
export const publicationRevision = z.object({
  id: z.int(),
  number: z.int(),
  userName: z.string(),
  changed: z.array(z.enum(textNames)),
  createdAt: z.string(),
})
export type PublicationRevision = z.infer<typeof publicationRevision>

export const revisionWithTexts = z.object({ id: z.int(), createdAt: z.string(), texts })
export type RevisionWithTexts = z.infer<typeof revisionWithTexts>

export const restoreInput = z.strictObject({ updatedAt: seenVersion })

export const previewInput = z.strictObject({
  contentEn: optionalLines(maxContentLength),
  contentAr: optionalLines(maxContentLength),
})

/** Both languages as the website renders them; null without a text. */
export const preview = z.object({ articleEn: z.nullable(article), articleAr: z.nullable(article) })
