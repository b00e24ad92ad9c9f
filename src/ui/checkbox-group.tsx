import { CheckboxField } from './checkbox-field.tsx'
import { FieldGroup, type FieldTexts } from './form-field.tsx'
import './checkbox-group.css'

/** Multiple choice among a few options. The value has the order of selection. */
export const CheckboxGroup = <Value extends string>({
  options,
  value,
  onChange,
  ...texts
}: FieldTexts & {
  options: readonly { value: Value; label: string }[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
}) => (
  <FieldGroup {...texts}>
    <div className="checkbox-group">
      {options.map((option) => (
        <CheckboxField
          key={option.value}
          label={option.label}
          checked={value.includes(option.value)}
          onChange={({ target }) =>
            onChange(
              target.checked ? [...value, option.value] : value.filter((chosen) => chosen !== option.value),
            )
          }
        />
      ))}
    </div>
  </FieldGroup>
)
