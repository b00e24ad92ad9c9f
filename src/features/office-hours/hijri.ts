import { type HijriDay, hijriOf } from '#fields/hijri.ts'
import type { Days } from '#firm-time/calendar.ts'
import { addDays } from '#firm-time/riyadh.ts'

// The Umm al-Qura calendar, which is official in Saudi Arabia. The sighting of the moon may shift a month by
// a day, so derived dates are proposals until the office confirms them.

const ramadan = 9

export const isRamadan = (date: string): boolean => hijriOf(date).month === ramadan

/** The days of a Gregorian year on which this Hijri day falls: none, one or two. */
export const daysOfHijri = (gregorianYear: number, { month, day }: Omit<HijriDay, 'year'>): string[] => {
  const found: string[] = []
  for (let date = `${gregorianYear}-01-01`; date.startsWith(String(gregorianYear)); date = addDays(date, 1)) {
    const hijri = hijriOf(date)
    if (hijri.month === month && hijri.day === day) found.push(date)
  }
  return found
}

/** The months of Ramadan that begin in these Gregorian years. */
export const ramadansIn = (firstYear: number, lastYear: number): Days[] => {
  const found: Days[] = []
  for (let year = firstYear; year <= lastYear; year += 1)
    for (const firstDay of daysOfHijri(year, { month: ramadan, day: 1 })) {
      const thirtieth = addDays(firstDay, 29)
      found.push({ firstDay, lastDay: isRamadan(thirtieth) ? thirtieth : addDays(firstDay, 28) })
    }
  return found
}
