import Check from 'lucide-react/icons/check'
import * as Radix from 'radix-ui/dropdown-menu'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from './class-names.ts'
import { Icon, type IconType } from './icon.tsx'
import { usePortalContainer } from './portal-container.ts'
import './menu.css'

/** Actions in a popup under `trigger`, its button. The page behind stays usable, so scrolling is not locked. */
export const Menu = ({
  trigger,
  align = 'end',
  startsOpen,
  children,
}: {
  trigger: ReactElement
  align?: 'start' | 'end'
  /** For a menu whose code was fetched by the press of its button. */
  startsOpen?: boolean
  children: ReactNode
}) => {
  const { direction } = useTranslation()
  // Controlled, so that it re-renders on opening: by then the page's `main` may be another element.
  const [isOpen, setOpen] = useState(startsOpen ?? false)
  const container = usePortalContainer()
  return (
    <Radix.Root modal={false} dir={direction} open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content className="menu" align={align} sideOffset={4} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type ItemLook = {
  icon?: IconType
  flips?: boolean
  isDanger?: boolean
  isDisabled?: boolean
  children: ReactNode
}

const itemClass = (isDanger?: boolean) => classNames('menu-item', isDanger && 'menu-item-danger')

/** `onSelect` closes the menu, unless it prevents the event's default, as for an item that shows its pending label. */
export const MenuItem = ({
  icon,
  flips,
  isDanger,
  isDisabled,
  onSelect,
  children,
}: ItemLook & { onSelect: (event: Event) => void }) => (
  <Radix.Item className={itemClass(isDanger)} disabled={isDisabled} onSelect={onSelect}>
    {icon && <Icon icon={icon} flips={flips} />}
    {children}
  </Radix.Item>
)

/** A link as a menu item; the child is an `<a>` or the router's link. */
export const MenuLink = ({ children }: { children: ReactElement }) => (
  <Radix.Item asChild className="menu-item">
    {children}
  </Radix.Item>
)

/** A radio item, such as a theme. */
export const MenuChoice = <Value extends string>({
  label,
  value,
  options,
  onValueChange,
}: {
  label: string
  value: Value
  options: readonly { value: Value; label: string; icon?: IconType }[]
  onValueChange: (value: Value) => void
}) => (
  <Radix.RadioGroup
    aria-label={label}
    value={value}
    onValueChange={(chosen) => onValueChange(chosen as Value)}
  >
    <MenuLabel>{label}</MenuLabel>
    {options.map((option) => (
      <Radix.RadioItem key={option.value} value={option.value} className="menu-item">
        {option.icon && <Icon icon={option.icon} />}
        {option.label}
        <Radix.ItemIndicator className="menu-check">
          <Icon icon={Check} />
        </Radix.ItemIndicator>
      </Radix.RadioItem>
    ))}
  </Radix.RadioGroup>
)

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="menu-label">{children}</Radix.Label>
)

export const MenuSeparator = () => <Radix.Separator className="menu-separator" />
