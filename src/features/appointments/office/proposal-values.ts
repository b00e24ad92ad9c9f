import * as z from 'zod/mini'
import { dayAsTyped, readDayAhead, refusalOf } from '#fields/day.ts'
import { clockInRiyadh, instantInRiyadh } from '#firm-time/riyadh.ts'
import { newAppointment } from '../schema.ts'

/**
 * Converts a day and a time in Riyadh to an instant, or returns a dictionary key for what is wrong with them.
 */
export const timeOf = (
  day: string,
  time: string,
  now: Date,
): { startsAt: string } | { field: 'day' | 'time'; message: string } => {
  const read = readDayAhead(day)
  if (read === undefined) return { field: 'day', message: refusalOf(day) }
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return { field: 'time', message: 'val.hours.time' }
  const instant = instantInRiyadh(read, time)
  if (instant <= now) return { field: 'time', message: 'val.appointment.past' }
  return { startsAt: instant.toISOString() }
}

export const proposalNumbers = [1, 2, 3] as const

/** The office settles a time immediately, or lets the client choose. */
export const proposalModes = ['settle', 'propose'] as const

const typed = z.object({
  mode: z.enum(proposalModes),
  lawyerId: z.string(),
  kind: z.string(),
  place: z.string(),
  minutes: z.string(),
  day1: z.string(),
  time1: z.string(),
  day2: z.string(),
  time2: z.string(),
  day3: z.string(),
  time3: z.string(),
})
export type ProposalValues = z.infer<typeof typed>

/** Converts the texts of selects and dates to the request body. The server validates it again. */
export const proposalForm = z.pipe(
  typed,
  z.transform((values, context) => {
    const proposals: string[] = []
    const isSettled = values.mode === 'settle'
    for (const number of isSettled ? ([1] as const) : proposalNumbers) {
      const [day, time] = [values[`day${number}`], values[`time${number}`]]
      if (day === '' && time === '' && !isSettled) continue
      const read = timeOf(day, time, new Date())
      if ('startsAt' in read && !proposals.includes(read.startsAt)) proposals.push(read.startsAt)
      else
        context.issues.push({
          code: 'custom',
          message: 'startsAt' in read ? 'val.appointment.twice' : read.message,
          path: [`${'field' in read ? read.field : 'time'}${number}`],
          input: values,
        })
    }
    const { lawyerId, kind, place, minutes } = values
    const sent = z.safeParse(newAppointment, {
      lawyerId: Number(lawyerId) || undefined,
      kind,
      place,
      minutes: Number(minutes),
      ...(isSettled ? { startsAt: proposals[0], proposals: [] } : { proposals }),
    })
    for (const { path, message } of sent.error?.issues ?? [])
      context.issues.push({ code: 'custom', message, path: [...path], input: values })
    return sent.data ?? z.NEVER
  }),
)

/** The complete times among the field values. */
export const timesOf = (pairs: readonly { day: string; time: string }[]): string[] =>
  pairs.flatMap(({ day, time }) => {
    const read = timeOf(day, time, new Date())
    return 'startsAt' in read ? read.startsAt : []
  })

/** Converts an instant to field values: the day and the time in Riyadh. */
export const fieldsOf = (startsAt: string): { day: string; time: string } => {
  const clock = clockInRiyadh(new Date(startsAt)).toISOString()
  return { day: dayAsTyped(clock.slice(0, 10)), time: clock.slice(11, 16) }
}
