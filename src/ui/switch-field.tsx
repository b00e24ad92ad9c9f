import type { ReactNode } from 'react'
import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { Switch } from './switch.tsx'

/** A switch as a form field; `on` and `off` are the form's values. */
export const SwitchField = <Values extends FieldValues, Output>({
  form,
  name,
  id,
  label,
  on = true,
  off = false,
}: {
  form: UseFormReturn<Values, unknown, Output>
  name: Path<Values>
  id: string
  label: ReactNode
  on?: string | boolean
  off?: string | boolean
}) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field: { value, onChange } }) => (
      <Switch
        id={id}
        label={label}
        isOn={value === on}
        onChange={(isOn) => {
          form.clearErrors(name)
          onChange(isOn ? on : off)
        }}
      />
    )}
  />
)
