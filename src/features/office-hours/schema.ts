import * as z from 'zod/mini'
import { savedWeek } from './week.ts'

const days = z.array(z.object({ firstDay: z.string(), lastDay: z.string() }))

/** The calendar of the firm, for every rule and text about its hours. */
export const firmCalendar = z.object({
  week: savedWeek,
  ramadanWeek: z.nullable(savedWeek),
  ramadans: days,
  daysOff: days,
})
