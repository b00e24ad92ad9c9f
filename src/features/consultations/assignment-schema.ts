import * as z from 'zod/mini'

/** The open requests of each assignee. Includes users who left the office. */
export const openByAssignee = z.object({ userId: z.int(), name: z.string(), count: z.int() })
export type OpenByAssignee = z.infer<typeof openByAssignee>

const maxAssigned = 100

export const assignment = z.strictObject({
  ids: z
    .array(z.int32('val.generic.number').check(z.positive('val.generic.number')), 'val.generic.required')
    .check(z.minLength(1, 'val.generic.required'), z.maxLength(maxAssigned, 'val.generic.format')),
  assignedToId: z.int32('val.generic.number'),
})
export type Assignment = z.infer<typeof assignment>

/** `restricted`: the colleague may not read it. `unknown`: the user may not list it, or it is deleted. */
const assignmentRefusals = ['unknown', 'restricted'] as const

export const assignmentAnswer = z.object({
  /** The requests that the colleague now has, including those they had before. */
  assigned: z.array(z.int()),
  refused: z.array(z.object({ id: z.int(), reason: z.enum(assignmentRefusals) })),
})
export type AssignmentAnswer = z.infer<typeof assignmentAnswer>
