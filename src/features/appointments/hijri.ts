// The calendar of Umm al-Qura, by which the Kingdom counts. The sighting of the moon may move a month by a day, so what
// follows from it is a proposal until the office has confirmed it.

const dayMilliseconds = 24 * 60 * 60 * 1000

const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

export type HijriDay = { year: number; month: number; day: number }

/** The Hijri date of a day such as `2026-11-22`. */
export const hijriOf = (date: string): HijriDay => {
  const parts = format.formatToParts(new Date(`${date}T00:00:00Z`))
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return { year: numberOf('year'), month: numberOf('month'), day: numberOf('day') }
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10)

const ramadan = 9

export const isRamadan = (date: string): boolean => hijriOf(date).month === ramadan

/** The days of a Gregorian year that are this day of the Hijri one: none, one or two. */
export const daysOfHijri = (gregorianYear: number, { month, day }: Omit<HijriDay, 'year'>): string[] => {
  const found: string[] = []
  for (let date = `${gregorianYear}-01-01`; date.startsWith(String(gregorianYear)); date = addDays(date, 1)) {
    const hijri = hijriOf(date)
    if (hijri.month === month && hijri.day === day) found.push(date)
  }
  return found
}
