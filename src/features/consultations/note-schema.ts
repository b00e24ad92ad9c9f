import * as z from 'zod/mini'
import { requiredLines } from '#fields/text.ts'

const maxMentions = 20

/** A note of the office. It names colleagues by their ids. */
export const noteInput = z.strictObject({
  text: requiredLines(5000),
  mentions: z.optional(
    z.array(z.int32('val.generic.number')).check(z.maxLength(maxMentions, 'val.generic.format')),
  ),
})

export type NoteInput = z.infer<typeof noteInput>

export const consultationNote = z.object({
  id: z.int(),
  text: z.string(),
  authorId: z.nullable(z.int()),
  /** Null for a deleted user. */
  authorName: z.nullable(z.string()),
  mentions: z.array(z.object({ id: z.int(), name: z.string(), isDone: z.boolean() })),
  createdAt: z.string(),
})
export type ConsultationNote = z.infer<typeof consultationNote>

/** A note that mentions the reader and waits for them. */
export const mention = z.object({
  id: z.int(),
  consultationId: z.int(),
  text: z.string(),
  authorName: z.nullable(z.string()),
  createdAt: z.string(),
})
