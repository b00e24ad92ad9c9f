import { useQueryClient } from '@tanstack/react-query'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import {
  formatAppointment,
  formatAppointmentIn,
  formatHijriDay,
  formatZone,
  isOtherClock,
} from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Fact } from '#ui/fact.tsx'
import { FormSent, useSent } from '#ui/form-sent.tsx'
import { UserText } from '#ui/user-text.tsx'
import type { OwnAppointment, OwnAppointmentAnswer } from '../schema.ts'
import { type AppointmentCalls, appointmentsKey } from './api.ts'
import { AppointmentCancel, TimeChoice, useOwnZone } from './own-choice.tsx'
import './appointment.css'

type Props = {
  appointment: OwnAppointment
  freeTimes: readonly string[]
  calls: AppointmentCalls
  /** Caches the response, so that the screen shows it immediately. */
  onAnswer: (answer: OwnAppointmentAnswer) => void
}

/**
 * The client's view of an appointment: confirm, choose, move, cancel. Used in the portal and on a guest's
 * page.
 */
export const AppointmentPanel = ({ appointment, freeTimes, calls, onAnswer }: Props) => {
  const { t } = useTranslation()
  const mailText = useMailText()
  const queryClient = useQueryClient()
  const { isSent, setSent } = useSent('appointment')
  const canceled = useSent('appointment-cancel')
  const choice = {
    appointment,
    freeTimes,
    calls,
    onRefused: () => void queryClient.invalidateQueries({ queryKey: appointmentsKey }),
    onChosen: (answer: OwnAppointmentAnswer) => {
      onAnswer(answer)
      setSent(true)
    },
  }
  const isConfirmed = appointment.state === 'confirmed'
  return (
    <div className="appointment-panel">
      {isSent && isConfirmed && (
        // The key remounts it, so that each move is announced.
        <FormSent key={appointment.updatedAt} title={t('appointment.done')}>
          <p>{mailText('appointment.done.text')}</p>
        </FormSent>
      )}
      {canceled.isSent && appointment.state === 'canceled' && (
        <FormSent title={t('appointment.canceled.done')} />
      )}
      <p>
        {appointment.state === 'proposed' && !appointment.mayChoose
          ? t('appointment.noneFree')
          : t(`appointment.state.${stateOf(appointment)}`)}
      </p>
      {appointment.startsAt !== null && appointment.state === 'confirmed' && (
        <AppointmentTime startsAt={appointment.startsAt} knownZone={appointment.timeZone} />
      )}
      {isConfirmed && appointment.mayCancel && (
        <p>
          <a className="text-link" href={calls.calendarPath} download>
            {t('appointment.calendar')}
          </a>
        </p>
      )}
      {appointment.mayCancel && <Facts appointment={appointment} />}
      {appointment.mayChoose && appointment.state === 'proposed' && <TimeChoice {...choice} />}
      {appointment.mayChoose && isConfirmed && (
        // The key closes it again after a move.
        <details key={appointment.startsAt} className="appointment-more print-hidden">
          <summary>{t('appointment.move')}</summary>
          <TimeChoice {...choice} />
        </details>
      )}
      {isConfirmed && appointment.mayCancel && !appointment.mayChoose && (
        <p className="caption">{t('appointment.late')}</p>
      )}
      <AppointmentCancel
        appointment={appointment}
        calls={calls}
        onCanceled={(answer) => {
          onAnswer(answer)
          canceled.setSent(true)
        }}
      />
    </div>
  )
}

const stateOf = ({ state, proposals, mayCancel }: OwnAppointment) => {
  if (state === 'canceled') return 'canceled'
  if (state === 'proposed') return proposals.length > 0 ? 'proposed' : 'open'
  return mayCancel ? 'confirmed' : 'past'
}

const Facts = ({ appointment: { kind, place, minutes, lawyerName } }: { appointment: OwnAppointment }) => {
  const { t } = useTranslation()
  return (
    <dl className="details appointment-facts">
      <Fact label={t('appointment.kind')}>{t(`appointment.kind.${kind}`)}</Fact>
      {place !== '' && kind !== 'phone' && (
        <Fact label={t(kind === 'video' ? 'appointment.place.video' : 'appointment.place')}>
          {kind === 'video' ? (
            <a className="text-link" href={place} dir="ltr" rel="noreferrer">
              {place}
            </a>
          ) : (
            <UserText>{place}</UserText>
          )}
        </Fact>
      )}
      <Fact label={t('appointment.length')}>{t('appointment.minutes', { n: minutes })}</Fact>
      {lawyerName && (
        <Fact label={t('appointment.lawyer')}>
          <UserText>{lawyerName}</UserText>
        </Fact>
      )}
    </dl>
  )
}

/** A time in Riyadh with its Hijri day, and the reader's local time if it is different. */
const AppointmentTime = ({
  startsAt,
  knownZone,
}: {
  startsAt: string
  /** The reader's time zone at booking, used until the device's is known. */
  knownZone: string | null
}) => {
  const { t, language } = useTranslation()
  const zone = useOwnZone() ?? knownZone
  return (
    <div className="appointment-time">
      <p>
        <time dateTime={startsAt} className="strong">
          {t('appointment.when', { when: formatAppointment(startsAt, language) })}
        </time>
      </p>
      <p className="caption">{formatHijriDay(startsAt, language)}</p>
      {zone && isOtherClock(startsAt, zone) && (
        <p className="caption">
          {t('appointment.own', {
            zone: formatZone(startsAt, language, zone),
            own: formatAppointmentIn(startsAt, language, zone),
          })}
        </p>
      )}
    </div>
  )
}
