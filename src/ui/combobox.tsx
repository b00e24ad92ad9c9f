import Check from 'lucide-react/icons/check'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { type FieldControl, type FieldTexts, FormField } from './form-field.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { placeUnder, usePlacedUnder } from './place-under.ts'
import './select.css'
import './combobox.css'

type ComboboxOption = { value: string; label: string; detail?: ReactNode }

type ComboboxProps = {
  /** The selected option; its label is the text of the input. */
  value: ComboboxOption | undefined
  onValueChange: (value: ComboboxOption | undefined) => void
  /** The matches of the last `onSearch`; undefined while searching. */
  options: readonly ComboboxOption[] | undefined
  /** Called 200 ms after the last key, and with an empty text when the list opens. */
  onSearch: (text: string) => void
  placeholder?: string
  disabled?: boolean
}

/**
 * A choice among many options, by typing. Focus stays in the input; the list is a popover, so that dialogs do
 * not clip it.
 */
export const ComboboxField = ({ value, onValueChange, ...props }: FieldTexts & ComboboxProps) => {
  const { options, onSearch, placeholder, disabled, ...texts } = props
  return (
    <FormField {...texts}>
      {(names) => (
        <Combobox {...{ value, onValueChange, options, onSearch, placeholder, disabled }} names={names} />
      )}
    </FormField>
  )
}

const debounce = 200

const Combobox = ({
  value,
  onValueChange,
  options,
  onSearch,
  placeholder,
  disabled,
  names,
}: ComboboxProps & { names: FieldControl }) => {
  const { t } = useTranslation()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(value?.label ?? '')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The value was set from outside, or its label loaded later, since an address contains only the id.
  useEffect(() => setTyped(value?.label ?? ''), [value?.label])
  usePopover(input, list, isOpen)

  const at = options?.findIndex((option) => option.value === active) ?? -1
  const optionId = (option: ComboboxOption) => `${listId}-${option.value}`
  const open = () => {
    if (isOpen || disabled) return
    setOpen(true)
    onSearch(value ? '' : typed.trim())
  }
  const close = () => {
    setOpen(false)
    setActive(undefined)
  }
  const type = (text: string) => {
    setTyped(text)
    setActive(undefined)
    setOpen(true)
    if (text === '' && value) onValueChange(undefined)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(text.trim()), debounce)
  }
  const choose = (option: ComboboxOption) => {
    setTyped(option.label)
    close()
    if (option.value !== value?.value) onValueChange(option)
  }
  const clear = () => {
    setTyped('')
    onValueChange(undefined)
    input.current?.focus()
  }
  const move = (step: 1 | -1) => {
    if (!isOpen) return open()
    const count = options?.length ?? 0
    const next = at === -1 ? (step === 1 ? 0 : count - 1) : (at + step + count) % count
    const option = options?.[next]
    if (!option) return
    setActive(option.value)
    document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options?.[at]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && isOpen && chosen) choose(chosen)
    // Esc closes only the list, not the dialog around it.
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }
  return (
    <div className="combobox">
      <input
        {...names}
        ref={input}
        type="text"
        role="combobox"
        className="input"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={options?.[at] ? optionId(options[at]) : undefined}
        placeholder={placeholder}
        disabled={disabled}
        dir={directionOf(typed)}
        value={typed}
        onClick={open}
        onKeyDown={onKeyDown}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          close()
          // Text that matches no option would look like a selection.
          setTyped(value?.label ?? '')
        }}
      />
      {!value && <Icon icon={Search} size="medium" />}
      {value && !disabled && (
        <IconButton icon={X} size="table" label={t('ui.combobox.clear')} onClick={clear} />
      )}
      <ComboboxList
        {...{ list, listId, isOpen, options, optionId, active }}
        chosen={value?.value}
        onActiveChange={setActive}
        onChoose={choose}
      />
      <p role="status" className="visually-hidden">
        {isOpen && options && t('count.results', { n: options.length })}
      </p>
    </div>
  )
}

type ComboboxListProps = Pick<ComboboxProps, 'options'> & {
  list: RefObject<HTMLDivElement | null>
  listId: string
  isOpen: boolean
  chosen: string | undefined
  active: string | undefined
  optionId: (option: ComboboxOption) => string
  onActiveChange: (value: string) => void
  onChoose: (option: ComboboxOption) => void
}

const ComboboxList = ({
  list,
  listId,
  isOpen,
  options,
  optionId,
  chosen,
  active,
  ...props
}: ComboboxListProps) => {
  const { t } = useTranslation()
  const { onActiveChange, onChoose } = props
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing an option must not take the focus from the field
    <div
      ref={list}
      popover="manual"
      role="presentation"
      className="select-list"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        id={listId}
        role="listbox"
        aria-label={t('ui.combobox.list')}
        className="select-viewport"
        hidden={!isOpen || !options?.length}
      >
        {isOpen &&
          options?.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: likewise
            <div
              key={option.value}
              id={optionId(option)}
              role="option"
              aria-selected={option.value === (active ?? chosen)}
              data-active={option.value === active || undefined}
              className="select-option combobox-option"
              onClick={() => onChoose(option)}
              onPointerMove={() => onActiveChange(option.value)}
            >
              <span>
                <bdi>{option.label}</bdi>
                {option.detail && <span className="cell-sub">{option.detail}</span>}
              </span>
              {option.value === chosen && <Icon icon={Check} size="medium" />}
            </div>
          ))}
      </div>
      {isOpen && !options?.length && (
        <p className="combobox-note">{t(options ? 'ui.combobox.nothing' : 'state.loading')}</p>
      )}
    </div>
  )
}

/** The text direction, explicit where `auto` would do, since the style depends on where the text starts. */
const directionOf = (text: string): 'ltr' | 'rtl' | undefined => {
  const [letter] = /\p{L}/u.exec(text) ?? []
  if (letter === undefined) return undefined
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) ? 'rtl' : 'ltr'
}

const usePopover = (
  input: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  isOpen: boolean,
) => {
  useEffect(() => {
    const [control, popover] = [input.current, list.current]
    if (!isOpen || !control || !popover) return
    placeUnder(control, popover)
    popover.showPopover()
    return () => popover.hidePopover()
  }, [input, list, isOpen])
  usePlacedUnder(input, list, isOpen)
}
