import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import * as Radix from 'radix-ui/select'
import type { ComponentProps } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { usePortalContainer } from './portal-container.ts'
import { useMounted } from './use-mounted.ts'
import './form-field.css'
import './select.css'

export type SelectOption = { value: string; label: string; isDisabled?: boolean; lang?: string }

type SelectProps = Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children'> & {
  options: readonly SelectOption[]
  /** The empty text means that nothing is chosen yet; no option may carry it. */
  value: string
  onValueChange: (value: string) => void
  placeholder?: string
  /** `table` is 36 px high and as wide as its text. */
  size?: 'regular' | 'table'
}

/**
 * A list to choose from, drawn by us; lives only in the browser. In forms take `SelectField`, which is a plain
 * `<select>` until then. Type-ahead (1 s) and the scroll buttons' 50 ms are Radix's own numbers.
 */
export const Select = ({
  options,
  value,
  onValueChange,
  placeholder,
  size = 'regular',
  disabled,
  className,
  ref,
  ...trigger
}: SelectProps) => {
  const { direction } = useTranslation()
  const container = usePortalContainer()
  const isMounted = useMounted()
  refuseEmptyValues(options)
  const shown = options.find((option) => option.value === value)?.label ?? placeholder
  const look = classNames('input', 'select-trigger', size === 'table' && 'select-table', className)
  if (!isMounted) return <PaintedTrigger className={look} shown={shown} />
  return (
    // The Provider, not the Root: the Root adds a hidden <select> of its own to every form.
    <Radix.unstable_Provider value={value} onValueChange={onValueChange} dir={direction} disabled={disabled}>
      <Radix.Trigger {...trigger} ref={ref} className={look}>
        <Radix.Value placeholder={placeholder}>{shown}</Radix.Value>
        <Icon icon={ChevronDown} size="medium" />
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content className="select-list" position="popper" sideOffset={4}>
          <Radix.ScrollUpButton className="select-scroll">
            <Icon icon={ChevronUp} size="medium" />
          </Radix.ScrollUpButton>
          <Radix.Viewport className="select-viewport">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.isDisabled}
                className="select-option"
                lang={option.lang}
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Icon icon={Check} size="medium" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
          <Radix.ScrollDownButton className="select-scroll">
            <Icon icon={ChevronDown} size="medium" />
          </Radix.ScrollDownButton>
        </Radix.Content>
      </Radix.Portal>
    </Radix.unstable_Provider>
  )
}

/** On the server, where Radix would write a style attribute. */
const PaintedTrigger = ({ className, shown }: { className: string; shown: string | undefined }) => (
  <button type="button" className={className} disabled>
    <span>{shown}</span>
    <Icon icon={ChevronDown} size="medium" />
  </button>
)

const refuseEmptyValues = (options: readonly SelectOption[]) => {
  if (options.some(({ value }) => value === '')) {
    throw new Error('A select option needs a value: the empty text means that nothing is chosen')
  }
}
