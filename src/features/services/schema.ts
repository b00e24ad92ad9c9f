import * as z from 'zod/mini'
import { notEmpty, seenVersion } from '#fields/changes.ts'
import { displayOrder } from '#fields/display-order.ts'
import { optionalLines, optionalText, requiredLines, requiredText } from '#fields/text.ts'
import { serviceAreas } from './areas.ts'

export const serviceStatuses = ['active', 'inactive'] as const

export const serviceIcons = [
  'fa-briefcase',
  'fa-balance-scale',
  'fa-gavel',
  'fa-building',
  'fa-landmark',
  'fa-university',
  'fa-scroll',
  'fa-file-contract',
  'fa-file-signature',
  'fa-handshake',
  'fa-shield-alt',
  'fa-home',
  'fa-trademark',
  'fa-hands-helping',
  'fa-users',
  'fa-user-tie',
] as const
export type ServiceIcon = (typeof serviceIcons)[number]

const description = requiredLines(4000, 'val.descriptionEn.min', 10)

const fields = {
  nameEn: requiredText('val.nameEn.required'),
  descriptionEn: description,
  icon: z.enum(serviceIcons, 'val.icon.required'),
}
const optionalFields = {
  nameAr: optionalText(200),
  descriptionAr: optionalLines(4000),
  situationEn: optionalText(120),
  situationAr: optionalText(120),
  guideEn: optionalLines(20_000),
  guideAr: optionalLines(20_000),
  area: z.optional(z.enum(serviceAreas)),
  status: z.optional(z.enum(serviceStatuses)),
  displayOrder: z.optional(displayOrder),
}

export const serviceInput = z.strictObject({ ...fields, ...optionalFields })
export type ServiceInput = z.infer<typeof serviceInput>

/** A partial change of a service; `updatedAt` is the version that the editor has read (P4.11). */
export const serviceChanges = z
  .partial(z.strictObject({ ...fields, ...optionalFields, updatedAt: seenVersion }))
  .check(notEmpty())
export type ServiceChanges = z.infer<typeof serviceChanges>

export const service = z.object({
  id: z.int(),
  nameEn: z.string(),
  nameAr: z.string(),
  descriptionEn: z.string(),
  descriptionAr: z.string(),
  /** The visitor's situation in their own words, or empty. */
  situationEn: z.string(),
  situationAr: z.string(),
  icon: z.string(),
  area: z.enum(serviceAreas),
  status: z.enum(serviceStatuses),
  displayOrder: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Service = z.infer<typeof service>

/** A service with its guides as Markdown, for the office; empty without one. */
export const adminService = z.extend(service, { guideEn: z.string(), guideAr: z.string() })
export type AdminService = z.infer<typeof adminService>

/**
 * A guide in one language: sanitized HTML, a table of contents, and its questions and answers as plain text.
 */
const guide = z.object({
  html: z.string(),
  contents: z.array(z.object({ id: z.string(), text: z.string(), level: z.int() })),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type Guide = z.infer<typeof guide>

/** The stored form; `version` is the version of the code that rendered it. */
export type RenderedGuide = Guide & { version: number }

/** A service with its guides as the website shows them; null without a text in that language. */
export const serviceInFull = z.extend(service, { guideEn: z.nullable(guide), guideAr: z.nullable(guide) })
export type ServiceInFull = z.infer<typeof serviceInFull>
