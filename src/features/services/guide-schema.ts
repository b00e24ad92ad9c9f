import * as z from 'zod/mini'
import { service } from './schema.ts'

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

/** The stored form; `version` is that of the code that rendered it. */
export type RenderedGuide = Guide & { version: number }

/** A service with its guides as the website shows them; null without a text in that language. */
export const serviceInFull = z.extend(service, { guideEn: z.nullable(guide), guideAr: z.nullable(guide) })
export type ServiceInFull = z.infer<typeof serviceInFull>
