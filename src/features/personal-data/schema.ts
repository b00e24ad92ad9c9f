import * as z from 'zod/mini'
import { requiredLines } from '#fields/text.ts'
import { erasureStates } from './values.ts'

export { type ErasureState, erasureStates } from './values.ts'

/** Days the firm has to answer (PDPL). */
export const erasureDays = 30

/** The words of which one is typed before anything is destroyed; an Arabic keyboard has no Latin letters. */
const erasureWords = ['DELETE', 'حذف'] as const
export type ErasureWord = (typeof erasureWords)[number]
const typedWord = z.enum(erasureWords, 'val.erasure.word')

export const erasureInput = z.strictObject({
  confirmation: typedWord,
  password: z
    .string('val.generic.required')
    .check(z.minLength(1, 'val.generic.required'), z.maxLength(256, 'val.generic.maxLength?max=256')),
})
export type ErasureInput = z.infer<typeof erasureInput>

const clock = {
  state: z.enum(erasureStates),
  createdAt: z.string(),
  dueAt: z.string(),
  /** By the database's clock, rounded up; negative when overdue. */
  daysLeft: z.int(),
  decidedAt: z.nullable(z.string()),
  reason: z.nullable(z.string()),
}

export const ownErasure = z.object(clock)
export type OwnErasure = z.infer<typeof ownErasure>

/** A person's latest request, if there is one. */
export const ownErasureAnswer = z.object({ latest: z.nullable(ownErasure) })

/** A request as admins see it; without a name once the person is erased. */
export const erasure = z.object({
  id: z.int(),
  userId: z.nullable(z.int()),
  userName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  isVerified: z.nullable(z.boolean()),
  decidedBy: z.nullable(z.string()),
  ...clock,
})
export type Erasure = z.infer<typeof erasure>

/** How many records of each kind the firm holds about somebody. */
const holdings = z.object({
  openConsultations: z.int(),
  consultations: z.int(),
  messages: z.int(),
  contactMessages: z.int(),
  documents: z.int(),
  openDocumentRequests: z.int(),
  mails: z.int(),
})
export type Holdings = z.infer<typeof holdings>

export const erasureWithHoldings = z.extend(erasure, { holdings: z.nullable(holdings) })

export const erasureFilter = z.object({ state: z.optional(z.enum(['all', ...erasureStates])) })

export const erasureCounts = z.object({
  all: z.int(),
  open: z.int(),
  withdrawn: z.int(),
  refused: z.int(),
  done: z.int(),
})
export type ErasureCounts = z.infer<typeof erasureCounts>

const shortestReason = 20
export const erasureRefusal = z.strictObject({
  reason: requiredLines(2000).check(z.minLength(shortestReason, `val.erasure.reason?min=${shortestReason}`)),
})
export const erasureOrder = z.strictObject({ confirmation: typedWord })
