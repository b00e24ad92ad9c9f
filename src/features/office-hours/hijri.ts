import { type HijriDay, hijriOf } from '#fields/hijri.ts'
import { addDays } from '#firm-time/riyadh.ts'

// The Umm al-Qura calendar, which is official in Saudi Arabia. The sighting of the moon may shift a month by
// a day, so derived dates are proposals until the office confirms them.

export const ramadan = 9

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

/** The computed last day of a Ramadan. */
export const endOfRamadan = (firstDay: string): string => {
  const thirtieth = addDays(firstDay, 29)
  return isRamadan(thirtieth) ? thirtieth : addDays(firstDay, 28)
}
