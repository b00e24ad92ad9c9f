import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { formatAppointment, formatHijriDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Fact } from '#ui/fact.tsx'
import { UserText } from '#ui/user-text.tsx'
import type { AgendaEntry } from '../schema.ts'

/** An appointment of the agenda with the actions that its reader may take. */
const MeetingDialog = ({
  appointment: { startsAt, minutes, kind, place, clientName, lawyerName, consultationId, isOpen },
  now,
  onMove,
  onCancel,
  onClose,
}: {
  appointment: AgendaEntry
  now: Date
  onMove: () => void
  onCancel: () => void
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  if (startsAt === null) return null
  const mayChange = isOpen && Date.parse(startsAt) > now.getTime()
  return (
    <Dialog
      title={t('appointments.title', { reference: `#${consultationId}` })}
      size={480}
      onClose={onClose}
      foot={
        mayChange && (
          <>
            <Button variant="outline" onClick={onCancel}>
              {t('appointments.cancel')}
            </Button>
            <Button onClick={onMove}>{t('appointments.move')}</Button>
          </>
        )
      }
    >
      <dl className="details">
        <Fact label={t('appointments.client')}>
          <Link href={href(`/dashboard/consultations?open=${consultationId}`)} className="text-link">
            <bdi>{clientName}</bdi>{' '}
            <span className="number" dir="ltr">
              #{consultationId}
            </span>
          </Link>
        </Fact>
        <Fact label={t('appointments.when')}>
          <time dateTime={startsAt}>{formatAppointment(startsAt, language)}</time>
          <span className="caption">{formatHijriDay(startsAt, language)}</span>
        </Fact>
        <Fact label={t('appointments.length')}>{t('appointments.minutes', { n: minutes })}</Fact>
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
        {lawyerName && (
          <Fact label={t('appointments.lawyer')}>
            <UserText>{lawyerName}</UserText>
          </Fact>
        )}
      </dl>
    </Dialog>
  )
}

export default MeetingDialog
