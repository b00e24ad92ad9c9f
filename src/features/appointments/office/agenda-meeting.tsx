import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Placed } from '../agenda.ts'
import type { Appointment } from '../schema.ts'
import type { Dragged } from './agenda.tsx'
import { type Entry, gridPositionOf } from './agenda-columns.ts'

/** An appointment, or one of its proposed times, which is hatched. */
export const AgendaMeeting = ({
  entry,
  start,
  lane,
  lanes,
  mayMove,
  namesLawyer,
  onDragged,
  onOpen,
}: Placed<Entry> & {
  mayMove: boolean
  /** Show the name of the lawyer; otherwise the column has it, and only screen readers get it again. */
  namesLawyer: boolean
  onDragged: (dragged: Dragged | undefined) => void
  onOpen: (appointment: Appointment) => void
}) => {
  const { t, language } = useTranslation()
  const { appointment, startsAt, minutes } = entry
  const { clientName, consultationId, kind, service, lawyerName, isOpen } = appointment
  const isProposed = appointment.state === 'proposed'
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString()
  return (
    <li
      className={classNames(
        'agenda-meeting',
        isProposed && 'agenda-proposed',
        minutes < 45 && 'agenda-short',
        minutes >= 45 && minutes < 60 && 'agenda-tight',
        lanes > 1 && 'agenda-beside',
      )}
      // Clip entries at midnight; the label shows the real end.
      style={gridPositionOf(start, Math.min(minutes, 24 * 60 - start), {
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
      <button
        type="button"
        className="print-shown"
        aria-haspopup="dialog"
        onClick={() => onOpen(appointment)}
      >
        <span className="agenda-line">
          <b>
            <time dateTime={startsAt}>{formatTime(startsAt, language)}</time>
            <span className="agenda-end">
              {' – '}
              <time dateTime={endsAt}>{formatTime(endsAt, language)}</time>
            </span>
          </b>{' '}
          {/* The automatic direction makes the ellipsis cut off the end of the text, not its beginning. */}
          <span className="agenda-who" dir="auto">
            {clientName}{' '}
            <span className="number" dir="ltr">
              #{consultationId}
            </span>
          </span>
        </span>{' '}
        <span className="caption">
          {isProposed && `${t('appointments.state.proposed')} · `}
          <span className={namesLawyer ? undefined : 'visually-hidden'}>
            <bdi>{lawyerName ?? t('dash.deletedUser')}</bdi>
            {' · '}
          </span>
          {isOpen ? t(`appointments.kind.${kind}`) : t(areaLabel[service])}
        </span>
      </button>
    </li>
  )
}
