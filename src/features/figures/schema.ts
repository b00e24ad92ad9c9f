import * as z from 'zod/mini'
import { origins } from '#features/consultations/values.ts'
import { serviceAreas } from '#features/services/areas.ts'
import { foldedNumber } from '#fields/text.ts'
import { addMonths } from './months.ts'
import { ages, figureTables, maxMonths, outcomes, paperStates, rejectionReasons } from './values.ts'

/** Aborts, so that the order of a range is checked only for months. */
const isMonth = z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'val.generic.date', abort: true })
const month = z.string().check(foldedNumber, isMonth)
const range = { from: z.optional(month), to: z.optional(month) }

type Range = { from?: string | undefined; to?: string | undefined }

/** A single given month is compared with a range of the default length. */
const isInOrder = z.refine<Range>(
  ({ from, to }) => !from || !to || (from <= to && to < addMonths(from, maxMonths)),
  { error: 'val.generic.date', path: ['to'] },
)

/** The months whose requests are counted, both included; the default is the last twelve. */
export const figuresQuery = z.object(range).check(isInOrder)
export const figuresCsvQuery = z.object({ ...range, table: z.enum(figureTables) }).check(isInOrder)
export type FiguresQuery = z.infer<typeof figuresQuery>

export const monthQuery = z.object({ month })

/** Working-day hours from a request to the first answer; null without an answered request. */
const answerTimes = {
  received: z.int(),
  answered: z.int(),
  median: z.nullable(z.number()),
  /** Nine of ten were answered within this time. */
  ninety: z.nullable(z.number()),
  /** Answered before the deadline. */
  inTime: z.int(),
  /** Answered after the deadline, or overdue. */
  late: z.int(),
}

export const officeFigures = z.object({
  from: z.string(),
  to: z.string(),
  /** The month of the first request; null without any. */
  earliest: z.nullable(z.string()),
  /** One entry for each month of the range, as in the other lists by month. */
  requests: z.array(
    z.object({ month: z.string(), services: z.record(z.enum(serviceAreas), z.int()), total: z.int() }),
  ),
  answers: z.array(z.object({ month: z.string(), ...answerTimes })),
  answersOfAll: z.object(answerTimes),
  /** The current outcomes of requests in the range. */
  outcomes: z.array(z.object({ outcome: z.enum(outcomes), count: z.int() })),
  reasons: z.array(z.object({ reason: z.enum(rejectionReasons), count: z.int() })),
  /** The ways in which requests of the range came; the counts add up to all of them. */
  origins: z.array(z.object({ origin: z.enum(origins), count: z.int() })),
  /** By the answer to "How did you hear of us?", most first; null without an answer. */
  heard: z.array(z.object({ heardThrough: z.nullable(z.string()), count: z.int() })),
  /** Currently open requests of any date, by assignee, most first. Null means no assignee. */
  load: z.array(
    z.object({
      userId: z.nullable(z.int()),
      name: z.nullable(z.string()),
      counts: z.record(z.enum(ages.map(({ age }) => age)), z.int()),
      total: z.int(),
    }),
  ),
  /** The median days in stages that were left, by service and the name of the stage, most stays first. */
  stages: z.array(
    z.object({
      service: z.enum(serviceAreas),
      nameEn: z.string(),
      nameAr: z.string(),
      count: z.int(),
      days: z.number(),
    }),
  ),
  /** Currently running matters of any date, those whose clients had a word lately, and past terms for admins. */
  told: z.object({ running: z.int(), told: z.int(), pastTerms: z.nullable(z.int()) }),
  /** Fee agreements that were sent in the range, and approved requests of the range with one that binds. */
  agreements: z.object({
    sent: z.int(),
    accepted: z.int(),
    /** The median days from sending to acceptance; null without one. */
    days: z.nullable(z.number()),
    approved: z.int(),
    covered: z.int(),
  }),
  /** Requests of the range before their first talk, and their document requests. */
  preparation: z.object({
    /** With an appointment that took place or a recorded conversation. */
    talked: z.int(),
    /** Those with sent answers before it. */
    answered: z.int(),
    /** Requests that miss no requested document. */
    complete: z.int(),
    /** The median days from the first document request until none was missing; null without one. */
    days: z.nullable(z.number()),
    papers: z.array(z.object({ state: z.enum(paperStates), count: z.int() })),
  }),
  /** Null for users who may not see the newsletter. */
  subscribers: z.nullable(
    z.object({
      now: z.int(),
      months: z.array(z.object({ month: z.string(), joined: z.int(), left: z.int() })),
    }),
  ),
})
export type OfficeFigures = z.infer<typeof officeFigures>

/** The three figures of the home page: requests of a month and of the one before it, and the answers of the month. */
export const monthFigures = z.object({
  requests: z.int(),
  previousRequests: z.int(),
  median: answerTimes.median,
  inTime: answerTimes.inTime,
  late: answerTimes.late,
})
