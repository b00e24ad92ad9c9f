import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import { formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Direction } from '#languages/language.ts'
import { indexInList, nextIndex } from '#ui/arrow-keys.ts'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { type AgendaView, hoursShown, instantAt } from '../agenda.ts'
import type { Appointment } from '../schema.ts'
import { AgendaColumn } from './agenda-column.tsx'
import {
  type AgendaData,
  type Column,
  columnsOfDays,
  columnsOfLawyers,
  type Entry,
  isIdle,
  type Lawyer,
} from './agenda-columns.ts'
import './agenda.css'
import './agenda-print.css'

export type Dragged = {
  entry: Entry
  /** The distance from its top to the pointer, in CSS pixels. */
  grip: number
}

export type Slot = { startsAt: string; lawyerId: number | null }

type Props = {
  view: AgendaView
  days: readonly string[]
  /** One lawyer, or all. */
  lawyers: readonly Lawyer[]
  data: AgendaData
  now: Date
  onOpen: (appointment: Appointment) => void
  onBook: (slot: Slot) => void
  /** The slot to which an appointment was dragged. */
  onMove: (appointment: Appointment, slot: Slot) => void
}

/**
 * Columns of days or of lawyers with their appointments: a grid of hours on wide screens, a list on phones. A
 * click on a free hour books it.
 */
export const Agenda = ({ view, days, lawyers, data, now, onOpen, onBook, onMove }: Props) => {
  const { t, direction } = useTranslation()
  const [dragged, setDragged] = useState<Dragged>()
  const columns = columnsOf(view, days, lawyers, data)
  const hours = hoursShown(
    columns.flatMap(({ entries, dates }) => [...entries, ...dates.timed]),
    columns.flatMap(({ spans }) => spans),
  )
  const isOfLawyers = columns.some(({ key, day }) => key !== day)
  const firstOpen = columns.find(({ spans }) => spans.length > 0) ?? columns[0]
  if (columns.length === 0) return <EmptyState title={t('agenda.empty')} />
  return (
    <>
      {lawyers.length === 1 && (
        <p className="print-only strong">
          <bdi>{lawyers[0]?.name}</bdi>
        </p>
      )}
      <div
        className={classNames(
          'agenda',
          view !== 'month' && 'agenda-timed',
          `agenda-${view}-view`,
          isOfLawyers && 'agenda-lawyers',
        )}
        style={sizesOf(hours, columns.length)}
      >
        {view !== 'month' && <Hours {...hours} />}
        <ol className="agenda-days" onKeyDown={(event) => moveFocus(event, direction)}>
          {columns.map((column) => (
            <AgendaColumn
              key={column.key}
              column={column}
              isOfLawyers={isOfLawyers}
              isFirst={column === firstOpen}
              hours={hours}
              now={now}
              dragged={dragged}
              onDragged={setDragged}
              onDropped={(minute) => {
                const { lawyer, day } = column
                if (dragged)
                  onMove(dragged.entry.appointment, {
                    startsAt: instantAt(day, minute),
                    lawyerId: lawyer?.id ?? dragged.entry.appointment.lawyerId,
                  })
                setDragged(undefined)
              }}
              onOpen={onOpen}
              onBook={onBook}
            />
          ))}
        </ol>
      </div>
    </>
  )
}

const columnsOf = (
  view: AgendaView,
  days: readonly string[],
  lawyers: readonly Lawyer[],
  data: AgendaData,
): Column[] => {
  const [day] = days
  const [lawyer, ...others] = lawyers
  if (view === 'day' && day !== undefined && others.length > 0) return columnsOfLawyers(day, lawyers, data)
  const columns = columnsOfDays(days, others.length > 0 ? undefined : lawyer, data)
  // The month view lists only days that have entries.
  return view === 'month'
    ? columns.filter((column) => !isIdle(column) || column.absences.length > 0)
    : columns
}

/** Arrow keys move between the free hours: within a column, and to the nearest hour of the next column. */
const moveFocus = (event: KeyboardEvent<HTMLElement>, direction: Direction) => {
  const slot = event.target instanceof Element ? event.target.closest<HTMLElement>('.agenda-slot') : null
  if (!slot) return
  const columns = [...event.currentTarget.children]
    .map((column) => [...column.querySelectorAll<HTMLElement>('.agenda-slot')].filter(isVisible))
    .filter((column) => column.length > 0)
  const at = columns.findIndex((column) => column.includes(slot))
  const column = columns[at] ?? []
  const row = indexInList(event.key, column.indexOf(slot), column.length)
  const beside = row === undefined ? nextIndex(event.key, at, columns.length, direction) : undefined
  const next = row === undefined ? nearest(columns[beside ?? -1] ?? [], slot) : column[row]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const isVisible = (element: HTMLElement): boolean => element.offsetParent !== null

const nearest = (column: readonly HTMLElement[], slot: HTMLElement): HTMLElement | undefined => {
  const distance = (each: HTMLElement) => Math.abs(Number(each.dataset.start) - Number(slot.dataset.start))
  return column.toSorted((one, other) => distance(one) - distance(other))[0]
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
