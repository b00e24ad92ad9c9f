import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { indexInList } from './arrow-keys.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconType } from './icon.tsx'
import { placeUnder, usePlacedUnder } from './place-under.ts'
import { createTypeAhead, findTyped, isLetter } from './type-ahead.ts'
import { useMergedRef } from './use-merged-ref.ts'
import './form-field.css'
import './select.css'

export type SelectOption = { value: string; label: string; isDisabled?: boolean; lang?: string }

type SelectProps = Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children'> & {
  options: readonly SelectOption[]
  /** The empty string means that nothing is chosen, so an option may not have it. */
  value: string
  onValueChange: (value: string) => void
  placeholder?: string
  /** `table` is 36 px high and as wide as its text. */
  size?: 'regular' | 'table'
}

/**
 * A custom listbox. In forms use `SelectField`, which is a plain `<select>` without scripts. The list is a
 * native popover: the browser puts it on the top layer, above dialogs too, and closes it on Esc or an outside
 * click.
 */
export const Select = ({
  options,
  value,
  onValueChange,
  placeholder,
  size = 'regular',
  className,
  id: givenId,
  ref,
  ...rest
}: SelectProps) => {
  refuseEmptyValues(options)
  const ownId = useId()
  const id = givenId ?? ownId
  const trigger = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef<string>(undefined)
  const [isOpen, setOpen] = useState(false)
  const [typeAhead] = useState(createTypeAhead)
  const chosen = options.find((option) => option.value === value)
  usePlacedUnder(trigger, list, isOpen)
  // A click while the page was being hydrated has opened the list without React.
  useEffect(() => {
    if (!list.current?.matches(':popover-open')) return
    placeUnder(trigger.current, list.current)
    setOpen(true)
  }, [])

  const close = () => {
    list.current?.hidePopover()
    trigger.current?.focus({ preventScroll: true })
  }
  const choose = (option: SelectOption) => {
    if (option.isDisabled) return
    close()
    if (option.value !== value) onValueChange(option.value)
  }
  const enabled = options.filter((option) => !option.isDisabled)
  /** A letter opens the list at its option. Only a choice in the list changes the value. */
  const openByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      list.current?.showPopover()
    } else if (isLetter(event, typeAhead)) {
      event.preventDefault()
      const found = findTyped(enabled, typeAhead.type(event.key), chosen ? enabled.indexOf(chosen) : -1)
      typed.current = found?.value
      list.current?.showPopover()
    }
  }
  return (
    <>
      <button
        {...rest}
        id={id}
        ref={useMergedRef(trigger, ref)}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        data-placeholder={chosen ? undefined : ''}
        popoverTarget={`${id}-list`}
        className={classNames('input', 'select-trigger', size === 'table' && 'select-table', className)}
        onKeyDown={openByKey}
      >
        <span lang={chosen?.lang}>{chosen?.label ?? placeholder}</span>
        <Icon icon={ChevronDown} size="medium" />
      </button>
      <div
        ref={list}
        id={`${id}-list`}
        popover="auto"
        role="listbox"
        aria-labelledby={id}
        className="select-list"
        onBeforeToggle={(event) => {
          setOpen(event.newState === 'open')
          if (event.newState === 'open') placeUnder(trigger.current, list.current)
        }}
        onToggle={(event) => {
          if (event.newState !== 'open') return
          focusOption(list.current, optionSelector(typed.current ?? value))
          typed.current = undefined
        }}
        onKeyDown={(event) => {
          if (isLetter(event, typeAhead)) {
            const at = enabled.findIndex(
              (option) => option.value === (event.target as HTMLElement).dataset.value,
            )
            const found = findTyped(enabled, typeAhead.type(event.key), at)
            if (found) focusOption(list.current, optionSelector(found.value))
            event.preventDefault()
          } else if (event.key === 'Escape' || event.key === 'Tab') {
            // Esc must not close the dialog around it, and Tab must not continue from inside the popover.
            event.preventDefault()
            close()
          } else if (moveTo(event, list.current)) event.preventDefault()
        }}
      >
        {isOpen && (
          <OptionList options={options} value={value} onChoose={choose} isTyping={typeAhead.isTyping} />
        )}
      </div>
    </>
  )
}

const OptionList = ({
  options,
  value,
  onChoose,
  isTyping,
}: Pick<SelectProps, 'options' | 'value'> & {
  onChoose: (option: SelectOption) => void
  isTyping: () => boolean
}) => {
  const viewport = useRef<HTMLDivElement>(null)
  const [canScroll, setCanScroll] = useState({ up: false, down: false })
  const look = () => setCanScroll(scrollOf(viewport.current))
  useEffect(() => {
    // The list's height is known only once the popover is open, and changes with the viewport.
    const observer = new ResizeObserver(() => setCanScroll(scrollOf(viewport.current)))
    if (viewport.current) observer.observe(viewport.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      {canScroll.up && <ScrollButton icon={ChevronUp} onStep={() => scrollByOption(viewport.current, -1)} />}
      <div ref={viewport} className="select-viewport" role="presentation" onScroll={look}>
        {options.map((option) => (
          <div
            key={option.value}
            role="option"
            tabIndex={-1}
            lang={option.lang}
            data-value={option.value}
            aria-selected={option.value === value}
            aria-disabled={option.isDisabled || undefined}
            className="select-option"
            onClick={() => onChoose(option)}
            onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && (event.key !== ' ' || isTyping())) return
              event.preventDefault()
              event.stopPropagation()
              onChoose(option)
            }}
          >
            {option.label}
            {option.value === value && <Icon icon={Check} size="medium" />}
          </div>
        ))}
      </div>
      {canScroll.down && (
        <ScrollButton icon={ChevronDown} onStep={() => scrollByOption(viewport.current, 1)} />
      )}
    </>
  )
}

/** Scrolls by one option every 50 ms while the pointer rests on it (specification, section 9). */
const scrollRepeat = 50

const ScrollButton = ({ icon, onStep }: { icon: IconType; onStep: () => void }) => {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  const stop = () => {
    clearInterval(timer.current)
    timer.current = undefined
  }
  useEffect(() => () => clearInterval(timer.current), [])
  const start = () => {
    timer.current ??= setInterval(onStep, scrollRepeat)
  }
  return (
    <div
      className="select-scroll"
      aria-hidden="true"
      onPointerDown={start}
      onPointerMove={start}
      onPointerLeave={stop}
    >
      <Icon icon={icon} size="medium" />
    </div>
  )
}

const scrollOf = (viewport: HTMLElement | null) => ({
  up: viewport !== null && viewport.scrollTop > 0,
  down: viewport !== null && Math.ceil(viewport.scrollTop) < viewport.scrollHeight - viewport.clientHeight,
})

const scrollByOption = (viewport: HTMLElement | null, step: number) => {
  const height = viewport?.querySelector<HTMLElement>('.select-option')?.offsetHeight ?? 0
  if (viewport) viewport.scrollTop += step * height
}

const optionsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role="option"]:not([aria-disabled])') ?? []),
]

const optionSelector = (value: string): string => `[data-value="${CSS.escape(value)}"]`

/** Focuses the option that matches the selector, else the first. */
const focusOption = (list: HTMLElement | null, selector: string) => {
  const option = list?.querySelector<HTMLElement>(selector) ?? optionsIn(list)[0]
  option?.focus({ preventScroll: true })
  option?.scrollIntoView({ block: 'nearest' })
}

const moveTo = (event: KeyboardEvent, list: HTMLElement | null): boolean => {
  const all = optionsIn(list)
  const at = all.indexOf(document.activeElement as HTMLElement)
  const target = indexInList(event.key, at, all.length)
  if (target === undefined) return false
  all[target]?.focus({ preventScroll: true })
  all[target]?.scrollIntoView({ block: 'nearest' })
  return true
}

const refuseEmptyValues = (options: readonly SelectOption[]) => {
  if (options.some(({ value }) => value === '')) {
    throw new Error('A select option needs a value: the empty text means that nothing is chosen')
  }
}
