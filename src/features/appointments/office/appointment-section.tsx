import { useQuery } from '@tanstack/react-query'
import { formatAppointment, formatHijriDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { useNow } from '#ui/use-now.ts'
import { findOpen } from '../rules.ts'
import type { Appointment } from '../schema.ts'
import { consultationAppointmentsQuery } from './api.ts'
import type { AppointmentTask } from './appointment-dialogs.tsx'

/** The appointments about a request, shown in its dialog to everybody in the office. */
export const AppointmentSection = ({
  consultationId,
  assignedToId,
  isOpen,
  hasHeading = true,
  onTask,
}: {
  consultationId: number
  assignedToId: number | null
  /** Whether the user may open the request. */
  isOpen: boolean
  /** The page of a request has its own heading. */
  hasHeading?: boolean
  onTask: (task: AppointmentTask) => void
}) => {
  const { t } = useTranslation()
  const now = useNow()
  const { data, isError } = useQuery(consultationAppointmentsQuery(consultationId))
  const open = data && findOpen(data.appointments, now)
  return (
    <div className="consultation-access">
      {hasHeading && <h3 className="record-heading">{t('appointments.heading')}</h3>}
      {!isOpen && <p className="caption">{t('appointments.scheduleOnly')}</p>}
      {!data && <p className="muted">{t(isError ? 'appointments.loadFailed' : 'state.loading')}</p>}
      {data?.appointments.length === 0 && <p className="muted">{t('appointments.none')}</p>}
      {data?.appointments.map((appointment) => (
        <AppointmentLine key={appointment.id} appointment={appointment} />
      ))}
      {open && <p className="caption">{t('appointments.endsWith')}</p>}
      {data && (
        <div className="cluster">
          {open ? (
            <>
              <Button
                variant="outline"
                size="table"
                onClick={() => onTask({ kind: 'move', appointment: open })}
              >
                {t(open.state === 'proposed' ? 'appointments.settle' : 'appointments.move')}
              </Button>
              <Button
                variant="outline"
                size="table"
                onClick={() => onTask({ kind: 'cancel', appointment: open })}
              >
                {t('appointments.cancel')}
              </Button>
            </>
          ) : (
            (['propose', 'settle'] as const).map((kind) => (
              <Button
                key={kind}
                variant="outline"
                size="table"
                onClick={() => onTask({ kind, consultationId, lawyerId: assignedToId })}
              >
                {t(`appointments.${kind}`)}
              </Button>
            ))
          )}
        </div>
      )}
    </div>
  )
}

const AppointmentLine = ({
  appointment: { state, startsAt, kind, minutes, lawyerName, proposals },
}: {
  appointment: Appointment
}) => {
  const { t, language } = useTranslation()
  const times = startsAt === null ? proposals : [startsAt]
  return (
    <div>
      <p>
        <b>{t(`appointments.state.${state}`)}</b>
        {' · '}
        {t(`appointments.kind.${kind}`)}
        {' · '}
        {t('appointments.minutes', { n: minutes })}
        {lawyerName && (
          <>
            {' · '}
            <bdi>{lawyerName}</bdi>
          </>
        )}
      </p>
      {times.map((time) => (
        <p key={time} className="caption">
          <time dateTime={time}>{formatAppointment(time, language)}</time> · {formatHijriDay(time, language)}
        </p>
      ))}
      {state === 'proposed' && times.length === 0 && (
        <p className="caption">{t('appointments.clientChooses')}</p>
      )}
    </div>
  )
}
