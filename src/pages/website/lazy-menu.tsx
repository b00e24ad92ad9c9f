import { type ComponentType, cloneElement, type ReactNode } from 'react'
import type { MenuTrigger } from '#ui/menu.tsx'
import { useLazy } from '../use-lazy.ts'

/** A button whose menu is fetched on the first press, and then opens immediately. */
export const LazyMenu = ({
  load,
  label,
  className,
  children,
}: {
  load: () => Promise<{ default: ComponentType<{ trigger: MenuTrigger }> }>
  /** For buttons that show only an icon. */
  label?: string
  className: string
  children: ReactNode
}) => {
  const { Part: Menu, fetchPart } = useLazy(load)
  const trigger = (
    <button type="button" className={className} aria-label={label} aria-haspopup="menu">
      {children}
    </button>
  )
  if (Menu) return <Menu trigger={trigger} />
  return cloneElement(trigger, {
    'aria-expanded': false,
    onClick: fetchPart,
    onPointerEnter: () => void load().catch(() => undefined),
  })
}
