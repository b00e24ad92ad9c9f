import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import type { Span } from '#firm-time/calendar.ts'
import { officeAt } from '#firm-time/opening.ts'
import { instantInRiyadh } from '#firm-time/riyadh.ts'
import { formatList, formatTime, formatWeekday } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { useMounted } from '#ui/use-mounted.ts'
import { useNow } from '#ui/use-now.ts'
import { useSite } from '../site-context.tsx'

/** The time of the page on the server, and the current time once React runs. */
export const useVisitTime = (): Date => {
  const { servedAt } = useSite()
  const current = useNow()
  return useMounted() ? current : servedAt
}

/** Whether the office is open now, and until when. */
export const OpenNow = ({ now }: { now: Date }) => {
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

/** The opening hours of one day. */
export const Hours = ({ spans }: { spans: readonly Span[] }) => {
  const { t, language } = useTranslation()
  const inWords = (time: string) => formatTime(instantInRiyadh('2025-03-09', time), language)
  return formatList(
    spans.map(({ from, to }) => t('contact.hours.open', { from: inWords(from), to: inWords(to) })),
    language,
  )
}
