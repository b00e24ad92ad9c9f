import { instantInRiyadh } from '#firm-time/riyadh.ts'
import { formatAppointment, formatFullDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'

/** The preferred day, and the time if the client entered one. */
export const PreferredMeeting = ({ date, time }: { date: string; time: string | null }) => {
  const { language } = useTranslation()
  if (time === null)
    return <time dateTime={date}>{formatFullDate(instantInRiyadh(date, '12:00'), language)}</time>
  return <time dateTime={`${date}T${time}`}>{formatAppointment(instantInRiyadh(date, time), language)}</time>
}
