import * as z from 'zod/mini'
import { foldDigits } from './digits.ts'

const parts =
  /^(?:(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)|(?<d>\d\d?)[/.\- ](?<m>\d\d?)[/.\- ](?<y>\d{4}))$/

/**
 * A day as `2027-12-31`, from that or from `31/12/2027`: day, month and year as they are written in Riyadh in both
 * languages. Undefined if there is no such day.
 */
export const readDay = (typed: string): string | undefined => {
  const {
    year,
    month,
    day,
    y = year,
    m = month,
    d = day,
  } = parts.exec(foldDigits(typed).trim())?.groups ?? {}
  if (!y || !m || !d) return undefined
  const written = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  return z.safeParse(z.iso.date(), written).success ? written : undefined
}

/** As above; a form that writes days in its own way sends what was typed. */
export const typedDay = z.pipe(
  z.string('val.generic.date'),
  z.transform((typed, context): string => {
    const day = readDay(typed)
    if (day) return day
    context.issues.push({ code: 'custom', message: 'val.generic.date', input: typed })
    return z.NEVER
  }),
)

/** A day such as `2027-12-31` that can be planned with: none before 2000, none after 2199. */
export const plannedDay = z.iso
  .date({ error: 'val.generic.date', abort: true })
  .check(z.regex(/^2[01]/, { error: 'val.generic.date', abort: true }))
