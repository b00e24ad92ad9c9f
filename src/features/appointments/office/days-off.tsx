import { instantInRiyadh } from '#firm-time/riyadh.ts'
import { formatHijriDays } from '#i18n/calendar-format.ts'
import { formatFullDate, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Away, isAllDay } from '../absences.ts'
import type { Holiday } from '../holiday-schema.ts'

/** Formats the hours of a partial-day absence; undefined for whole days. */
export const useAwayHours = () => {
  const { t, language } = useTranslation()
  return ({ firstDay, from, to }: Away): string | undefined => {
    if (from === null || to === null) return undefined
    const clock = (time: string) => formatTime(instantInRiyadh(firstDay, time), language)
    return t('absences.hours', { from: clock(from), to: clock(to) })
  }
}

/** The days of an absence in both calendars, and its hours. */
export const AbsenceWhen = ({ absence }: { absence: Away }) => {
  const { language } = useTranslation()
  const hours = useAwayHours()(absence)
  const noon = (day: string) => instantInRiyadh(day, '12:00')
  const { firstDay, lastDay } = absence
  return (
    <p className="caption">
      {formatFullDate(noon(firstDay), language)}
      {firstDay !== lastDay && ` – ${formatFullDate(noon(lastDay), language)}`}
      {` · ${formatHijriDays(noon(firstDay), noon(lastDay), language)}`}
      {!isAllDay(absence) && hours && ` · ${hours}`}
    </p>
  )
}

/** The name of a holiday in the page's language. The firm's own holidays may have only an English name. */
export const useHolidayName = () => {
  const { t, language } = useTranslation()
  return ({ name, nameEn, nameAr }: Pick<Holiday, 'name' | 'nameEn' | 'nameAr'>): string => {
    if (name) return t(`holiday.${name}`)
    return language === 'ar' ? nameAr || nameEn : nameEn
  }
}
