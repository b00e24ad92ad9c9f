import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { indexInList } from './arrow-keys.ts'
import { placeUnder, usePlacedUnder } from './place-under.ts'
import { usePortalContainer } from './portal-container.ts'
import { createTypeAhead, findTyped, isLetter } from './type-ahead.ts'

const items = '[role^="menuitem"]'
const enabledItems = `${items}:not([aria-disabled])`

/** The open menu. Focus is on the list itself until an arrow, a letter or the mouse moves it to an item. */
export const MenuList = ({
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
