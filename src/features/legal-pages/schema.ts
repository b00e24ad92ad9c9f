import * as z from 'zod/mini'
import { legalPageSlugs } from './values.ts'

export { type LegalPageSlug, legalPageSlugs } from './values.ts'

/** A legal page in one language: sanitised HTML, and its headings as a table of contents. */
export const legalText = z.object({
  html: z.string(),
  contents: z.array(z.object({ id: z.string(), text: z.string(), level: z.int() })),
})

export const legalPage = z.object({
  slug: z.enum(legalPageSlugs),
  /** The version that consents name: a number, or the date of the text that ships with the product. */
  version: z.string(),
  changedAt: z.string(),
  titleEn: z.string(),
  titleAr: z.string(),
  textEn: legalText,
  textAr: legalText,
})
export type LegalPage = z.infer<typeof legalPage>
