import * as z from 'zod/mini'
import { readDay } from '#fields/day.ts'
import { readPastInstant } from '#fields/past-instant.ts'
import { conversationInput } from '../schema.ts'

const { channel, direction, text } = conversationInput.shape

/** A time in Riyadh as a day and a clock time. */
const momentOf = ({ day, time }: { day: string; time: string }): string => `${readDay(day) ?? day}T${time}`

export const recordForm = z.object({ channel, direction, day: z.string(), time: z.string(), text }).check(
  z.refine((values) => readPastInstant(momentOf(values)) !== undefined, {
    error: 'val.conversation.at',
    path: ['time'],
  }),
)
export type RecordValues = z.infer<typeof recordForm>

export const inputOf = ({ day, time, ...values }: RecordValues) => ({
  ...values,
  at: momentOf({ day, time }),
})
