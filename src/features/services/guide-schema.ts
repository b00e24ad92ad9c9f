import * as z from 'zod/mini'
import { service } from './schema.ts'

/** With its guides as the office writes them, in Markdown; empty without one. */
export const adminService = z.extend(service, { guideEn: z.string(), guideAr: z.string() })
export type AdminService = z.infer<typeof adminService>

/** A guide in one language: sanitised HTML, a table of contents, and what it answers as plain text. */
const guide = z.object({
  html: z.string(),
  contents: z.array(z.object({ id: z.string(), text: z.string(), level: z.int() })),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type Guide = z.infer<typeof guide>

/** As it is kept; `version` is that of the code which rendered it. */
export type RenderedGuide = Guide & { version: number }

/** With its guides as the website shows them; null without a text in that language. */
export const serviceInFull = z.extend(service, { guideEn: z.nullable(guide), guideAr: z.nullable(guide) })
export type ServiceInFull = z.infer<typeof serviceInFull>
