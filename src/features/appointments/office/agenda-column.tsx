import { type DragEvent, useState } from 'react'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'
import { foldedOn, instantAt, isAmong, minuteOf, placedOn, quarterAt } from '../agenda.ts'
import { minutesOf } from '../free-times.ts'
import type { Appointment } from '../schema.ts'
import type { Dragged, Slot } from './agenda.tsx'
import { type Column, type DateEntry, type Entry, gridPositionOf, isClosed } from './agenda-columns.ts'
import { AgendaCrowd } from './agenda-crowd.tsx'
import { AgendaMeeting, TimedDate } from './agenda-entry.tsx'
import { AgendaHead } from './agenda-head.tsx'
import AgendaSlots from './agenda-slots.tsx'

type Props = {
  column: Column
  /** The columns are lawyers on one day. */
  isOfLawyers: boolean
  /** A single column has room for all entries side by side. */
  isAlone: boolean
  hasMonths: boolean
  /** The Tab key reaches the free hours of this column. */
  isFirst: boolean
  hours: { from: number; to: number }
  now: Date
  dragged: Dragged | undefined
  onDragged: (dragged: Dragged | undefined) => void
  /** `minute` counts from midnight. */
  onDropped: (minute: number) => void
  onOpen: (appointment: Appointment) => void
  onBook: (slot: Slot) => void
}

export const AgendaColumn = (props: Props) => {
  const { column, isOfLawyers, hasMonths, isFirst, hours, now, dragged, onDropped, onBook } = props
  const { t } = useTranslation()
  const [target, setTarget] = useState<number>()
  const isToday = column.day === todayInRiyadh(now)
  return (
    <li
      className={classNames(
        'agenda-column',
        isToday && 'agenda-today',
        !isOfLawyers && isClosed(column) && 'agenda-closed',
      )}
      aria-current={isToday && !isOfLawyers ? 'date' : undefined}
    >
      <AgendaHead column={column} isOfLawyers={isOfLawyers} isFirst={hasMonths} now={now} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dragged here can be moved in its dialog too */}
      <div
        className="agenda-lanes"
        onDragOver={(event) => {
          if (!dragged) return
          event.preventDefault()
          setTarget(minuteUnder(event, dragged, hours))
        }}
        onDragLeave={() => setTarget(undefined)}
        onDrop={(event) => {
          event.preventDefault()
          setTarget(undefined)
          if (dragged) onDropped(minuteUnder(event, dragged, hours))
        }}
      >
        <Marks {...props} isToday={isToday} target={target} />
        {!isOfLawyers && isClosed(column) && <p className="caption agenda-off">{t('hours.off')}</p>}
        <Entries {...props} />
        <AgendaSlots column={column} isFirst={isFirst} hours={hours} now={now} onBook={onBook} />
      </div>
    </li>
  )
}

/** Working hours, the current time, and the time to which an entry is dragged. */
const Marks = ({
  column: { day, spans },
  hours,
  now,
  dragged,
  isToday,
  target,
}: Props & { isToday: boolean; target: number | undefined }) => {
  const { language } = useTranslation()
  return (
    <div aria-hidden="true">
      {spans.map(({ from, to }) => (
        <div
          key={from}
          className="agenda-span"
          style={gridPositionOf(minutesOf(from), minutesOf(to) - minutesOf(from))}
        />
      ))}
      {isToday && isAmong(minuteOf(now), hours) && (
        <div className="agenda-now" style={gridPositionOf(minuteOf(now), 0)} />
      )}
      {target !== undefined && dragged && (
        <div className="agenda-target" style={gridPositionOf(target, dragged.entry.minutes)}>
          {formatTime(instantAt(day, target), language)}
        </div>
      )}
    </div>
  )
}

const Entries = ({ column, isAlone, now, onDragged, onOpen }: Props) => {
  const { day, entries, dates, lawyer } = column
  const placed = placedOn<Entry | DateEntry>([...entries, ...dates.timed])
  if (placed.length === 0) return null
  const { shown, crowds } = isAlone
    ? { shown: placed.map((each) => ({ ...each, isFolded: false })), crowds: [] }
    : foldedOn(placed)
  return (
    <ul>
      {shown.map(({ entry, group, ...place }) =>
        'date' in entry ? (
          <TimedDate key={`date ${entry.date.id}`} entry={entry} {...place} now={now} />
        ) : (
          <AgendaMeeting
            key={`${entry.appointment.id} ${entry.startsAt}`}
            entry={entry}
            {...place}
            mayMove={entry.appointment.state === 'confirmed' && new Date(entry.startsAt) > now}
            namesLawyer={!lawyer}
            onDragged={onDragged}
            onOpen={onOpen}
          />
        ),
      )}
      {crowds.map((crowd) => (
        <AgendaCrowd key={crowd.start} crowd={crowd} day={day} now={now} onOpen={onOpen} />
      ))}
    </ul>
  )
}

const minuteUnder = (event: DragEvent, { grip }: Dragged, hours: { from: number; to: number }) => {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  return quarterAt((event.clientY - grip - top) / height, hours)
}
