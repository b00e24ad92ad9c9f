import { may } from '#access/permissions.ts'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { origins } from '#features/consultations/values.ts'
import { serviceAreas } from '#features/services/areas.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { addMonths, monthOf, monthsBetween } from '../months.ts'
import type { FiguresQuery, OfficeFigures } from '../schema.ts'
import { sumOf } from '../tables.ts'
import { type Age, ages, defaultMonths, outcomes, rejectionReasons } from '../values.ts'
import { countAgreements } from './agreements-repository.ts'
import { countContacted, listStageTimes } from './progress-repository.ts'
import {
  type AnswerTimes,
  type Counted,
  countByMonthAndService,
  countByOrigin,
  countByOutcome,
  countOpenByHandler,
  findEarliestMonth,
  listAnswerTimes,
  type Range,
} from './repository.ts'
import { countSubscribersByMonth, countSubscribersNow } from './subscribers-repository.ts'

/** A single given month is the end or the start of a range of the default length. */
const rangeOf = ({ from, to }: FiguresQuery, now: Date): Range => {
  const last = to ?? (from ? addMonths(from, defaultMonths - 1) : monthOf(todayInRiyadh(now)))
  return { from: from ?? addMonths(last, 1 - defaultMonths), to: last }
}

/** All figures of the office that this user may see. */
export const figuresFor = async (
  db: Database,
  reader: Reader,
  query: FiguresQuery,
  now = new Date(),
): Promise<OfficeFigures> => {
  const range = rangeOf(query, now)
  const counted: Counted = { reader, range, now }
  const months = monthsBetween(range.from, range.to)
  const [earliest, services, times, results, came, open, stages, contacted, agreements, subscribers] =
    await Promise.all([
      findEarliestMonth(db, reader),
      countByMonthAndService(db, counted),
      listAnswerTimes(db, counted),
      countByOutcome(db, counted),
      countByOrigin(db, counted),
      countOpenByHandler(db, counted),
      listStageTimes(db, counted),
      countContacted(db, counted),
      countAgreements(db, counted),
      may(reader.role, 'newsletter.view') ? subscribersOf(db, range, months) : null,
    ])
  const requests = months.map((month) => {
    const count = (service: string) =>
      services.find((row) => row.month === month && row.service === service)?.count ?? 0
    const counts = Object.fromEntries(serviceAreas.map((area) => [area, count(area)]))
    return { month, services: counts as OfficeFigures['requests'][number]['services'] }
  })
  const countOf = (isMeant: (row: (typeof results)[number]) => boolean) =>
    sumOf(results.filter(isMeant).map(({ count }) => count))
  return {
    ...range,
    earliest,
    requests: requests.map((row) => ({ ...row, total: sumOf(Object.values(row.services)) })),
    answers: months.map((month) => ({ ...timesOf(times, month), month })),
    answersOfAll: timesOf(times, null),
    outcomes: outcomes.map((outcome) => ({ outcome, count: countOf((row) => row.outcome === outcome) })),
    reasons: rejectionReasons.map((reason) => ({ reason, count: countOf((row) => row.reason === reason) })),
    origins: origins.map((origin) => ({
      origin,
      count: sumOf(came.filter((row) => row.origin === origin).map(({ count }) => count)),
    })),
    heard: heardOf(came),
    load: loadOf(open),
    stages,
    told: contacted,
    agreements,
    subscribers,
  }
}

const heardOf = (came: Awaited<ReturnType<typeof countByOrigin>>): OfficeFigures['heard'] => {
  const counts = new Map<string | null, number>()
  for (const { heardThrough, count } of came)
    counts.set(heardThrough, (counts.get(heardThrough) ?? 0) + count)
  return [...counts]
    .map(([heardThrough, count]) => ({ heardThrough, count }))
    .sort(
      (one, other) =>
        Number(one.heardThrough === null) - Number(other.heardThrough === null) || other.count - one.count,
    )
}

const noAnswers = { received: 0, answered: 0, median: null, ninety: null, inTime: 0, late: 0 }

const timesOf = (times: readonly AnswerTimes[], month: string | null) =>
  times.find((row) => row.month === month) ?? noAnswers

const subscribersOf = async (db: Database, range: Range, months: readonly string[]) => {
  const [moves, now] = await Promise.all([countSubscribersByMonth(db, range), countSubscribersNow(db)])
  return {
    now,
    months: months.map((month) => ({
      joined: 0,
      left: 0,
      ...moves.find((row) => row.month === month),
      month,
    })),
  }
}

/** Sorted by the number of open requests, most first; unassigned ones come last. */
const loadOf = (open: Awaited<ReturnType<typeof countOpenByHandler>>): OfficeFigures['load'] => {
  const handlers = new Map(open.map(({ userId, name }) => [userId, name]))
  return [...handlers]
    .map(([userId, name]) => {
      const count = (age: Age) => open.find((row) => row.userId === userId && row.age === age)?.count ?? 0
      const counts = Object.fromEntries(ages.map(({ age }) => [age, count(age)])) as Record<Age, number>
      return { userId, name, counts, total: sumOf(Object.values(counts)) }
    })
    .sort(
      (one, other) => Number(one.userId === null) - Number(other.userId === null) || other.total - one.total,
    )
}
