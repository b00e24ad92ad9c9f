import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import { formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Direction } from '#languages/language.ts'
import { indexInList, nextIndex } from '#ui/arrow-keys.ts'
import { classNames } from '#ui/class-names.ts'
import { instantAt } from '../agenda.ts'
import type { Appointment } from '../schema.ts'
import type { Dragged, Slot } from './agenda.tsx'
import { AgendaColumn } from './agenda-column.tsx'
import { type Column, isClosed } from './agenda-columns.ts'
import './agenda-grid.css'

/** Columns of days or of lawyers over a grid of hours. A click on a free hour books it. */
export const AgendaGrid = ({
  columns,
  hours,
  isOfLawyers,
  now,
  onOpen,
  onBook,
  onMove,
}: {
  columns: readonly Column[]
  hours: { from: number; to: number }
  isOfLawyers: boolean
  now: Date
  onOpen: (appointment: Appointment) => void
  onBook: (slot: Slot) => void
  onMove: (appointment: Appointment, slot: Slot) => void
}) => {
  const { direction } = useTranslation()
  const [dragged, setDragged] = useState<Dragged>()
  const firstOpen = columns.find(({ spans }) => spans.length > 0) ?? columns[0]
  return (
    <div
      className={classNames('panel agenda-grid', isOfLawyers && 'agenda-lawyers')}
      style={sizesOf(hours, columns)}
    >
      <Hours {...hours} />
      <ol className="agenda-columns" onKeyDown={(event) => moveFocus(event, direction)}>
        {columns.map((column, at) => (
          <AgendaColumn
            key={column.key}
            column={column}
            isOfLawyers={isOfLawyers}
            isAlone={columns.length === 1}
            hasMonths={at === 0}
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
  )
}

/** Closed days are narrow, lawyers have a smallest width and scroll sideways. */
const sizesOf = ({ from, to }: { from: number; to: number }, columns: readonly Column[]): CSSProperties => {
  const open = columns.some((column) => !isClosed(column))
  const widths = columns.map((column) =>
    open && isClosed(column) ? 'var(--closed-day)' : 'minmax(var(--smallest-column), 1fr)',
  )
  return { '--from': from, '--hours': to - from, '--columns': widths.join(' ') } as CSSProperties
}

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

/** Arrow keys move between the free hours: within a column, and to the nearest hour of the next column. */
const moveFocus = (event: KeyboardEvent<HTMLElement>, direction: Direction) => {
  const slot = event.target instanceof Element ? event.target.closest<HTMLElement>('.agenda-slot') : null
  if (!slot) return
  const columns = [...event.currentTarget.children]
    .map((column) => [...column.querySelectorAll<HTMLElement>('.agenda-slot')])
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

const nearest = (column: readonly HTMLElement[], slot: HTMLElement): HTMLElement | undefined => {
  const distance = (each: HTMLElement) => Math.abs(Number(each.dataset.start) - Number(slot.dataset.start))
  return column.toSorted((one, other) => distance(one) - distance(other))[0]
}
