import { useState } from 'react'
import { formatAppointment, formatHijriDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import type { Appointment } from '../schema.ts'
import AppointmentDialogs, { type AppointmentTask } from './appointment-dialogs.tsx'

export type Closed = { appointments: readonly Appointment[]; proposed: readonly Appointment[] }

type Props = {
  /** Contains the number of confirmed appointments. */
  title: string
  closed: Closed
  onTask: (task: { kind: 'move' | 'handOver'; appointment: Appointment }) => void
}

/**
 * Appointments at times that an absence, a holiday or new hours have closed. Renders nothing if there are
 * none.
 */
export const InTheWay = ({ title, closed: { appointments, proposed }, onTask }: Props) => {
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
              onTask={onTask}
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
              onTask={onTask}
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
  onTask,
}: {
  appointment: Appointment
  times: readonly string[]
  onTask: Props['onTask']
}) => {
  const { t, language } = useTranslation()
  const { clientName, consultationId, state } = appointment
  const reference = `#${consultationId}`
  const labels = { move: state === 'proposed' ? 'settle' : 'move', handOver: 'handOver' } as const
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
      {(['move', 'handOver'] as const).map((kind) => (
        <Button
          key={kind}
          variant="outline"
          size="table"
          aria-label={t(`appointments.${labels[kind]}.title`, { reference })}
          onClick={() => onTask({ kind, appointment })}
        >
          {t(`appointments.${labels[kind]}`)}
        </Button>
      ))}
    </li>
  )
}

/** Lists the appointments that are outside the new hours after a change. */
export const ClosedHours = ({ closed }: { closed: Closed | undefined }) => {
  const { t } = useTranslation()
  const [task, setTask] = useState<AppointmentTask>()
  if (!closed) return null
  return (
    <>
      <InTheWay
        title={t('hours.closed.inTheWay', { n: closed.appointments.length })}
        closed={closed}
        onTask={setTask}
      />
      {task && <AppointmentDialogs task={task} onClose={() => setTask(undefined)} />}
    </>
  )
}
