import type { CSSProperties } from 'react'
import type { DateKind } from '#features/consultations/values.ts'
import { type Days, openHoursOn, type Span } from '#firm-time/calendar.ts'
import { instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { type Away, isAwayOn, withoutAbsences } from '../absences.ts'
import type { BookingRules } from '../booking-rules.ts'
import { rulesOf } from '../free-times.ts'
import type { Holiday } from '../holiday-schema.ts'
import type { Appointment, HoursOfLawyer } from '../schema.ts'

/** A confirmed appointment, or one of the proposed times of another. */
export type Entry = { appointment: Appointment; startsAt: string; minutes: number }

/** A hearing, a term or another date of a request. Pages pass them in, because `matters` is a later feature. */
export type AgendaDate = {
  id: number
  consultationId: number
  kind: DateKind
  day: string
  /** Null for a whole day. */
  time: string | null
  /** Not dropped when its request was closed. */
  isClosed: boolean
  assignedToId: number | null
  clientName: string
}

/** A date with a time. Its end is not known. */
export type DateEntry = { date: AgendaDate; startsAt: string; minutes: number }

export type AwayLawyer = Away & { id: number; lawyerId: number; lawyerName: string }

/** The id is null for a deleted user. */
export type Lawyer = { id: number | null; name: string }

export type Column = {
  key: string
  day: string
  /** Undefined for a day of several lawyers. */
  lawyer: Lawyer | undefined
  /** The column of dates that belong to none of the lawyers. */
  isNobodys?: boolean
  entries: readonly Entry[]
  dates: { wholeDay: readonly AgendaDate[]; timed: readonly DateEntry[] }
  /** Working hours without the absences of the lawyer. */
  spans: readonly Span[]
  holiday: Holiday | undefined
  absences: readonly AwayLawyer[]
}

export type AgendaData = {
  appointments: readonly Appointment[]
  /** The hours of the firm; undefined while loading. */
  rules: BookingRules | undefined
  ownHours: readonly HoursOfLawyer[]
  holidays: readonly Holiday[]
  ramadans: readonly Days[]
  absences: readonly AwayLawyer[]
  dates: readonly AgendaDate[]
}

/** A column for each day; `lawyer` is given if all are about one person. */
export const columnsOfDays = (
  days: readonly string[],
  lawyer: Lawyer | undefined,
  data: AgendaData,
): Column[] => days.map((day) => ({ ...columnOf(day, lawyer, data), key: day }))

/**
 * A column for each lawyer on one day, the busy ones first, one for appointments without a lawyer, and one for
 * dates of requests without one.
 */
export const columnsOfLawyers = (day: string, lawyers: readonly Lawyer[], data: AgendaData): Column[] => {
  const columns = lawyers
    .map((lawyer) => ({ ...columnOf(day, lawyer, data), key: `${day} ${lawyer.id}` }))
    .sort((one, other) => Number(isIdle(one)) - Number(isIdle(other)))
  const others = data.appointments.filter(({ lawyerId }) => !lawyers.some(({ id }) => id === lawyerId))
  const isNobodys = ({ assignedToId }: AgendaDate) => !lawyers.some(({ id }) => id === assignedToId)
  const nobody = { id: null, name: '' }
  const rest = { ...data, appointments: [], dates: data.dates.filter(isNobodys) }
  const previous = new Map(others.map(({ lawyerId, lawyerName }) => [lawyerId, lawyerName ?? '']))
  return [
    ...columns,
    ...[...previous]
      .map(([id, name]) => ({ ...columnOf(day, { id, name }, { ...data, dates: [] }), key: `${day} ${id}` }))
      .filter((column) => !isIdle(column)),
    ...[{ ...columnOf(day, undefined, rest), lawyer: nobody, isNobodys: true, key: `${day} nobody` }].filter(
      (column) => !isIdle(column),
    ),
  ]
}

/** Whether it has no entries and dates. Such columns of lawyers are not printed. */
export const isIdle = ({ entries, dates }: Pick<Column, 'entries' | 'dates'>): boolean =>
  entries.length + dates.wholeDay.length + dates.timed.length === 0

/** A day off without entries, which takes little room. */
export const isClosed = (column: Column): boolean =>
  column.spans.length === 0 && isIdle(column) && column.absences.length === 0

const columnOf = (day: string, lawyer: Lawyer | undefined, data: AgendaData): Omit<Column, 'key'> => {
  const isOf = ({ lawyerId }: { lawyerId: number | null }) => !lawyer || lawyerId === lawyer.id
  const absences = data.absences.filter((each) => isOf(each) && isAwayOn(day, each))
  const observed = data.holidays.filter(({ isObserved }) => isObserved)
  const daysOff = observed.filter(({ name }) => name !== 'ramadan')
  const own = lawyer && data.ownHours.find(isOf)
  const spans = data.rules
    ? openHoursOn(day, { ...rulesOf(data.rules, own), daysOff, ramadans: data.ramadans })
    : []
  return {
    day,
    lawyer,
    entries: data.appointments.filter(isOf).flatMap((each) => entriesOn(day, each)),
    dates: datesOn(
      day,
      data.dates.filter(({ assignedToId }) => isOf({ lawyerId: assignedToId })),
    ),
    // A day of several lawyers has the hours of the firm.
    spans: lawyer ? withoutAbsences(day, spans, absences) : spans,
    holiday: daysOff.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay),
    absences,
  }
}

const entriesOn = (day: string, appointment: Appointment): Entry[] =>
  (appointment.startsAt === null ? appointment.proposals : [appointment.startsAt])
    .filter((startsAt) => todayInRiyadh(new Date(startsAt)) === day)
    .map((startsAt) => ({ appointment, startsAt, minutes: appointment.minutes }))

/** The height of a date in the grid. */
const minutesOfDate = 60

const datesOn = (day: string, dates: readonly AgendaDate[]): Column['dates'] => {
  const ofDay = dates.filter((date) => date.day === day)
  return {
    wholeDay: ofDay.filter(({ time }) => time === null),
    timed: ofDay.flatMap((date) =>
      date.time === null
        ? []
        : { date, startsAt: instantInRiyadh(day, date.time).toISOString(), minutes: minutesOfDate },
    ),
  }
}

/** The position in the grid, in hours from its first one, as the CSS expects. */
export const gridPositionOf = (start: number, minutes: number, more: object = {}): CSSProperties =>
  ({
    insetBlockStart: `calc((${start / 60} - var(--from)) * var(--hour))`,
    '--length': minutes / 60,
    ...more,
  }) as CSSProperties
