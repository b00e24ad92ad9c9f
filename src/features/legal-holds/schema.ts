import * as z from 'zod/mini'
import { requiredLines } from '#fields/text.ts'

const legalHold = z.object({
  reason: z.string(),
  /** Null for a deleted user. */
  setBy: z.nullable(z.string()),
  createdAt: z.string(),
})
export type LegalHold = z.infer<typeof legalHold>

export const legalHoldAnswer = z.object({ hold: z.nullable(legalHold) })

export const legalHoldInput = z.strictObject({ reason: requiredLines(500) })
