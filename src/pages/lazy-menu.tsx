import { type ComponentType, cloneElement, type ReactNode, useState } from 'react'
import type { MenuProps } from '#ui/menu.tsx'
import { useLazy } from '#ui/use-lazy.ts'

/** What a menu gets whose code was fetched by the press of its button. */
export type FetchedMenu = Pick<MenuProps, 'trigger' | 'startsOpen'>

/** A button whose menu is fetched when a hand or the focus nears it, at the latest with the first press. */
export const LazyMenu = ({
  load,
  label,
  className,
  children,
}: {
  load: () => Promise<{ default: ComponentType<FetchedMenu> }>
  /** For buttons that show only an icon. */
  label?: string
  className: string
  children: ReactNode
}) => {
  const { Part: FetchedMenu, fetchPart } = useLazy(load)
  const [opening, setOpening] = useState<FetchedMenu['startsOpen']>()
  const trigger: FetchedMenu['trigger'] = (
    <button type="button" className={className} aria-label={label} aria-haspopup="menu">
      {children}
    </button>
  )
  const open = async (how: FetchedMenu['startsOpen']) => {
    setOpening(how)
    if (!(await fetchPart())) setOpening(undefined)
  }
  const prepare = () => void load().catch(() => undefined)
  if (FetchedMenu) return <FetchedMenu trigger={trigger} startsOpen={opening} />
  return cloneElement(trigger, {
    'aria-expanded': false,
    // Its look answers the press while the menu is on its way.
    'aria-busy': opening !== undefined || undefined,
    onClick: (event) => open(event.detail === 0 ? 'keys' : 'press'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      open('keys')
    },
    onPointerEnter: prepare,
    onFocus: prepare,
  })
}
