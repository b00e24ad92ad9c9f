import { formatAppointment, formatHijriDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import type { AgendaEntry } from '../schema.ts'

export type Closed = { appointments: readonly AgendaEntry[]; proposed: readonly AgendaEntry[] }

type Props = {
  /** Contains the number of confirmed appointments. */
  title: string
  closed: Closed
  onMove: (appointment: AgendaEntry) => void
}

/**
 * Appointments at times that an absence, a holiday or new hours have closed. Renders nothing if there are
 * none.
 */
export const InTheWay = ({ title, closed: { appointments, proposed }, onMove }: Props) => {
  const { t } = useTranslation()
  if (appointments.length + proposed.length === 0) return null
  return (
    <div className="absence-conflicts" role="status">
      {appointments.length > 0 && <p className="strong">{title}</p>}
      {appointments.length > 0 && (
        <ul>
          {appointments.map((appointment) => (
            <Entry
              key={appointment.id}
              appointment={appointment}
              times={[appointment.startsAt ?? '']}
              onMove={onMove}
            />
          ))}
        </ul>
      )}
      {proposed.length > 0 && <p className="strong">{t('hours.closed.proposed', { n: proposed.length })}</p>}
      {proposed.length > 0 && (
        <ul>
          {proposed.map((appointment) => (
            <Entry
              key={appointment.id}
              appointment={appointment}
              times={appointment.proposals}
              onMove={onMove}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

const Entry = ({
  appointment,
  times,
  onMove,
}: {
  appointment: AgendaEntry
  times: readonly string[]
  onMove: Props['onMove']
}) => {
  const { t, language } = useTranslation()
  const { clientName, consultationId, isOpen, state } = appointment
  const reference = `#${consultationId}`
  const label = state === 'proposed' ? 'appointments.settle' : 'appointments.move'
  return (
    <li className="cluster">
      <span>
        {times.map((startsAt) => (
          <span key={startsAt}>
            <time dateTime={startsAt}>{formatAppointment(startsAt, language)}</time>
            {` · ${formatHijriDay(startsAt, language)} · `}
          </span>
        ))}
        <bdi>{clientName}</bdi>{' '}
        <span className="number" dir="ltr">
          {reference}
        </span>
      </span>
      {isOpen && (
        <Button
          variant="outline"
          size="table"
          aria-label={t(`${label}.title`, { reference })}
          onClick={() => onMove(appointment)}
        >
          {t(label)}
        </Button>
      )}
    </li>
  )
}
