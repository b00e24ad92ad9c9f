import { hijriDay } from '#i18n/calendar-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { MatterDate } from '../schema.ts'
import { dateName } from './date-name.ts'
import '#ui/badge.css'

/** The kind and the day of a date in both calendars. */
export const DateWhen = ({ date }: { date: MatterDate }) => {
  const { t, language } = useTranslation()
  return (
    <p className="matter-date">
      <span className="tag">{t(`matter.kind.${date.kind}`)}</span>
      <span className="strong">{dateName(date, language)}</span>
      <span className="caption">{hijriDay(date.day, language)}</span>
    </p>
  )
}
