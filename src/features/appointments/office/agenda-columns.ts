import type { Span } from '#firm-time/calendar.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { type Away, isAwayOn, withoutAbsences } from '../absences.ts'
import type { BookingRules } from '../booking-rules.ts'
import { hoursOn } from '../free-times.ts'
import type { Holiday } from '../holiday-schema.ts'
import { rulesOf } from '../own-hours.ts'
import type { Appointment, HoursOfLawyer } from '../schema.ts'

/** A confirmed appointment, or one of the proposed times of another. */
export type Entry = { appointment: Appointment; startsAt: string; minutes: number }

export type AwayLawyer = Away & { id: number; lawyerId: number; lawyerName: string }

/** The id is null for a deleted user. */
export type Lawyer = { id: number | null; name: string }

export type Column = {
  key: string
  day: string
  /** Undefined for a day of several lawyers. */
  lawyer: Lawyer | undefined
  entries: readonly Entry[]
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
  absences: readonly AwayLawyer[]
}

/** A column for each day; `lawyer` is given if all are about one person. */
export const columnsOfDays = (
  days: readonly string[],
  lawyer: Lawyer | undefined,
  data: AgendaData,
): Column[] => days.map((day) => ({ ...columnOf(day, lawyer, data), key: day }))

/** A column for each lawyer on one day, the busy ones first, and one for appointments without a lawyer. */
export const columnsOfLawyers = (day: string, lawyers: readonly Lawyer[], data: AgendaData): Column[] => {
  const columns = lawyers
    .map((lawyer) => ({ ...columnOf(day, lawyer, data), key: `${day} ${lawyer.id}` }))
    .sort((one, other) => Number(isIdle(one)) - Number(isIdle(other)))
  const others = data.appointments.filter(({ lawyerId }) => !lawyers.some(({ id }) => id === lawyerId))
  const former = new Map(others.map(({ lawyerId, lawyerName }) => [lawyerId, lawyerName ?? '']))
  return [
    ...columns,
    ...[...former]
      .map(([id, name]) => ({ ...columnOf(day, { id, name }, data), key: `${day} ${id}` }))
      .filter((column) => !isIdle(column)),
  ]
}

/** Whether it has no entries. Such columns of lawyers are not printed. */
export const isIdle = ({ entries }: Pick<Column, 'entries'>): boolean => entries.length === 0

const columnOf = (day: string, lawyer: Lawyer | undefined, data: AgendaData): Omit<Column, 'key'> => {
  const isOf = ({ lawyerId }: { lawyerId: number | null }) => !lawyer || lawyerId === lawyer.id
  const absences = data.absences.filter((each) => isOf(each) && isAwayOn(day, each))
  const daysOff = data.holidays.filter(({ isObserved }) => isObserved)
  const own = lawyer && data.ownHours.find(isOf)
  const spans = data.rules ? hoursOn(day, rulesOf(data.rules, own), daysOff) : []
  return {
    day,
    lawyer,
    entries: data.appointments.filter(isOf).flatMap((each) => entriesOn(day, each)),
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
