import * as z from 'zod/mini'
import { plannedDay } from '#fields/day.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'

/** A new day that must not pass: today or later. */
export const urgentDay = plannedDay.check(
  z.refine((day) => day >= todayInRiyadh(new Date()), 'val.urgentDay.past'),
)
