import { may } from '#access/permissions.ts'
import type { Reader } from '#access/roles.ts'
import { sendCsv } from '#api/lists.ts'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { heardIn } from '#features/consultations/heard-through.ts'
import { origins } from '#features/consultations/values.ts'
import { areaKey, serviceAreas } from '#features/services/areas.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { notFound } from '#http/errors.ts'
import { hijriMonthsOf } from '#i18n/calendar-format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { addMonths, firstDayOf, lastDayOf, monthOf, monthsBetween } from '../months.ts'
import type { FiguresQuery, OfficeFigures } from '../schema.ts'
import { type Cell, sumOf, type Table, tableFor } from '../tables.ts'
import { type Age, ages, defaultMonths, outcomes, rejectionReasons } from '../values.ts'
import { figureCalls } from './calls.ts'
import { countPreparation } from './preparation-repository.ts'
import { countAgreements, countContacted, listStageTimes } from './progress-repository.ts'
import {
  type AnswerTimes,
  type Counted,
  countByMonthAndService,
  countByOrigin,
  countByOutcome,
  countOpenByHandler,
  countSubscribersByMonth,
  countSubscribersNow,
  findEarliestMonth,
  listAnswerTimes,
  type Range,
} from './repository.ts'

/**
 * Counts of requests that the user may list, without personal data: so exports do not require the password.
 */
export const figureRoutes: Routes = async (app) => {
  const on = register(app, figureCalls)

  on('GET /api/admin/figures', async (request) => figuresFor(app.db, signedInUser(request), request.query))

  on('GET /api/admin/figures/month', async (request) =>
    monthFor(app.db, signedInUser(request), request.query.month),
  )

  on('GET /api/admin/figures.csv', async (request, reply) => {
    const { table, ...query } = request.query
    const figures = await figuresFor(app.db, signedInUser(request), query)
    const found = tableFor(table, figures) ?? notFound()
    const file = translateIn[request.language](`figures.file.${table}`)
    return sendCsv(reply, `${file}-${figures.from}-${figures.to}.csv`, csvRows(found, request.language))
  })
}

const csvRows = ({ heads, rows }: Table, language: Language) => {
  const t = translateIn[language]
  const isByMonth = heads[0] === 'figures.month'
  const texts = heads.map((head) => t(typeof head === 'string' ? head : areaKey(head.area)))
  return [
    isByMonth ? [texts[0] ?? '', t('figures.hijri'), ...texts.slice(1)] : texts,
    ...rows.map((cells) => cells.flatMap((cell) => csvCells(cell, language, isByMonth))),
  ]
}

const rounded = (value: number | null, digits: number): number | null =>
  value === null ? null : Number(value.toFixed(digits))

/** A month takes two cells, the second for its Hijri months; so does every cell in its column. */
const csvCells = (cell: Cell, language: Language, isByMonth: boolean): (string | number | null)[] => {
  const t = translateIn[language]
  if (typeof cell === 'number') return [cell]
  if ('month' in cell)
    return [cell.month, hijriMonthsOf(firstDayOf(cell.month), lastDayOf(cell.month), language)]
  if ('all' in cell) return isByMonth ? [t('figures.all'), ''] : [t('figures.all')]
  if ('area' in cell) return [t(areaKey(cell.area))]
  if ('text' in cell) return [t(cell.text)]
  if ('heard' in cell)
    return [`${t('figures.heard')}: ${heardIn(cell.heard, language) ?? t('figures.heard.none')}`]
  if ('name' in cell) return [cell.name ?? t('figures.nobody')]
  if ('nameEn' in cell) return [language === 'ar' ? cell.nameAr : cell.nameEn]
  if ('days' in cell) return [rounded(cell.days, 1)]
  if ('hours' in cell) return [rounded(cell.hours, 1)]
  return [rounded(cell.share === null ? null : cell.share * 100, 1)]
}

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
  const [
    earliest,
    services,
    times,
    results,
    came,
    open,
    stages,
    contacted,
    agreements,
    preparation,
    subscribers,
  ] = await Promise.all([
    findEarliestMonth(db, reader),
    countByMonthAndService(db, counted),
    listAnswerTimes(db, counted),
    countByOutcome(db, counted),
    countByOrigin(db, counted),
    countOpenByHandler(db, counted),
    listStageTimes(db, counted),
    countContacted(db, counted),
    countAgreements(db, counted),
    countPreparation(db, counted),
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
    preparation,
    subscribers,
  }
}

/** The figures of one month: the home page needs no other, and all of them take fifteen statements. */
export const monthFor = async (db: Database, reader: Reader, month: string, now = new Date()) => {
  const previous = addMonths(month, -1)
  const [services, times] = await Promise.all([
    countByMonthAndService(db, { reader, range: { from: previous, to: month }, now }),
    listAnswerTimes(db, { reader, range: { from: month, to: month }, now }),
  ])
  const countOf = (counted: string) =>
    sumOf(services.filter((row) => row.month === counted).map(({ count }) => count))
  return {
    requests: countOf(month),
    previousRequests: countOf(previous),
    ...timesOf(times, month),
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
