import Check from 'lucide-react/icons/check'
import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { Icon, type IconType } from './icon.tsx'
import { MenuList } from './menu-list.tsx'
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
