import * as z from 'zod/mini'
import { readDay } from './day.ts'
import { foldNumber } from './fold.ts'

const iso = z.iso.datetime({ offset: true })

/**
 * An instant in ISO 8601 with its zone, in the years from `first` on; an Umm al-Qura year is converted.
 * Undefined if the text is not one.
 */
export const readInstant = (typed: string, first = 1900): string | undefined => {
  const text = foldNumber(typed)
  const day = readDay(text.slice(0, 10))
  if (!day || !/^\d{4}-\d\d-\d\dT/.test(text)) return undefined
  const instant = day + text.slice(10)
  const year = Number(day.slice(0, 4))
  return year >= first && year < 3000 && z.safeParse(iso, instant).success ? instant : undefined
}

export const instant = z.pipe(
  z.string('val.generic.date'),
  z.transform((typed, context): string => {
    const read = readInstant(typed)
    if (read) return read
    context.issues.push({ code: 'custom', message: 'val.generic.date', input: typed })
    return z.NEVER
  }),
)
