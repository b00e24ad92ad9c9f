import * as z from 'zod/mini'
import { serviceAreas } from '#features/services/areas.ts'
import { seenVersion } from '#fields/changes.ts'
import { requiredText, textLines } from '#fields/text.ts'
import { maxDays, maxPapers } from './values.ts'

const paperFields = {
  /** Stable, so that a paper is requested once although its title has changed. */
  id: z.string(),
  titleEn: z.string(),
  titleAr: z.string(),
  whyEn: z.string(),
  whyAr: z.string(),
  isRequired: z.boolean(),
  /** Working days until it is due. */
  days: z.int(),
}
const paper = z.object(paperFields)
export type Paper = z.infer<typeof paper>

const why = z._default(textLines(300), '')
const dayCount = z.int32(`val.papers.days?max=${maxDays}`)

/** Both titles are required, because each client reads one of them. */
const paperInput = z.strictObject({
  /** Empty for a new paper; the server then chooses it. */
  id: z._default(
    z.string('val.generic.format').check(z.regex(/^[a-z0-9-]{0,40}$/, 'val.generic.format')),
    '',
  ),
  titleEn: requiredText('val.generic.required', 150),
  titleAr: requiredText('val.generic.required', 150),
  whyEn: why,
  whyAr: why,
  isRequired: z._default(z.boolean(), true),
  days: dayCount.check(
    z.minimum(1, `val.papers.days?max=${maxDays}`),
    z.maximum(maxDays, `val.papers.days?max=${maxDays}`),
  ),
})

export const paperListInput = z.strictObject({
  area: z.enum(serviceAreas, 'val.generic.required'),
  nameEn: requiredText('val.generic.required', 100),
  nameAr: requiredText('val.generic.required', 100),
  papers: z.array(paperInput, 'val.generic.required').check(
    z.minLength(1, 'val.generic.required'),
    z.maxLength(maxPapers, `val.papers.count?max=${maxPapers}`),
    z.refine((papers) => new Set(namedIds(papers)).size === namedIds(papers).length, 'val.generic.format'),
  ),
  /** Whether the responsible partner has read it. */
  isReviewed: z._default(z.boolean(), false),
  updatedAt: seenVersion,
})
export type PaperListInput = z.infer<typeof paperListInput>

const namedIds = (papers: readonly { id: string }[]): string[] => papers.flatMap(({ id }) => id || [])

export const paperList = z.object({
  id: z.int(),
  area: z.enum(serviceAreas),
  nameEn: z.string(),
  nameAr: z.string(),
  papers: z.array(paper),
  isReviewed: z.boolean(),
  updatedAt: z.string(),
})
export type PaperList = z.infer<typeof paperList>
