import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { hoursOn, weekdayOf } from '#firm-time/calendar.ts'
import { addDays, instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatWeekday } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Triangle } from '#ui/brand.tsx'
import { Hours, OpenNow, useVisitTime } from './open-now.tsx'

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6]

/** The hours of this week, and whether the office is open now. */
export const OfficeHours = () => {
  const { t, language } = useTranslation()
  const now = useVisitTime()
  const calendar = useCalendar()
  const today = todayInRiyadh(now)
  // The days of this week, so that a holiday or Ramadan shows its hours.
  const days = daysOfWeek.map((day) => addDays(today, day - weekdayOf(today)))
  return (
    <>
      <table className="hours">
        <caption>{t('contact.hours')}</caption>
        <tbody>
          {days.map((day) => {
            const spans = hoursOn(day, calendar)
            return (
              <tr
                key={day}
                className={day === today ? 'hours-today' : spans.length > 0 ? undefined : 'hours-off'}
              >
                <th scope="row">
                  {formatWeekday(instantInRiyadh(day, '12:00'), language)}
                  {day === today && (
                    <span className="hours-mark">
                      <Triangle />
                      {t('contact.hours.today')}
                    </span>
                  )}
                </th>
                <td>{spans.length > 0 ? <Hours spans={spans} /> : t('contact.hours.off')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="hours-now">
        <OpenNow now={now} />
      </p>
    </>
  )
}
