import { type HijriDay, hijriOf } from '#fields/hijri.ts'

// The Umm al-Qura calendar, which is official in Saudi Arabia. The sighting of the moon may shift a month by
// a day, so derived dates are proposals until the office confirms them.

const dayMilliseconds = 24 * 60 * 60 * 1000

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10)

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
