import type { ComponentProps } from 'react'
import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { anyDay, dayAsTyped, readDayAhead } from '#fields/day.ts'
import { hijriOf } from '#fields/hijri.ts'
import { addDays, instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { fullDay, hijriDay } from '#i18n/calendar-format.ts'
import { formatAppointment } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Language } from '#languages/language.ts'
import { DateField } from '#ui/date-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { MatterDate } from '../schema.ts'
import { closedText } from './matter-values.ts'
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

/** `Tuesday, November 25, 2026`, with the time if there is one. */
export const dateName = ({ day, time }: Pick<MatterDate, 'day' | 'time'>, language: Language): string =>
  time === null ? fullDay(day, language) : formatAppointment(instantInRiyadh(day, time), language)

type DayProps = Omit<ComponentProps<typeof DateField>, 'days' | 'hint'>

/** A day in either calendar. The field shows it in both. */
export const DayField = (props: DayProps) => {
  const { t } = useTranslation()
  return (
    <DateField
      {...props}
      hint={t('matters.date.day.hint', examples())}
      days={{ ...anyDay, read: readDayAhead }}
    />
  )
}

/** The same day of the next month in both calendars. */
const examples = () => {
  const day = addDays(todayInRiyadh(new Date()), 30)
  const { year, month, day: of } = hijriOf(day)
  return { gregorian: dayAsTyped(day), hijri: `${of}/${month}/${year}` }
}

/** A day, with a hint if the firm does not work on it, and an optional time. */
export const DayFields = ({
  day,
  time,
  typed,
}: {
  day: DayProps
  time: ComponentProps<typeof TextField>
  typed: string
}) => {
  const { t } = useTranslation()
  const closed = closedText(typed, useCalendar())
  return (
    <>
      <div className="form-grid">
        <DayField {...day} />
        <TextField {...time} type="time" isOptional />
      </div>
      <p role="status" className="matter-closed">
        {closed && t(closed)}
      </p>
    </>
  )
}
