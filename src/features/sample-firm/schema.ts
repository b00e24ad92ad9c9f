import * as z from 'zod/mini'
import { foldedLine } from '#fields/text.ts'
import { sampleKinds } from './values.ts'

const counted = z.record(z.enum(sampleKinds), z.int())

/** The remaining data of the sample firm, and the effect of its removal. */
export const sampleFirm = z.object({
  /** The number of rows to be removed, by kind. */
  removed: counted,
  total: z.int(),
  /** Rows whose texts the office has changed: they are treated as its own and stay. */
  edited: z.array(z.object({ kind: z.enum(sampleKinds), name: z.string() })),
  /** The office's own records that refer to sample people: they stay, without the name. */
  detached: z.object({ messages: z.int(), consultations: z.int(), publications: z.int() }),
  /**
   * Documents that the office has shared with sample clients. The removal is refused until they are
   * withdrawn.
   */
  ownDocuments: z.int(),
})
export type SampleFirm = z.infer<typeof sampleFirm>

/**
 * Typed by the user, so that the firm cannot be removed by an accidental click (specification, section 5).
 */
export const sampleRemoval = z.strictObject({
  confirmation: z.string('val.generic.typeDelete').check(
    foldedLine,
    z.refine((typed) => typed === 'DELETE', 'val.generic.typeDelete'),
  ),
})
export type SampleRemoval = z.infer<typeof sampleRemoval>

/** Whether there are sample rows that the office has not changed. */
export const sampleNotice = z.object({ isLeft: z.boolean() })
