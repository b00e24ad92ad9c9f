import { useContext } from 'react'
import { formatDaysAgo, formatLongDate, formatRelative } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ServedDay } from './served-day.ts'
import { useMounted } from './use-mounted.ts'

/**
 * `2 days ago`, with the date as tooltip. A page that the server renders is read at some time of its day, so it
 * counts whole days, and shows the date on the first one. The browser shows the exact time.
 */
export const RelativeTime = ({ instant, now }: { instant: string; now?: Date }) => {
  const { t, language } = useTranslation()
  const isMounted = useMounted()
  const served = useContext(ServedDay)
  const date = formatLongDate(instant, language)
  const seenFrom = now ?? (isMounted ? new Date() : undefined)
  const asServed = () => (served && formatDaysAgo(instant, language, served)) ?? date
  return (
    <time dateTime={instant} title={date}>
      {seenFrom ? (formatRelative(instant, language, seenFrom) ?? t('ui.justNow')) : asServed()}
    </time>
  )
}
