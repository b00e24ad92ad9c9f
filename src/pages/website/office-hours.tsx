import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { hoursOn, type Span, weekdayOf } from '#firm-time/calendar.ts'
import { officeAt } from '#firm-time/opening.ts'
import { addDays, instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatList, formatTime, formatWeekday } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Triangle } from '#ui/brand.tsx'
import { useMounted } from '#ui/use-mounted.ts'
import { useNow } from '#ui/use-now.ts'
import { useSite } from '../site-context.tsx'

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6]

/** Rendered for the time of the page on the server, and for the current time once React runs. */
export const OfficeHours = () => {
  const { t, language } = useTranslation()
  const { servedAt } = useSite()
  const current = useNow()
  const now = useMounted() ? current : servedAt
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

const Hours = ({ spans }: { spans: readonly Span[] }) => {
  const { t, language } = useTranslation()
  const inWords = (time: string) => formatTime(instantInRiyadh('2025-03-09', time), language)
  return formatList(
    spans.map(({ from, to }) => t('contact.hours.open', { from: inWords(from), to: inWords(to) })),
    language,
  )
}

const OpenNow = ({ now }: { now: Date }) => {
  const { t, language } = useTranslation()
  const { isOpen, changesAt } = officeAt(now, useCalendar())
  if (!changesAt) return null
  const time = formatTime(changesAt, language)
  return (
    <span className={isOpen ? 'hours-open' : undefined}>
      {isOpen
        ? t('contact.openNow', { time })
        : t('contact.closedNow', { day: formatWeekday(changesAt, language), time })}
    </span>
  )
}
