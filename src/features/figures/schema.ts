import * as z from 'zod/mini'
import { serviceAreas } from '#features/services/areas.ts'
import { addMonths } from './months.ts'
import { ages, figureTables, mostMonths, outcomes, rejectionReasons } from './values.ts'

const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'val.generic.date'))
const range = { from: z.optional(month), to: z.optional(month) }

type Range = { from?: string | undefined; to?: string | undefined }

/** One month without the other is measured from the usual length. */
const isInOrder = z.refine<Range>(
  ({ from, to }) => !from || !to || (from <= to && to < addMonths(from, mostMonths)),
  { error: 'val.generic.date', path: ['to'] },
)

/** The months whose requests are counted, both included; without them the last twelve. */
export const figuresQuery = z.object(range).check(isInOrder)
export const figuresCsvQuery = z.object({ ...range, table: z.enum(figureTables) }).check(isInOrder)
export type FiguresQuery = z.infer<typeof figuresQuery>

/** Hours of working days from a request to the first answer; null where nothing was answered. */
const answerTimes = {
  received: z.int(),
  answered: z.int(),
  median: z.nullable(z.number()),
  /** Nine of ten were answered within these. */
  ninety: z.nullable(z.number()),
  /** Answered within the promise. */
  inTime: z.int(),
  /** Answered after it, or not yet and past it. */
  late: z.int(),
}

export const officeFigures = z.object({
  from: z.string(),
  to: z.string(),
  /** The month of the first request there is; null without any. */
  earliest: z.nullable(z.string()),
  /** Every month of the range, as are the other lists by month. */
  requests: z.array(
    z.object({ month: z.string(), services: z.record(z.enum(serviceAreas), z.int()), total: z.int() }),
  ),
  answers: z.array(z.object({ month: z.string(), ...answerTimes })),
  answersOfAll: z.object(answerTimes),
  /** Of the requests of the range, as they stand now. */
  outcomes: z.array(z.object({ outcome: z.enum(outcomes), count: z.int() })),
  reasons: z.array(z.object({ reason: z.enum(rejectionReasons), count: z.int() })),
  /** Open requests now, whenever they came; who has most comes first. Null is nobody. */
  load: z.array(
    z.object({
      userId: z.nullable(z.int()),
      name: z.nullable(z.string()),
      counts: z.record(z.enum(ages.map(({ age }) => age)), z.int()),
      total: z.int(),
    }),
  ),
  /** Null for those who may not see the newsletter. */
  subscribers: z.nullable(
    z.object({
      now: z.int(),
      months: z.array(z.object({ month: z.string(), joined: z.int(), left: z.int() })),
    }),
  ),
})
export type OfficeFigures = z.infer<typeof officeFigures>
