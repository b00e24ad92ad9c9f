import * as z from 'zod/mini'

/** The facts of a request. Each text about its state reads them through `nextStepOf`. */
export const requestFacts = {
  /** The start of the last appointment that has taken place; null if there was none. */
  spokeAt: z.nullable(z.string()),
  /** The newest appointment until it is canceled or over; without times while it is proposed. */
  appointment: z.nullable(
    z.object({
      state: z.enum(['proposed', 'confirmed']),
      startsAt: z.nullable(z.string()),
      endsAt: z.nullable(z.string()),
    }),
  ),
  /** The present stage, with the duty of the client; null without one. */
  stage: z.nullable(
    z.object({ nameEn: z.string(), nameAr: z.string(), whatYouDoEn: z.string(), whatYouDoAr: z.string() }),
  ),
  /** Whether a requested document is missing. */
  awaitsDocument: z.boolean(),
  /** Whether a fee agreement waits for the decision of the client. */
  awaitsDecision: z.boolean(),
}
const answer = z.object(requestFacts)
export type RequestFacts = z.infer<typeof answer>
