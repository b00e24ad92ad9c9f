import Check from 'lucide-react/icons/check'
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { indexInList } from './arrow-keys.ts'
import { Icon, type IconType } from './icon.tsx'
import { placeUnder, usePlacedUnder } from './place-under.ts'
import { usePortalContainer } from './portal-container.ts'
import { createTypeAhead, findTyped, isLetter } from './type-ahead.ts'
import './menu.css'

export type MenuProps = {
  /** A button, or a component that passes its props on to one. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** Set for a menu whose code was fetched by its button: how the button was activated. */
  startsOpen?: 'keys' | 'press' | undefined
  children: ReactNode
}

/** Actions in a popup under `trigger`. The page behind stays usable, so scrolling is not locked. */
export const Menu = ({ trigger, startsOpen, children }: MenuProps) => {
  const id = useId()
  const button: RefObject<HTMLButtonElement | null> = useRef(null)
  const [isOpen, setOpen] = useState(startsOpen !== undefined)
  const [isAtFirst, setAtFirst] = useState(startsOpen === 'keys')
  const open = (withKeys: boolean) => {
    setAtFirst(withKeys)
    setOpen(true)
  }
  return (
    <>
      {cloneElement(trigger, {
        id,
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-menu` : undefined,
        // A click without a pointer comes from Enter, Space or a screen reader.
        onClick: (event) => (isOpen ? setOpen(false) : open(event.detail === 0)),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          open(true)
        },
      })}
      {isOpen && (
        <MenuList button={button} labelledBy={id} isAtFirst={isAtFirst} onClose={() => setOpen(false)}>
          {children}
        </MenuList>
      )}
    </>
  )
}

/** Closes the menu, unless it stays open to show its progress. */
export const MenuItem = ({
  icon,
  flips,
  isDisabled,
  keepsOpen,
  onSelect,
  children,
}: {
  icon: IconType
  flips?: boolean
  isDisabled?: boolean
  keepsOpen?: boolean
  onSelect: () => void
  children: ReactNode
}) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    className="menu-item"
    // A `disabled` button would lose focus while it shows its progress.
    aria-disabled={isDisabled || undefined}
    data-keeps-open={keepsOpen || undefined}
    onClick={isDisabled ? undefined : onSelect}
  >
    <Icon icon={icon} flips={flips} />
    {children}
  </button>
)

/** A link as a menu item; the child is an `<a>` or the router's link. */
export const MenuLink = ({ children }: { children: ReactElement<ComponentProps<'a'>> }) =>
  cloneElement(children, { role: 'menuitem', tabIndex: -1, className: 'menu-item' })

/** A choice of one option, such as a theme. */
export const MenuChoice = <Value extends string>({
  label,
  value,
  options,
  onValueChange,
}: {
  label: string
  value: Value
  options: readonly { value: Value; label: string; icon: IconType }[]
  onValueChange: (value: Value) => void
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
  <div role="group" aria-label={label}>
    <MenuLabel>{label}</MenuLabel>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        role="menuitemradio"
        aria-checked={option.value === value}
        tabIndex={-1}
        className="menu-item"
        onClick={() => onValueChange(option.value)}
      >
        <Icon icon={option.icon} />
        {option.label}
        {option.value === value && (
          <span className="menu-check">
            <Icon icon={Check} />
          </span>
        )}
      </button>
    ))}
  </div>
)

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <div className="menu-label">{children}</div>
)

export const MenuSeparator = () => <hr className="menu-separator" />

const items = '[role^="menuitem"]'
const enabledItems = `${items}:not([aria-disabled])`

/** The open menu. Focus is on the list itself until an arrow, a letter or the mouse moves it to an item. */
const MenuList = ({
  button,
  labelledBy,
  isAtFirst,
  onClose,
  children,
}: {
  button: RefObject<HTMLElement | null>
  /** The id of the button; the list's id is derived from it. */
  labelledBy: string
  /** Opened with the keyboard: focus starts on the first item. */
  isAtFirst: boolean
  onClose: () => void
  children: ReactNode
}) => {
  const list = useRef<HTMLDivElement>(null)
  const [typeAhead] = useState(createTypeAhead)
  useLayoutEffect(() => {
    placeUnder(button.current, list.current, 'end')
    const first = isAtFirst ? enabledIn(list.current)[0] : undefined
    ;(first ?? list.current)?.focus({ preventScroll: true })
  }, [button, isAtFirst])
  usePlacedUnder(button, list, true, 'end')
  useClosedFromOutside([button, list], onClose)

  const close = () => {
    button.current?.focus({ preventScroll: true })
    onClose()
  }
  const closeAfterChoice = ({ target }: MouseEvent) => {
    const item = itemAt(target)
    if (item?.matches(':not([aria-disabled], [data-keeps-open])')) close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const all = enabledIn(list.current)
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = indexInList(event.key, at, all.length)
    if (next !== undefined) all[next]?.focus()
    else if (isLetter(event, typeAhead)) {
      const named = all.map((item) => ({ item, label: item.textContent.trim() }))
      findTyped(named, typeAhead.type(event.key), at)?.item.focus()
    } else if (event.key === 'Enter' || event.key === ' ') all[at]?.click()
    // Esc must not close the dialog around it.
    else if (event.key === 'Escape') close()
    // Tab does not move focus out of an open menu.
    else if (event.key !== 'Tab') return
    event.preventDefault()
  }
  const followMouse = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const item = itemAt(target)
    const isUsable = item?.matches(enabledItems)
    ;(isUsable ? item : list.current)?.focus({ preventScroll: true })
  }
  return createPortal(
    <div
      ref={list}
      id={`${labelledBy}-menu`}
      role="menu"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className="menu"
      onClick={closeAfterChoice}
      onKeyDown={onKeyDown}
      onPointerMove={followMouse}
      onPointerLeave={followMouse}
    >
      {children}
    </div>,
    usePortalContainer() ?? document.body,
  )
}

const itemAt = (target: EventTarget) => (target as Element).closest<HTMLElement>(items)

const enabledIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(enabledItems) ?? []),
]

/** A click or focus elsewhere closes it and takes effect there: focus does not return to the button. */
const useClosedFromOutside = (inside: RefObject<HTMLElement | null>[], onClose: () => void) => {
  const latest = useRef({ inside, onClose })
  useLayoutEffect(() => {
    latest.current = { inside, onClose }
  })
  useEffect(() => {
    const look = ({ target }: Event) => {
      const isInside = latest.current.inside.some(({ current }) => current?.contains(target as Node))
      if (!isInside) latest.current.onClose()
    }
    document.addEventListener('pointerdown', look, true)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerdown', look, true)
      document.removeEventListener('focusin', look)
    }
  }, [])
}
