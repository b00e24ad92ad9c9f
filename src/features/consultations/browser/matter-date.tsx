import { instantInRiyadh } from '#firm-time/riyadh.ts'
import { fullDay, hijriDay } from '#i18n/calendar-format.ts'
import { formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { OwnConsultation } from '../schema.ts'

type When = Pick<NonNullable<OwnConsultation['nextDate']>, 'day' | 'time'>

/** The date of a matter in words, in both calendars, by the clock of Riyadh. */
export const MatterDate = ({ date: { day, time } }: { date: When }) => {
  const { t, language } = useTranslation()
  const days = { day: fullDay(day, language), hijri: hijriDay(day, language) }
  return (
    <time dateTime={time === null ? day : `${day}T${time}+03:00`}>
      {time === null
        ? t('path.when', days)
        : t('path.whenAt', { ...days, time: formatTime(instantInRiyadh(day, time), language) })}
    </time>
  )
}
