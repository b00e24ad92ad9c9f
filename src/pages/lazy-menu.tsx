import { type ComponentType, cloneElement, type ReactNode, useState } from 'react'
import type { MenuProps } from '#ui/menu.tsx'
import { useLazy } from '#ui/use-lazy.ts'

/** The props of a menu whose code was fetched by a click on its button. */
export type FetchedMenu = Pick<MenuProps, 'trigger' | 'startsOpen'>

/**
 * A button whose menu is fetched when the pointer approaches or on focus, at the latest on the first click.
 */
export const LazyMenu = ({
  load,
  label,
  className,
  children,
}: {
  load: () => Promise<{ default: ComponentType<FetchedMenu> }>
  /** Accessible name of a button that shows only an icon. */
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
    // Its style shows the click while the menu is loading.
    'aria-busy': opening !== undefined || undefined,
    onClick: (event) => void open(event.detail === 0 ? 'keys' : 'press'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      void open('keys')
    },
    onPointerEnter: prepare,
    onFocus: prepare,
  })
}
