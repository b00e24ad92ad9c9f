import * as z from 'zod/mini'
import { readDay } from './day.ts'
import { foldNumber } from './fold.ts'

const clock =
  /(?:T|[\s,،]+(?:at|في|الساعة)?\s*)(?<hour>\d\d?):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,]\d+)?)?\s*(?<half>[ap]\.?m\.?|صباح[اً]*|مساء[ً]*|ص|م)?\s*(?<zone>Z|(?:UTC|GMT)?\s*[+-]\d\d?(?::?\d\d)?|UTC|GMT|AST)?$/i
/** The zone name after the time of a JavaScript date, in brackets. */
const zoneName = /\s*\([^)]*\)$/
const exact = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/
/** Serial date of a spreadsheet: days since 1900 and a fraction, for 2000 to 2099. */
const serial = /^(?:3[7-9]|[4-6]\d|7[0-2])\d{3}(?:\.\d+)?$/
const serialOf1970 = 25_569

/** Consents to email cannot be older. */
const earliest = '1995-01-01'

/**
 * A past instant as ISO 8601: from ISO 8601, or from a day with or without a time and a zone, as spreadsheets
 * write it. Without a zone it is Riyadh time. Undefined if the text is not one.
 */
export const readPastInstant = (typed: string): string | undefined => {
  const text = foldNumber(typed.normalize('NFKC')).replace(zoneName, '')
  const written = withZone(text)
  if (!written) return undefined
  const moment = new Date(written)
  const isPast = moment.getTime() <= Date.now() && moment.getTime() >= Date.parse(earliest)
  return isPast ? moment.toISOString() : undefined
}

const withZone = (text: string): string | undefined => {
  if (serial.test(text)) {
    const time = new Date(Math.round((Number(text) - serialOf1970) * 86_400) * 1000)
    return time.toISOString().replace('Z', '+03:00')
  }
  const { hour = '0', minute = '00', second = '00', half, zone } = clock.exec(text)?.groups ?? {}
  const day = readDay(text.replace(clock, ''))
  if (!day) return undefined
  if (exact.test(text)) return day + text.slice(day.length)
  const hours = hourOf(Number(hour), half)
  return `${day}T${String(hours).padStart(2, '0')}:${minute}:${second}${offsetOf(zone)}`
}

/** Converts an hour of the 12-hour clock. */
const hourOf = (hour: number, half: string | undefined): number =>
  half ? (hour % 12) + (/^[pم]/i.test(half) ? 12 : 0) : hour

const offsetOf = (zone: string | undefined): string => {
  if (!zone || /^AST$/i.test(zone)) return '+03:00'
  const [, sign, hours = '', minutes = '00'] = /([+-])(\d\d?)(?::?(\d\d))?$/.exec(zone) ?? []
  return sign ? `${sign}${hours.padStart(2, '0')}:${minutes}` : 'Z'
}

export const pastInstant = (message: string) =>
  z.pipe(
    z.string({ error: message }),
    z.transform((typed, context): string => {
      const moment = readPastInstant(typed)
      if (moment) return moment
      context.issues.push({ code: 'custom', message, input: typed })
      return z.NEVER
    }),
  )
