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
