import { type CSSProperties, type DragEvent, useState } from 'react'
import type { Span } from '#firm-time/calendar.ts'
import { instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatFullDate, formatHijriDay, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Away } from '../absences.ts'
import { instantAt, minuteAt, minuteOf, type Placed, placedOn } from '../agenda.ts'
import { minutesOf } from '../free-times.ts'
import type { Holiday } from '../holiday-schema.ts'
import type { Appointment } from '../schema.ts'
import { useAwayHours } from './absence-when.tsx'
import type { Dragged } from './agenda.tsx'
import { useHolidayName } from './use-holiday-name.ts'

type Props = {
  day: string
  appointments: readonly Appointment[]
  spans: readonly Span[]
  holiday: Holiday | undefined
  /** The absences of this day. */
  absences: readonly (Away & { id: number; lawyerName: string })[]
  hours: { from: number; to: number }
  now: Date
  dragged: Dragged | undefined
  onDragged: (dragged: Dragged | undefined) => void
  /** `minute` counts from midnight. */
  onDropped: (minute: number) => void
  onOpen: (appointment: Appointment) => void
  /** Show the lawyer's name on each appointment, for an agenda of several lawyers. */
  namesLawyers: boolean
}

export const AgendaDay = ({
  day,
  appointments,
  spans,
  holiday,
  absences,
  hours,
  now,
  dragged,
  onDragged,
  onDropped,
  onOpen,
  namesLawyers,
}: Props) => {
  const { t, language } = useTranslation()
  const nameOf = useHolidayName()
  const [target, setTarget] = useState<number>()
  const noon = instantInRiyadh(day, '12:00')
  const isToday = day === todayInRiyadh(now)
  return (
    <li
      className={classNames('panel agenda-day', isToday && 'agenda-today')}
      aria-current={isToday ? 'date' : undefined}
    >
      <div className="agenda-head">
        <h2>{formatFullDate(noon, language)}</h2>
        <p className="caption">{formatHijriDay(noon, language)}</p>
        {holiday && (
          <p className="caption agenda-holiday">
            <bdi>{nameOf(holiday)}</bdi>
          </p>
        )}
        {absences.map((absence) => (
          <AwayLine key={absence.id} absence={absence} namesLawyer={namesLawyers} />
        ))}
        {appointments.length === 0 && <p className="caption agenda-none">{t('agenda.none')}</p>}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dragged here can be moved in its dialog too */}
      <div
        className="agenda-grid"
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
        <div aria-hidden="true">
          {spans.map(({ from, to }) => (
            <div
              key={from}
              className="agenda-span"
              style={placeOf(minutesOf(from), minutesOf(to) - minutesOf(from))}
            />
          ))}
          {isToday && <div className="agenda-now" style={placeOf(minuteOf(now), 0)} />}
          {target !== undefined && dragged && (
            <div className="agenda-target" style={placeOf(target, dragged.entry.minutes)}>
              {formatTime(instantAt(day, target), language)}
            </div>
          )}
        </div>
        {appointments.length > 0 && (
          <ul>
            {placedOn(appointments).map((placed) => (
              <Meeting
                key={placed.entry.id}
                {...placed}
                mayMove={placed.entry.isOpen && Date.parse(placed.entry.startsAt ?? '') > now.getTime()}
                onDragged={onDragged}
                onOpen={onOpen}
                namesLawyers={namesLawyers}
              />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

const AwayLine = ({
  absence,
  namesLawyer,
}: {
  absence: Away & { lawyerName: string }
  namesLawyer: boolean
}) => {
  const { t } = useTranslation()
  const hours = useAwayHours()(absence)
  return (
    <p className="caption agenda-holiday">
      {t('agenda.away')}
      {namesLawyer && (
        <>
          {': '}
          <bdi>{absence.lawyerName}</bdi>
        </>
      )}
      {hours && ` · ${hours}`}
    </p>
  )
}

/** Without a grid, a dropped appointment keeps its time of day. */
const minuteUnder = (event: DragEvent, { entry, grip }: Dragged, hours: { from: number; to: number }) => {
  const grid = event.currentTarget
  if (getComputedStyle(grid).position === 'static') return minuteOf(entry.startsAt ?? '')
  const { top, height } = grid.getBoundingClientRect()
  return minuteAt((event.clientY - grip - top) / height, hours)
}

/** The position in the grid, in hours from its first one, as the CSS expects. */
const placeOf = (start: number, minutes: number, more: object = {}): CSSProperties =>
  ({
    insetBlockStart: `calc((${start / 60} - var(--from)) * var(--hour))`,
    '--length': minutes / 60,
    ...more,
  }) as CSSProperties

const Meeting = ({
  entry,
  start,
  lane,
  lanes,
  mayMove,
  onDragged,
  onOpen,
  namesLawyers,
}: Placed<Appointment> & {
  /** The appointment is in the future, and the reader may open its request. */
  mayMove: boolean
} & Pick<Props, 'onDragged' | 'onOpen' | 'namesLawyers'>) => {
  const { t, language } = useTranslation()
  const { startsAt } = entry
  if (startsAt === null) return null
  const endsAt = new Date(Date.parse(startsAt) + entry.minutes * 60_000).toISOString()
  return (
    <li
      className={classNames(
        'agenda-meeting',
        entry.minutes < 45 && 'agenda-short',
        entry.minutes >= 45 && entry.minutes < 60 && 'agenda-tight',
        lanes > 1 && 'agenda-beside',
      )}
      // Clip entries at midnight; the label shows the real end.
      style={placeOf(start, Math.min(entry.minutes, 24 * 60 - start), {
        insetInlineStart: `${(lane / lanes) * 100}%`,
        '--breadth': `${100 / lanes}%`,
      })}
      draggable={mayMove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        onDragged({ entry, grip: event.clientY - event.currentTarget.getBoundingClientRect().top })
      }}
      onDragEnd={() => onDragged(undefined)}
    >
      <button type="button" className="print-shown" aria-haspopup="dialog" onClick={() => onOpen(entry)}>
        <b>
          <time dateTime={startsAt}>{formatTime(startsAt, language)}</time>
          <span className="agenda-end">
            {' – '}
            <time dateTime={endsAt}>{formatTime(endsAt, language)}</time>
          </span>
        </b>{' '}
        {/* The automatic direction makes the ellipsis cut off the end of the text, not its beginning. */}
        <span className="agenda-who" dir="auto">
          {entry.clientName}{' '}
          <span className="number" dir="ltr">
            #{entry.consultationId}
          </span>
        </span>{' '}
        <span className="caption">
          {t(`appointments.kind.${entry.kind}`)}
          {namesLawyers && entry.lawyerName && (
            <>
              {' · '}
              <bdi>{entry.lawyerName}</bdi>
            </>
          )}
        </span>
      </button>
    </li>
  )
}
