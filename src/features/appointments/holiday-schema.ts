import * as z from 'zod/mini'
import { holidayNames, nameOfHoliday, ramadan } from '#features/office-hours/holidays.ts'
import { seenVersion } from '#fields/changes.ts'
import { plannedDay } from '#fields/day.ts'
import { hijriOf } from '#fields/hijri.ts'
import { requiredText, textLine } from '#fields/text.ts'
import type { Days } from '#firm-time/calendar.ts'
import { addDays } from '#firm-time/riyadh.ts'
import { closedTimes } from './schema.ts'

const maxDays = 60
const maxRamadanDays = 30

/** The sighting of the moon moves Ramadan by a day or two, so its middle stays in the computed month. */
const isRamadanOf = (key: string | null, { firstDay, lastDay }: Days): boolean => {
  if (nameOfHoliday(key) !== 'ramadan') return true
  const { year, month } = hijriOf(addDays(firstDay, maxRamadanDays / 2))
  return key === `ramadan-${year}` && month === ramadan && lastDay < addDays(firstDay, maxRamadanDays)
}

const holidayFields = z
  .strictObject({
    /** The key of a public holiday or of Ramadan; omitted for the firm's own. */
    key: z.nullable(
      z
        .string('val.generic.format')
        .check(
          z.regex(/^(foundingDay|nationalDay|eidAlFitr|eidAlAdha|ramadan)-\d{4}$/, 'val.generic.format'),
        ),
    ),
    nameEn: textLine(100),
    nameAr: textLine(100),
    firstDay: plannedDay,
    lastDay: plannedDay,
    isObserved: z.boolean(),
    updatedAt: seenVersion,
    // Accepted and ignored, so that a holiday can be sent back as it was received.
    appointments: z.optional(z.unknown()),
    proposed: z.optional(z.unknown()),
  })
  .check(
    z.refine(({ firstDay, lastDay }) => firstDay <= lastDay && lastDay <= addDays(firstDay, maxDays), {
      error: 'val.holiday.order',
      path: ['lastDay'],
    }),
    // It has its own hours, and is not a day off that the office could drop.
    z.refine(({ key, isObserved }) => isObserved || nameOfHoliday(key) !== 'ramadan', {
      error: 'val.generic.format',
      path: ['isObserved'],
    }),
    z.refine(({ key, firstDay, lastDay }) => isRamadanOf(key, { firstDay, lastDay }), {
      error: 'val.holiday.ramadan',
      path: ['firstDay'],
    }),
    z.refine(({ key, nameEn }) => key !== null || z.safeParse(requiredText(), nameEn).success, {
      error: 'val.generic.required',
      path: ['nameEn'],
    }),
  )
export const holidayInput = z.pipe(
  holidayFields,
  z.transform(({ appointments: _, proposed: __, ...input }) => input),
)
export type HolidayInput = z.infer<typeof holidayInput>

export const holiday = z.object({
  ...closedTimes,
  /** Null for a holiday that is only proposed. */
  id: z.nullable(z.int()),
  key: z.nullable(z.string()),
  name: z.nullable(z.enum(holidayNames)),
  nameEn: z.string(),
  nameAr: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  isObserved: z.boolean(),
  /** Movable and not yet confirmed. */
  isToConfirm: z.boolean(),
  updatedAt: z.nullable(z.string()),
})
export type Holiday = z.infer<typeof holiday>
