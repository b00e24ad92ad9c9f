import {
  formatAppointment,
  formatAppointmentIn,
  formatHijriDay,
  formatZone,
  isOtherClock,
} from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { useOwnZone } from './own-zone.ts'

/** A time in Riyadh with its Hijri day, and the reader's local time if it is different. */
export const AppointmentTime = ({
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
