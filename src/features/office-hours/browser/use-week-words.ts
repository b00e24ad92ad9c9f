import type { FirmCalendar } from '#firm-time/calendar.ts'
import { instantInRiyadh } from '#firm-time/riyadh.ts'
import { formatTime, formatWeekday } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { useCalendar } from './use-calendar.ts'

/** March 2025 has a Sunday on the 9th. */
const dayOf = (weekday: number): string => `2025-03-${String(9 + weekday).padStart(2, '0')}`

/** The values of a sentence such as «Sunday to Thursday, 9:00 AM to 5:00 PM»; undefined if the days differ. */
export const useWeekWords = () => {
  const { language } = useTranslation()
  const week = evenWeek(useCalendar())
  if (!week) return undefined
  const weekday = (day: number) => formatWeekday(instantInRiyadh(dayOf(day), '12:00'), language)
  const time = (clock: string) => formatTime(instantInRiyadh(dayOf(0), clock), language)
  return {
    first: weekday(week.firstDay),
    last: weekday(week.lastDay),
    from: time(week.from),
    to: time(week.to),
  }
}

/** The week if it has the same hours on consecutive days; `firstDay` and `lastDay` count from Sunday. */
const evenWeek = ({ week }: FirmCalendar) => {
  const days = week.flatMap((spans, day) => (spans.length > 0 ? [day] : []))
  const [firstDay = 0, lastDay = 0] = [days[0], days.at(-1)]
  const [span] = week[firstDay] ?? []
  const isEven = days.every(
    (day) =>
      day === firstDay + days.indexOf(day) &&
      week[day]?.length === 1 &&
      week[day][0]?.from === span?.from &&
      week[day][0]?.to === span?.to,
  )
  return span && isEven && days.length > 1 ? { firstDay, lastDay, ...span } : undefined
}
