import * as z from 'zod/mini'
import { clock } from '#features/office-hours/week.ts'
import { seenVersion } from '#fields/changes.ts'
import { plannedDay } from '#fields/day.ts'
import { textLine } from '#fields/text.ts'
import { addDays } from '#firm-time/riyadh.ts'
import { closedTimes } from './schema.ts'

const maxDays = 366

export const absenceInput = z
  .strictObject({
    /** Admins enter absences for anybody, others only for themselves. */
    lawyerId: z.optional(z.int32('val.generic.required')),
    firstDay: plannedDay,
    lastDay: plannedDay,
    /** Hours of a single day; null for whole days. */
    from: z.nullable(clock),
    to: z.nullable(clock),
    /** Visible to the absent lawyer and to admins. */
    note: textLine(200),
    /** The colleague who gets the open work; without one it stays. */
    successorId: z.optional(z.int32('val.generic.number')),
    updatedAt: seenVersion,
  })
  .check(
    z.refine(({ firstDay, lastDay }) => firstDay <= lastDay && lastDay <= addDays(firstDay, maxDays), {
      error: 'val.absence.order',
      path: ['lastDay'],
    }),
    z.refine(({ from, to }) => (from === null) === (to === null), { error: 'val.hours.time', path: ['to'] }),
    z.refine(({ from, to }) => from === null || to === null || from < to, {
      error: 'val.hours.order',
      path: ['to'],
    }),
    z.refine(({ firstDay, lastDay, from }) => from === null || firstDay === lastDay, {
      error: 'val.absence.oneDay',
      path: ['lastDay'],
    }),
  )
export type AbsenceInput = z.infer<typeof absenceInput>

/** The times of an absence whose open work is requested. */
export const absentQuery = z.object({
  firstDay: plannedDay,
  lastDay: plannedDay,
  from: z.optional(clock),
  to: z.optional(clock),
})

export const absence = z.object({
  id: z.int(),
  lawyerId: z.int(),
  lawyerName: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Empty for colleagues. */
  note: z.string(),
  mayChange: z.boolean(),
  /** Empty for readers who may not change the absence. */
  ...closedTimes,
  updatedAt: z.string(),
})
export type Absence = z.infer<typeof absence>

/** Absences that end on or after the first of these days. */
export const absenceQuery = z.object({
  from: plannedDay,
  to: z.optional(plannedDay),
  lawyer: z.optional(z.enum(['me', 'all'])),
})
