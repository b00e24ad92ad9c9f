import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FieldTexts, FormField, fieldTexts } from './form-field.tsx'
import { Icon } from './icon.tsx'
import { Select, type SelectOption } from './select.tsx'
import { useMergedRef } from './use-merged-ref.ts'
import { useOwnControl } from './use-own-control.ts'

type NativeProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
  options: readonly SelectOption[]
  placeholder?: string
}

/**
 * A select in a form. Takes the props of a native `<select>`, so both `register('service')` and a controlled
 * `value` work; that element stays in the form, hidden behind the custom list.
 */
export const SelectField = (props: FieldTexts & Omit<NativeProps, keyof FieldTexts>) => {
  const { texts, control } = fieldTexts(props)
  return <FormField {...texts}>{(names) => <SelectInput {...control} {...names} />}</FormField>
}

/**
 * The value that a list without scripts sends if nothing is chosen. Options may not be empty (P4.16), and
 * every schema refuses this value.
 */
const noChoice = 'none'

const SelectInput = ({
  options,
  placeholder,
  id,
  onChange,
  onFocus,
  onBlur,
  ref,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  'aria-required': required,
  'aria-label': label,
  ...native
}: NativeProps) => {
  const own = useRef<HTMLSelectElement>(null)
  const isReplaced = useOwnControl(own)
  const trigger = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState(String(native.value ?? native.defaultValue ?? ''))
  const readNative = () => setChosen(own.current?.value ?? '')
  // Form libraries set the value when they register the element, and later without an event or a render.
  useLayoutEffect(readNative)
  useLayoutEffect(() => onValueWritten(own.current, () => setChosen(own.current?.value ?? '')), [])
  // When the window loses focus, the native list loses it too, and gets it back on return.
  useEffect(() => {
    if (isReplaced && document.activeElement === own.current) trigger.current?.focus()
  }, [isReplaced])
  const names = {
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    'aria-required': required,
    'aria-label': label,
  }
  return (
    <div className="select-native">
      <select
        {...native}
        {...(isReplaced ? { 'aria-hidden': true, tabIndex: -1 } : { id, ...names })}
        ref={useMergedRef(own, ref)}
        className={isReplaced ? 'visually-hidden select-behind' : 'input'}
        onChange={(event) => {
          readNative()
          onChange?.(event)
        }}
        onFocus={(event) => {
          // Form libraries focus the native element when the choice is missing.
          if (isReplaced) trigger.current?.focus()
          onFocus?.(event)
        }}
      >
        {placeholder !== undefined && <option value={noChoice}>{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      {isReplaced ? (
        <Select
          {...names}
          ref={trigger}
          id={id}
          options={options}
          placeholder={placeholder}
          value={chosen}
          disabled={native.disabled}
          onValueChange={(value) => choose(own.current, value)}
          onBlur={() => own.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))}
        />
      ) : (
        <Icon icon={ChevronDown} size="medium" />
      )}
    </div>
  )
}

/** Fires the native event, so that React and the form library see a user's choice. */
const choose = (select: HTMLSelectElement | null, value: string) => {
  if (!select) return
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Intercepts writes to this element's `value`. */
const onValueWritten = (select: HTMLSelectElement | null, onWritten: () => void) => {
  const value = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')
  if (!select || !value) return
  Object.defineProperty(select, 'value', {
    configurable: true,
    get: () => value.get?.call(select),
    set: (written: string) => {
      value.set?.call(select, written)
      onWritten()
    },
  })
}
