import { type DragEvent, useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatFullDate, formatHijriDay, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'
import { instantAt, isAmong, minuteOf, type Placed, placedOn, quarterAt } from '../agenda.ts'
import { minutesOf } from '../free-times.ts'
import type { Appointment } from '../schema.ts'
import type { Dragged, Slot } from './agenda.tsx'
import {
  type AgendaDate,
  type AwayLawyer,
  type Column,
  type DateEntry,
  type Entry,
  gridPositionOf,
  isIdle,
} from './agenda-columns.ts'
import { AgendaMeeting } from './agenda-meeting.tsx'
import AgendaSlots from './agenda-slots.tsx'
import { useAwayHours, useHolidayName } from './days-off.tsx'
import './agenda-date.css'

type Props = {
  column: Column
  /** The columns are lawyers on one day. */
  isOfLawyers: boolean
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
  const { column, isOfLawyers, isFirst, hours, now, dragged, onDragged, onDropped, onOpen, onBook } = props
  const { language } = useTranslation()
  const { day, entries, dates, spans } = column
  const [target, setTarget] = useState<number>()
  const isToday = day === todayInRiyadh(now)
  return (
    <li
      className={classNames('panel agenda-day', isToday && 'agenda-today', isIdle(column) && 'agenda-idle')}
      aria-current={isToday && !isOfLawyers ? 'date' : undefined}
    >
      <Head column={column} isOfLawyers={isOfLawyers} now={now} />
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
        {entries.length + dates.timed.length > 0 && (
          <ul>
            {placedOn<Entry | DateEntry>([...entries, ...dates.timed]).map(({ entry, ...placed }) =>
              'date' in entry ? (
                <TimedDate key={`date ${entry.date.id}`} entry={entry} {...placed} now={now} />
              ) : (
                <AgendaMeeting
                  key={`${entry.appointment.id} ${entry.startsAt}`}
                  entry={entry}
                  {...placed}
                  mayMove={entry.appointment.state === 'confirmed' && new Date(entry.startsAt) > now}
                  namesLawyer={!column.lawyer}
                  onDragged={onDragged}
                  onOpen={onOpen}
                />
              ),
            )}
          </ul>
        )}
        <AgendaSlots column={column} isFirst={isFirst} hours={hours} now={now} onBook={onBook} />
      </div>
    </li>
  )
}

const Head = ({ column, isOfLawyers, now }: Pick<Props, 'column' | 'isOfLawyers' | 'now'>) => {
  const { t, language } = useTranslation()
  const nameOf = useHolidayName()
  const { day, lawyer, isNobodys, holiday, absences, dates } = column
  const noon = instantInRiyadh(day, '12:00')
  return (
    <div className="agenda-head">
      {isOfLawyers ? (
        <h2>
          <bdi>{lawyer?.name || t(isNobodys ? 'agenda.withoutLawyer' : 'dash.deletedUser')}</bdi>
        </h2>
      ) : (
        <>
          <h2>{formatFullDate(noon, language)}</h2>
          <p className="caption">{formatHijriDay(noon, language)}</p>
        </>
      )}
      {holiday && (
        <p className="caption agenda-holiday">
          <bdi>{nameOf(holiday)}</bdi>
        </p>
      )}
      {absences.map((absence) => (
        <AwayLine key={absence.id} absence={absence} namesLawyer={!lawyer} />
      ))}
      <WholeDayDates dates={dates.wholeDay} now={now} />
      {isIdle(column) && <p className="caption agenda-none">{t('agenda.none')}</p>}
    </div>
  )
}

const AwayLine = ({ absence, namesLawyer }: { absence: AwayLawyer; namesLawyer: boolean }) => {
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
  if (getComputedStyle(grid).position === 'static') return minuteOf(entry.startsAt)
  const { top, height } = grid.getBoundingClientRect()
  return quarterAt((event.clientY - grip - top) / height, hours)
}

/** The dates of a whole day, at its head. */
const WholeDayDates = ({ dates, now }: { dates: readonly AgendaDate[]; now: Date }) =>
  dates.length > 0 && (
    <ul className="agenda-whole">
      {dates.map((date) => (
        <li key={date.id} className={classNames('agenda-date', `agenda-of-${date.kind}`)}>
          <DateLink date={date} now={now} />
        </li>
      ))}
    </ul>
  )

/** A hearing or another date with a time, in the grid. */
const TimedDate = ({
  entry: { date, minutes },
  start,
  lane,
  lanes,
  now,
}: Placed<DateEntry> & { now: Date }) => (
  <li
    className={classNames(
      'agenda-meeting agenda-date',
      `agenda-of-${date.kind}`,
      lanes > 1 && 'agenda-beside',
    )}
    style={gridPositionOf(start, Math.min(minutes, 24 * 60 - start), {
      insetInlineStart: `${(lane / lanes) * 100}%`,
      '--breadth': `${100 / lanes}%`,
    })}
  >
    <DateLink date={date} now={now} />
  </li>
)

/** The kind, the client and the number, with a link to the request. */
const DateLink = ({ date, now }: { date: AgendaDate; now: Date }) => {
  const { t, language } = useTranslation()
  const { consultationId, kind, day, time, clientName, isClosed } = date
  const isPast = day < todayInRiyadh(now)
  return (
    <Link href={href('/dashboard/consultations/:id', { id: consultationId })} className="print-shown">
      <span className="agenda-line">
        <b>
          {t(`matter.kind.${kind}`)}
          {time !== null && (
            <>
              {' · '}
              <time dateTime={`${day}T${time}+03:00`}>
                {formatTime(instantInRiyadh(day, time), language)}
              </time>
            </>
          )}
        </b>
      </span>{' '}
      <span className="agenda-who" dir="auto">
        {clientName}{' '}
        <span className="number" dir="ltr">
          #{consultationId}
        </span>
      </span>
      {isClosed && <span className="agenda-over"> {t('agenda.date.closed')}</span>}
      {isPast && <span className="agenda-over"> {t('agenda.date.past')}</span>}
    </Link>
  )
}
