export type HijriDay = { year: number; month: number; day: number }

let format: Intl.DateTimeFormat | undefined

/** The Umm al-Qura date of a day such as `2026-11-22`. */
export const hijriOf = (date: string): HijriDay => {
  format ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const parts = format.formatToParts(new Date(`${date}T00:00:00Z`))
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return { year: numberOf('year'), month: numberOf('month'), day: numberOf('day') }
}

const dayMs = 86_400_000
const yearDays = 354.367
const monthDays = 29.53
const maxSteps = 5

/** The day of an Umm al-Qura date. Undefined if that month has no such day. */
export const dayOfHijri = ({ year, month, day }: HijriDay): string | undefined => {
  let date = Date.UTC(622, 6, 18) + Math.round((year - 1) * yearDays + (month - 1) * monthDays + day) * dayMs
  for (let step = 0; step < maxSteps; step += 1) {
    const written = new Date(date).toISOString().slice(0, 10)
    const found = hijriOf(written)
    const off = (year - found.year) * yearDays + (month - found.month) * monthDays + day - found.day
    if (found.year === year && found.month === month && found.day === day) return written
    date += (Math.round(off) || Math.sign(off)) * dayMs
  }
  return undefined
}
