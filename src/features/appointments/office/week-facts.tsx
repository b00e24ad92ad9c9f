import type { Span } from '#firm-time/calendar.ts'
import { addDays, instantInRiyadh } from '#firm-time/riyadh.ts'
import { formatList, formatTime, formatWeekday } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type EqualDays, equalDaysOf } from './hours-values.ts'

const aSunday = '2026-11-22'

/** The texts of neighboring days with the same hours. */
const useEqualDays = () => {
  const { t, language } = useTranslation()
  const dayOf = (day: number) => formatWeekday(instantInRiyadh(addDays(aSunday, day), '12:00'), language)
  const clockOf = (time: string) => formatTime(instantInRiyadh(aSunday, time), language)
  return ({ first, last, spans }: EqualDays) => ({
    days: first === last ? dayOf(first) : t('agenda.period', { from: dayOf(first), to: dayOf(last) }),
    hours:
      spans.length === 0
        ? t('hours.off')
        : formatList(
            spans.map(({ from, to }) => t('agenda.period', { from: clockOf(from), to: clockOf(to) })),
            language,
          ),
  })
}

/** The hours of a week, with equal days joined. A compact one leaves out the days off. */
export const WeekFacts = ({
  hours,
  isCompact = false,
}: {
  hours: readonly (readonly Span[])[]
  isCompact?: boolean
}) => {
  const textsOf = useEqualDays()
  return (
    <ul className={isCompact ? undefined : 'week-facts'}>
      {equalDaysOf(hours)
        .filter(({ spans }) => !isCompact || spans.length > 0)
        .map((days) => {
          const texts = textsOf(days)
          return (
            <li key={days.first} className={days.spans.length === 0 ? 'muted' : undefined}>
              <span>{texts.days}</span> <span>{texts.hours}</span>
            </li>
          )
        })}
    </ul>
  )
}
