import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { Placed } from '../agenda.ts'
import type { Appointment } from '../schema.ts'
import type { Dragged } from './agenda.tsx'
import { type DateEntry, type Entry, gridPositionOf } from './agenda-columns.ts'
import { type EntryTexts, useEntryTexts } from './agenda-texts.ts'
import './agenda-entry.css'

type Place = Pick<Placed<Entry>, 'start' | 'lane' | 'lanes'> & {
  /** Makes room for the number of hidden entries. */
  isFolded: boolean
}

/** An appointment in the grid, or one of its proposed times, which is hatched. */
export const AgendaMeeting = ({
  entry,
  mayMove,
  namesLawyer,
  onDragged,
  onOpen,
  ...place
}: Place & {
  entry: Entry
  mayMove: boolean
  /** Show the name of the lawyer; otherwise the column has it, and only the label has it again. */
  namesLawyer: boolean
  onDragged: (dragged: Dragged | undefined) => void
  onOpen: (appointment: Appointment) => void
}) => {
  const texts = useEntryTexts().ofAppointment(entry)
  return (
    <li
      className={classNames(
        classOf(place, entry.minutes),
        entry.appointment.state === 'proposed' && 'agenda-proposed',
      )}
      style={positionOf(place, entry.minutes)}
      draggable={mayMove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        onDragged({ entry, grip: event.clientY - event.currentTarget.getBoundingClientRect().top })
      }}
      onDragEnd={() => onDragged(undefined)}
    >
      <button type="button" aria-haspopup="dialog" onClick={() => onOpen(entry.appointment)}>
        <Lines texts={texts} startsAt={entry.startsAt} namesLawyer={namesLawyer} />
      </button>
    </li>
  )
}

/** A hearing or another date with a time, in the grid. */
export const TimedDate = ({ entry, now, ...place }: Place & { entry: DateEntry; now: Date }) => {
  const { date, startsAt, minutes } = entry
  const texts = useEntryTexts().ofDate(date, entry, now)
  return (
    <li
      className={classNames(classOf(place, minutes), 'agenda-date', `agenda-of-${date.kind}`)}
      style={positionOf(place, minutes)}
    >
      <Link href={href('/dashboard/consultations/:id', { id: date.consultationId })}>
        <Lines texts={texts} startsAt={startsAt} namesLawyer={false} />
      </Link>
    </li>
  )
}

/**
 * The name comes first. A short or narrow entry has no room for the second line, which screen readers get in any
 * case.
 */
const Lines = ({
  texts: { name, time, icon, about, lawyer, reference, warnings },
  startsAt,
  namesLawyer,
}: {
  texts: EntryTexts
  startsAt: string
  namesLawyer: boolean
}): ReactNode => (
  <>
    <span className="agenda-who" dir="auto">
      {name}
    </span>{' '}
    <span className="agenda-about">
      <span className="agenda-time">
        <time dateTime={startsAt}>{time?.from}</time>
        {time && time.to !== time.from && <span className="visually-hidden"> – {time.to}</span>}
      </span>{' '}
      <Icon icon={icon} size="small" />{' '}
      {lawyer !== '' && (
        <span className={namesLawyer ? undefined : 'visually-hidden'}>
          <bdi>{lawyer}</bdi>{' '}
        </span>
      )}
      {/* The icon and the pattern show it, too, and a week of the whole firm has room for one of them. */}
      <span className={namesLawyer ? 'visually-hidden' : undefined}>{about}</span>{' '}
      <span className="number" dir="ltr">
        {reference}
      </span>
      {warnings.map((warning) => (
        <span key={warning} className="agenda-over">
          {' '}
          {warning}
        </span>
      ))}
    </span>
  </>
)

const classOf = ({ lanes, isFolded }: Place, minutes: number) =>
  classNames(
    'agenda-meeting',
    minutes < 45 && 'agenda-short',
    lanes > 1 && 'agenda-beside',
    isFolded && 'agenda-folded-lane',
  )

// Clip entries at midnight. The label has the real end.
const positionOf = ({ start, lane, lanes, isFolded }: Place, minutes: number) =>
  gridPositionOf(start, Math.min(minutes, 24 * 60 - start), {
    insetInlineStart: `calc((100% - ${isFolded ? 'var(--space-5)' : '0px'}) * ${lane} / ${lanes})`,
    '--lanes': lanes,
  })
