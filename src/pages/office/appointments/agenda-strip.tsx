import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { dayNumber, shortWeekday, weekdayAndDay } from '#i18n/calendar-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import './agenda-bar.css'

const maxMarks = 3

/** The days of a week with a mark for each of up to three entries, on phones. A day leads to its entries. */
export const AgendaStrip = ({
  days,
  chosen,
  now,
  countOn,
  onDay,
}: {
  days: readonly string[]
  /** The day that is shown alone. */
  chosen: string | undefined
  now: Date
  countOn: (day: string) => number
  onDay: (day: string) => void
}) => {
  const { t, language } = useTranslation()
  const today = todayInRiyadh(now)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make it part of a form
    <div className="agenda-strip print-hidden" role="group" aria-label={t('agenda.days')}>
      {days.map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === chosen}
          aria-current={day === today ? 'date' : undefined}
          onClick={() => onDay(day)}
        >
          <span className="visually-hidden">
            {t('agenda.strip', {
              day: weekdayAndDay(day, language),
              n: countOn(day),
            })}
          </span>
          <span className="caption" aria-hidden="true">
            {shortWeekday(day, language)}
          </span>
          <b aria-hidden="true">{dayNumber(day, language)}</b>
          <span className="agenda-strip-marks" aria-hidden="true">
            {Array.from({ length: Math.min(countOn(day), maxMarks) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the marks are alike
              <i key={at} />
            ))}
          </span>
        </button>
      ))}
    </div>
  )
}
