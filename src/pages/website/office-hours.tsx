import { isWorkingDay, officeAt, todayInRiyadh, weekdayOf } from '#firm-time/working-hours.ts'
import { formatTime, formatWeekday } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Triangle } from '#ui/brand.tsx'
import { useMounted } from '#ui/use-mounted.ts'
import { useNow } from '#ui/use-now.ts'
import { useSite } from '../site-context.tsx'

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6]
const aSunday = Date.UTC(2025, 2, 9)
const millisecondsOfDay = 24 * 60 * 60 * 1000

/** Rendered for the time of the page on the server, and for the current time once React runs. */
export const OfficeHours = () => {
  const { t, language } = useTranslation()
  const { servedAt } = useSite()
  const current = useNow()
  const now = useMounted() ? current : servedAt
  const today = weekdayOf(todayInRiyadh(now))
  return (
    <>
      <table className="hours">
        <caption>{t('contact.hours')}</caption>
        <tbody>
          {daysOfWeek.map((day) => (
            <tr
              key={day}
              className={day === today ? 'hours-today' : isWorkingDay(day) ? undefined : 'hours-off'}
            >
              <th scope="row">
                {formatWeekday(new Date(aSunday + day * millisecondsOfDay), language)}
                {day === today && (
                  <span className="hours-mark">
                    <Triangle />
                    {t('contact.hours.today')}
                  </span>
                )}
              </th>
              <td>{t(isWorkingDay(day) ? 'contact.hours.open' : 'contact.hours.off')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hours-now">
        <OpenNow now={now} />
      </p>
    </>
  )
}

const OpenNow = ({ now }: { now: Date }) => {
  const { t, language } = useTranslation()
  const { isOpen, changesAt } = officeAt(now)
  const time = formatTime(changesAt, language)
  return (
    <span className={isOpen ? 'hours-open' : undefined}>
      {isOpen
        ? t('contact.openNow', { time })
        : t('contact.closedNow', { day: formatWeekday(changesAt, language), time })}
    </span>
  )
}
