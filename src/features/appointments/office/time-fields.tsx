import type { ComponentProps } from 'react'
import { readDayAhead } from '#fields/day.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
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
