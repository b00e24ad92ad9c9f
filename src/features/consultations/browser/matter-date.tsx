import { instantInRiyadh } from '#firm-time/riyadh.ts'
import { fullDay, hijriDay } from '#i18n/calendar-format.ts'
import { formatTime } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import type { OwnConsultation } from '../schema.ts'

type When = Pick<NonNullable<OwnConsultation['nextDate']>, 'day' | 'time'>

/** The date of a matter in words, in both calendars, by the clock of Riyadh. */
export const MatterDate = ({ date: { day, time } }: { date: When }) => {
  const { language } = useTranslation()
  const days = {
    day: fullDay(day, language),
    hijri: <span className="no-wrap">{hijriDay(day, language)}</span>,
  }
  return (
    <time dateTime={time === null ? day : `${day}T${time}+03:00`}>
      {time === null ? (
        <Sentence of="progress.when" elements={days} />
      ) : (
        <Sentence
          of="progress.whenAt"
          elements={{ ...days, time: formatTime(instantInRiyadh(day, time), language) }}
        />
      )}
    </time>
  )
}
