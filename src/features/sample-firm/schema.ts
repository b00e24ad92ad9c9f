import * as z from 'zod/mini'
import { sampleKinds } from './values.ts'

const counted = z.record(z.enum(sampleKinds), z.int())

/** What is left of the sample firm, and what its removal would mean. */
export const sampleFirm = z.object({
  /** How many rows would go, by kind. */
  removed: counted,
  total: z.int(),
  /** Rows whose texts the office has changed: they are its own now, and stay. */
  edited: z.array(z.object({ kind: z.enum(sampleKinds), name: z.string() })),
  /** What the office has made that names somebody of the sample: it stays, without that name. */
  detached: z.object({ messages: z.int(), consultations: z.int(), publications: z.int() }),
  /** Documents that the office has given to clients of the sample: the removal is refused until they are withdrawn. */
  ownDocuments: z.int(),
})
export type SampleFirm = z.infer<typeof sampleFirm>

/** Typed by a person, so that nobody removes a firm by a press too many (specification, section 5). */
export const sampleRemoval = z.strictObject({
  confirmation: z.string('val.generic.typeDelete').check(
    z.trim(),
    z.refine((typed) => typed === 'DELETE', 'val.generic.typeDelete'),
  ),
})
export type SampleRemoval = z.infer<typeof sampleRemoval>
