import * as z from 'zod/mini'
import { requiredLines, requiredText, textLines } from '#fields/text.ts'
import { contentLanguages } from '#languages/language.ts'
import { legalPageSlugs, legalText } from './schema.ts'

const maxCharacters = 40_000

const content = (tooShort: string) => requiredLines(maxCharacters, tooShort, 20)

/** Required in both languages, because a consent refers to a version of both. */
const wording = {
  titleEn: requiredText('val.titleEn.required'),
  titleAr: requiredText('val.titleAr.required'),
  contentEn: content('val.contentEn.min'),
  contentAr: content('val.contentAr.min'),
}
export const legalWording = z.strictObject(wording)
export type LegalWordingInput = z.infer<typeof legalWording>

/** The version that the editor has read (P4.11): a number, or the date of the default text. */
const seen = z.optional(z.string().check(z.regex(/^[\d-]{1,10}$/, 'val.generic.format')))

export const legalWordingChanges = z
  .partial(z.strictObject({ ...wording, version: seen }))
  .check(
    z.refine((changes) => Object.keys(changes).some((name) => name !== 'version'), 'error.nothingToChange'),
  )
export type LegalWordingChanges = z.infer<typeof legalWordingChanges>

export const legalRestore = z.strictObject({ version: seen })

export const legalPreviewInput = z.strictObject({
  language: z.enum(contentLanguages),
  content: textLines(maxCharacters),
})
export const legalPreview = legalText

/** A version without its texts, for lists. */
export const legalVersion = z.object({
  slug: z.enum(legalPageSlugs),
  version: z.string(),
  changedAt: z.string(),
  /** The default text that Mizan includes. */
  isShipped: z.boolean(),
  /** Null for a deleted user and for the default text. */
  changedBy: z.nullable(z.string()),
  titleEn: z.string(),
  titleAr: z.string(),
})
export type LegalVersion = z.infer<typeof legalVersion>

/** A version with its texts as Markdown, for the editor. */
export const legalWordingVersion = z.extend(legalVersion, { contentEn: z.string(), contentAr: z.string() })
export type LegalWordingVersion = z.infer<typeof legalWordingVersion>
