import { formatAppointment, formatHijriDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'

/** The time of an appointment, in both calendars. */
export const AppointmentWhen = ({ startsAt }: { startsAt: string }) => {
  const { language } = useTranslation()
  return (
    <p>
      <time dateTime={startsAt} className="strong">
        {formatAppointment(startsAt, language)}
      </time>{' '}
      <span className="caption">{formatHijriDay(startsAt, language)}</span>
    </p>
  )
}
