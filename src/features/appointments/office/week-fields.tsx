import { addDays, instantInRiyadh } from '#firm-time/riyadh.ts'
import { formatWeekday } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { FieldGroup, type FieldTexts } from '#ui/form-field.tsx'
import { DayHours } from './day-hours.tsx'
import { type DayField, weekdays } from './hours-values.ts'

const aSunday = '2026-11-22'

export type WeekForm = {
  texts: (name: DayField) => FieldTexts
  value: (name: DayField) => string
  change: (name: DayField, hours: string) => void
}

/** The hours of each weekday from Sunday. A day without any is off. */
export const WeekFields = ({
  label,
  kind,
  form: { texts, value, change },
}: {
  label: string
  kind: 'day' | 'ramadan'
  form: WeekForm
}) => {
  const { language } = useTranslation()
  return (
    <FieldGroup label={label}>
      <div className="week-fields">
        {weekdays.map((day) => {
          const name = `${kind}${day}` as const
          const { id, error } = texts(name)
          return (
            <DayHours
              key={day}
              id={id}
              error={error}
              label={formatWeekday(instantInRiyadh(addDays(aSunday, day), '12:00'), language)}
              value={value(name)}
              onChange={(hours) => change(name, hours)}
            />
          )
        })}
      </div>
    </FieldGroup>
  )
}
