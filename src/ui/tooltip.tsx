import {
  type ComponentProps,
  cloneElement,
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
import { usePortalContainer } from './portal-container.ts'
import './menu.css'

/** Milliseconds. The second lets the pointer cross the gap, since the tooltip can be hovered as well. */
const openDelay = 300
const closeDelay = 100

/**
 * Shown next to its child, at the end of the line, on mouse hover or keyboard focus. Never the only label of
 * a control. The child must pass its props on to its element.
 */
export const Tooltip = ({
  text,
  isDisabled,
  children,
}: {
  text: ReactNode
  isDisabled?: boolean
  children: ReactElement<ComponentProps<'a'> | ComponentProps<'button'>>
}) => {
  const id = useId()
  const anchor = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)
  const change = (opens: boolean, delay = 0) => {
    clearTimeout(timer.current)
    if (delay === 0) setOpen(opens)
    else timer.current = setTimeout(() => setOpen(opens), delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  if (isDisabled) return children
  const hover = {
    onPointerEnter: (event: { pointerType: string }) => {
      if (event.pointerType === 'mouse') change(true, isOpen ? 0 : openDelay)
    },
    onPointerLeave: () => change(false, closeDelay),
  }
  return (
    <>
      {cloneElement(children, {
        ref: anchor as RefObject<HTMLAnchorElement & HTMLButtonElement>,
        'aria-describedby': isOpen ? id : undefined,
        ...hover,
        onPointerDown: () => change(false),
        onFocus: ({ currentTarget }: { currentTarget: Element }) => {
          if (currentTarget.matches(':focus-visible')) change(true)
        },
        onBlur: () => change(false),
      })}
      {isOpen && (
        <TooltipText {...hover} id={id} anchor={anchor} onClose={() => change(false)}>
          {text}
        </TooltipText>
      )}
    </>
  )
}

const TooltipText = ({
  anchor,
  onClose,
  ...rest
}: ComponentProps<'div'> & { anchor: RefObject<HTMLElement | null>; onClose: () => void }) => {
  const own = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => placeBeside(anchor.current, own.current), [anchor])
  const latest = useRef(onClose)
  useLayoutEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const close = () => latest.current()
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('click', close)
    window.addEventListener('scroll', close, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('click', close)
      window.removeEventListener('scroll', close, { capture: true })
    }
  }, [])
  return createPortal(
    <div {...rest} ref={own} role="tooltip" className="tooltip" />,
    usePortalContainer() ?? document.body,
  )
}

const gap = 8

/** Set by script, since the policy forbids style attributes in HTML. */
const placeBeside = (anchor: HTMLElement | null, tooltip: HTMLElement | null) => {
  if (!anchor || !tooltip) return
  const box = anchor.getBoundingClientRect()
  const isRtl = getComputedStyle(tooltip).direction === 'rtl'
  const lowest = window.innerHeight - gap - tooltip.offsetHeight
  const middle = box.top + (box.height - tooltip.offsetHeight) / 2
  Object.assign(tooltip.style, {
    insetBlockStart: `${Math.max(gap, Math.min(middle, lowest))}px`,
    insetInlineStart: `${gap + (isRtl ? document.documentElement.clientWidth - box.left : box.right)}px`,
  })
}
