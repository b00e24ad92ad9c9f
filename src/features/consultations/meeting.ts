import * as z from 'zod/mini'
import { type FirmCalendar, isDayOff, isSundayToThursday, weekdayOf } from '#firm-time/calendar.ts'
import { isOver, meetingTimes } from '#firm-time/meeting-times.ts'
import { instantInRiyadh } from '#firm-time/riyadh.ts'
import { isWorkingDay } from '#firm-time/working-hours.ts'

type Meeting = {
  preferredDate?: string | null | undefined
  preferredTime?: string | null | undefined
}

/** The reason why the office cannot meet then, at the field that it concerns. */
export const meetingProblem = (
  { preferredDate, preferredTime }: Meeting,
  now: Date,
  calendar: FirmCalendar,
) => {
  if (!preferredDate) return undefined
  if (!isWorkingDay(preferredDate, calendar)) {
    const isWeekend =
      isSundayToThursday(calendar) && !isDayOff(preferredDate, calendar) && weekdayOf(preferredDate) > 4
    return {
      field: 'preferredDate',
      message: isWeekend ? 'val.preferredDate.weekend' : 'val.preferredDate.holiday',
    } as const
  }
  if (isOver(preferredDate, now, calendar))
    return { field: 'preferredDate', message: 'val.preferredDate.past' } as const
  if (!preferredTime) return undefined
  if (!meetingTimes(preferredDate, calendar).includes(preferredTime))
    return { field: 'preferredTime', message: 'val.preferredTime.closed' } as const
  return instantInRiyadh(preferredDate, preferredTime) > now
    ? undefined
    : ({ field: 'preferredTime', message: 'val.preferredTime.past' } as const)
}

/** The checks need only these two fields, so they run even if other fields are invalid. */
const isMeetingRead = ({ value, issues }: z.core.ParsePayload): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !issues.some(({ path }) => path?.[0] === 'preferredDate' || path?.[0] === 'preferredTime')

/** A day without a time means any time of that day; a time without a day is ignored. */
export const timeHasItsDay = z.refine<Meeting>(
  ({ preferredDate, preferredTime }) =>
    !preferredTime || (preferredDate !== null && preferredDate !== undefined),
  {
    error: 'val.preferredDate.missing',
    path: ['preferredDate'],
    when: isMeetingRead,
  },
)

/** For a form. The server checks it with its own calendar. */
export const isOpenThen = (field: 'preferredDate' | 'preferredTime', calendar: () => FirmCalendar) => {
  const problemOf = (meeting: Meeting) => meetingProblem(meeting, new Date(), calendar())
  return z.refine<Meeting>((meeting) => problemOf(meeting)?.field !== field, {
    error: ({ input }) => problemOf(input as Meeting)?.message,
    path: [field],
    when: isMeetingRead,
  })
}
