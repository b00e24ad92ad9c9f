import * as z from 'zod/mini'
import { readDay } from './day.ts'
import { foldDigits } from './digits.ts'

const withZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/
const inRiyadh = /^(?<day>\S+?)(?:[ T](?<hour>\d\d?):(?<minute>\d\d)(?::(?<second>\d\d))?)?$/

/**
 * A moment that has passed, as ISO 8601: from that, or from a day with or without an hour of Riyadh, as spreadsheets
 * write it. Undefined if there is no such moment.
 */
export const readPastInstant = (typed: string): string | undefined => {
  const text = foldDigits(typed).trim()
  const moment = new Date(withZone.test(text) ? text : (ofRiyadh(text) ?? ''))
  return moment.getTime() <= Date.now() ? moment.toISOString() : undefined
}

const ofRiyadh = (text: string): string | undefined => {
  const { day = '', hour = '0', minute = '00', second = '00' } = inRiyadh.exec(text)?.groups ?? {}
  const date = readDay(day)
  return date && `${date}T${hour.padStart(2, '0')}:${minute}:${second}+03:00`
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
