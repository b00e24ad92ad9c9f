import type { ComponentProps } from 'react'
import { readDayAhead } from '#fields/day.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { FieldGroup } from '#ui/form-field.tsx'
import { TextField } from '#ui/text-field.tsx'

/** A day and a time in Riyadh, side by side. */
export const TimeFields = ({
  label,
  isOptional = false,
  day,
  time,
}: {
  label: string
  isOptional?: boolean
  day: Omit<ComponentProps<typeof DateField>, 'days'>
  time: ComponentProps<typeof TextField>
}) => (
  <FieldGroup label={label} isOptional={isOptional}>
    <div className="form-grid">
      <DateField
        {...day}
        days={{ first: () => todayInRiyadh(new Date()), isOpen: () => true, read: readDayAhead }}
      />
      <TextField {...time} type="time" />
    </div>
  </FieldGroup>
)

/** The next free times, as buttons that fill in the fields. */
export const FreeTimes = ({
  times,
  onChoose,
}: {
  times: readonly { value: string; label: string }[]
  onChoose: (time: string) => void
}) => {
  const { t } = useTranslation()
  if (times.length === 0) return <p className="caption">{t('appointments.noneFree')}</p>
  return (
    <FieldGroup label={t('appointments.free')}>
      <div className="cluster">
        {times.map(({ value, label }) => (
          <Button key={value} variant="outline" size="table" onClick={() => onChoose(value)}>
            {label}
          </Button>
        ))}
      </div>
    </FieldGroup>
  )
}
