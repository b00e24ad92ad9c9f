import * as z from 'zod/mini'
import { foldedLine, requiredLines } from '#fields/text.ts'
import { erasureStates } from './values.ts'

export { type ErasureState, erasureStates } from './values.ts'

/** Days until the firm must answer (PDPL). */
export const erasureDays = 30

/** The words of which the user must type one before an erasure; an Arabic keyboard has no Latin letters. */
const erasureWords = ['DELETE', 'حذف'] as const
export type ErasureConfirmation = (typeof erasureWords)[number]
const typedWord = z.pipe(
  z.string('val.generic.typeDelete').check(foldedLine),
  z.enum(erasureWords, {
    error: ({ input }) => (input ? 'val.erasure.word' : 'val.generic.typeDelete'),
  }),
)

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
  /** Computed with the database's clock and rounded up; negative if overdue. */
  daysLeft: z.int(),
  decidedAt: z.nullable(z.string()),
  reason: z.nullable(z.string()),
}

export const ownErasure = z.object(clock)
export type OwnErasure = z.infer<typeof ownErasure>

/** A user's latest request, if any. */
export const ownErasureAnswer = z.object({ latest: z.nullable(ownErasure) })

/** The admins' view of a request; without a name after the person is erased. */
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

/** The number of records of each kind that the firm holds about a person. */
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

const minReasonLength = 20
export const erasureRefusal = z.strictObject({
  reason: requiredLines(2000).check(
    z.minLength(minReasonLength, `val.erasure.reason?min=${minReasonLength}`),
  ),
})
export const erasureOrder = z.strictObject({
  confirmation: typedWord,
  /** The colleague who gets the open work of an employee. */
  successorId: z.optional(z.int32()),
})
