import { formatLongDate, formatRelative } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { useMounted } from './use-mounted.ts'

/**
 * `2 days ago`, with the date as tooltip. The reading time of a cached page is unknown, so the server renders
 * the date and the browser the relative time, unless `now` is given.
 */
export const RelativeTime = ({ instant, now }: { instant: string; now?: Date }) => {
  const { t, language } = useTranslation()
  const isMounted = useMounted()
  const date = formatLongDate(instant, language)
  const seenFrom = now ?? (isMounted ? new Date() : undefined)
  return (
    <time dateTime={instant} title={date}>
      {seenFrom ? (formatRelative(instant, language, seenFrom) ?? t('ui.justNow')) : date}
    </time>
  )
}
