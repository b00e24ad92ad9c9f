import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatAppointment, formatHijriDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Fact } from '#ui/fact.tsx'
import { UserText } from '#ui/user-text.tsx'
import { isOver } from '../rules.ts'
import type { Appointment } from '../schema.ts'

/**
 * An appointment of the agenda, which everybody in the office may move, settle, hand over or cancel. Of a
 * request that is closed to the reader it has only name, service, number and times.
 */
const MeetingDialog = ({
  appointment,
  now,
  onTask,
  onClose,
}: {
  appointment: Appointment
  now: Date
  onTask: (task: { kind: 'move' | 'handOver' | 'cancel'; appointment: Appointment }) => void
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const { startsAt, state, proposals, minutes, service, clientName, lawyerName, consultationId, isOpen } =
    appointment
  return (
    <Dialog
      title={t('appointments.title', { reference: `#${consultationId}` })}
      size={480}
      onClose={onClose}
      foot={
        !isOver(appointment, now) && (
          <>
            <Button variant="outline" onClick={() => onTask({ kind: 'cancel', appointment })}>
              {t('appointments.cancel')}
            </Button>
            <Button variant="outline" onClick={() => onTask({ kind: 'handOver', appointment })}>
              {t('appointments.handOver')}
            </Button>
            <Button onClick={() => onTask({ kind: 'move', appointment })}>
              {t(state === 'proposed' ? 'appointments.settle' : 'appointments.move')}
            </Button>
          </>
        )
      }
    >
      <div className="stack">
        <dl className="details">
          <Fact label={t('appointments.client')}>
            <Link href={href('/dashboard/consultations/:id', { id: consultationId })} className="text-link">
              <bdi>{clientName}</bdi>{' '}
              <span className="number" dir="ltr">
                #{consultationId}
              </span>
            </Link>
          </Fact>
          {lawyerName && (
            <Fact label={t('appointments.lawyer')}>
              <UserText>{lawyerName}</UserText>
            </Fact>
          )}
          <Fact label={t('appointments.service')}>{t(areaLabel[service])}</Fact>
          <Fact label={t(state === 'proposed' ? 'appointments.state.proposed' : 'appointments.when')}>
            {(startsAt === null ? proposals : [startsAt]).map((time) => (
              <span key={time} className="meeting-time">
                <time dateTime={time}>{formatAppointment(time, language)}</time>{' '}
                <span className="caption">{formatHijriDay(time, language)}</span>
              </span>
            ))}
          </Fact>
          <Fact label={t('appointments.length')}>{t('appointments.minutes', { n: minutes })}</Fact>
          {isOpen && <Channel appointment={appointment} />}
        </dl>
        {!isOpen && <p className="caption">{t('appointments.scheduleOnly')}</p>}
      </div>
    </Dialog>
  )
}

const Channel = ({ appointment: { kind, place } }: { appointment: Appointment }) => {
  const { t } = useTranslation()
  return (
    <>
      <Fact label={t('appointments.kind')}>{t(`appointments.kind.${kind}`)}</Fact>
      {place !== '' && (
        <Fact label={t(kind === 'video' ? 'appointments.place.link' : 'appointments.place')}>
          {kind === 'video' ? (
            <a className="text-link" href={place} rel="noreferrer" dir="ltr">
              {place}
            </a>
          ) : (
            <UserText>{place}</UserText>
          )}
        </Fact>
      )}
    </>
  )
}

export default MeetingDialog
