import { type CSSProperties, useState } from 'react'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'
import { type Away, isAwayOn, withoutAbsences } from '../absences.ts'
import { type AgendaView, hoursShown, instantAt } from '../agenda.ts'
import type { BookingRules } from '../booking-rules.ts'
import { hoursOn } from '../free-times.ts'
import type { Holiday } from '../holiday-schema.ts'
import type { Appointment } from '../schema.ts'
import { AgendaDay } from './agenda-day.tsx'
import './agenda.css'

export type Dragged = {
  entry: Appointment
  /** The distance from its top to the pointer, in CSS pixels. */
  grip: number
}

/** Days with their appointments: a grid of hours on wide screens, a list of days on phones. */
export const Agenda = ({
  view,
  days,
  appointments,
  rules,
  holidays,
  absences,
  now,
  onOpen,
  onMove,
  namesLawyers,
}: {
  view: AgendaView
  days: readonly string[]
  appointments: readonly Appointment[]
  /** The working hours of the shown lawyers; undefined while loading. */
  rules: Pick<BookingRules, 'week' | 'ramadanWeek'> | undefined
  holidays: readonly Holiday[]
  /** The absences of the shown lawyers. */
  absences: readonly (Away & { id: number; lawyerName: string })[]
  now: Date
  onOpen: (appointment: Appointment) => void
  /** `proposed` is the time to which it was dragged. */
  onMove: (appointment: Appointment, proposed: string) => void
  namesLawyers: boolean
}) => {
  const [dragged, setDragged] = useState<Dragged>()
  const byDay = Map.groupBy(appointments, ({ startsAt }) => todayInRiyadh(new Date(startsAt ?? 0)))
  // The month view lists only days that have entries.
  const isAwayDay = (day: string) => absences.some((absence) => isAwayOn(day, absence))
  const shown = view === 'month' ? days.filter((day) => byDay.has(day) || isAwayDay(day)) : days
  const daysOff = holidays.filter(({ isObserved }) => isObserved)
  const spansOf = (day: string) => {
    const spans = rules ? hoursOn(day, rules, daysOff) : []
    // For several lawyers, show the firm's hours regardless of absences.
    return namesLawyers ? spans : withoutAbsences(day, spans, absences)
  }
  const hours = hoursShown(appointments, days.flatMap(spansOf))
  return (
    <div
      className={classNames('agenda', view !== 'month' && 'agenda-timed', view === 'week' && 'agenda-week')}
      style={sizesOf(hours, shown.length)}
    >
      {view !== 'month' && <Hours {...hours} />}
      <ol className="agenda-days">
        {shown.map((day) => (
          <AgendaDay
            key={day}
            day={day}
            appointments={byDay.get(day) ?? []}
            spans={spansOf(day)}
            holiday={daysOff.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)}
            absences={absences.filter((absence) => isAwayOn(day, absence))}
            hours={hours}
            now={now}
            dragged={dragged}
            onDragged={setDragged}
            onDropped={(minute) => {
              if (dragged) onMove(dragged.entry, instantAt(day, minute))
              setDragged(undefined)
            }}
            onOpen={onOpen}
            namesLawyers={namesLawyers}
          />
        ))}
      </ol>
    </div>
  )
}

const sizesOf = ({ from, to }: { from: number; to: number }, days: number): CSSProperties =>
  ({ '--from': from, '--hours': to - from, '--days': days }) as CSSProperties

/** The hour labels beside the grid. Hidden from screen readers, because each appointment has its own time. */
const Hours = ({ from, to }: { from: number; to: number }) => {
  const { language } = useTranslation()
  return (
    <div className="agenda-hours" aria-hidden="true">
      {Array.from({ length: to - from }, (_, at) => instantAt('2026-01-01', (from + at) * 60)).map((hour) => (
        <span key={hour}>{formatTime(hour, language)}</span>
      ))}
    </div>
  )
}
