import * as z from 'zod/mini'
import { legalPageSlugs } from './values.ts'

export { type LegalPageSlug, legalPageSlugs } from './values.ts'

/** A legal page in one language: sanitized HTML, and its headings as a table of contents. */
export const legalText = z.object({
  html: z.string(),
  contents: z.array(z.object({ id: z.string(), text: z.string(), level: z.int() })),
})

export const legalPage = z.object({
  slug: z.enum(legalPageSlugs),
  /** The version for consents: a number, or the date of the default text. */
  version: z.string(),
  changedAt: z.string(),
  titleEn: z.string(),
  titleAr: z.string(),
  textEn: legalText,
  textAr: legalText,
})
export type LegalPage = z.infer<typeof legalPage>
