import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Placed } from '../agenda.ts'
import type { AgendaDate, DateEntry } from './agenda-columns.ts'
import { gridPositionOf } from './agenda-position.ts'
import './agenda-date.css'

/** The dates of a whole day, at its head. */
export const WholeDayDates = ({ dates, now }: { dates: readonly AgendaDate[]; now: Date }) =>
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
export const TimedDate = ({
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
