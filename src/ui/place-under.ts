import { type RefObject, useEffect } from 'react'

const gap = 4
const margin = 10
/** 24rem (specification, section 9), regardless of the text size. */
const heightCap = 24

type Alignment = 'start' | 'under' | 'end'

/**
 * Positions a popover under its control, or above it if there is more space. A list (`start`) begins with its
 * control and is at least as wide. A menu (`end`) ends with its button, a panel (`under`) begins with its
 * field, and both have their natural size. Set by script, since the policy forbids style attributes in HTML.
 */
export const placeUnder = (
  control: HTMLElement | null,
  popover: HTMLElement | null,
  alignment: Alignment = 'start',
) => {
  if (!control || !popover) return
  const box = control.getBoundingClientRect()
  const page = document.documentElement
  const isList = alignment === 'start'
  const cap = isList ? heightCap * Number.parseFloat(getComputedStyle(page).fontSize) : window.innerHeight
  const below = window.innerHeight - box.bottom - gap - margin
  const above = box.top - gap - margin
  const wanted = isList ? Math.min(cap, 240) : popover.scrollHeight
  const goesAbove = below < wanted && above > below
  const isRtl = getComputedStyle(control.parentElement ?? control).direction === 'rtl'
  const [start, end] = isRtl
    ? [page.clientWidth - box.right, box.left]
    : [box.left, page.clientWidth - box.right]
  // A wide menu of a button near the start would not fit before the button's end, nor a wide panel after its
  // field's start.
  const latest = page.clientWidth - popover.offsetWidth - margin
  const inset = (edge: number) => `${Math.max(margin, isList ? edge : Math.min(edge, latest))}px`
  Object.assign(popover.style, {
    insetBlockStart: goesAbove ? 'auto' : `${box.bottom + gap}px`,
    insetBlockEnd: goesAbove ? `${window.innerHeight - box.top + gap}px` : 'auto',
    insetInlineStart: alignment === 'end' ? 'auto' : inset(start),
    insetInlineEnd: alignment === 'end' ? inset(end) : 'auto',
    minInlineSize: isList ? `${box.width}px` : '',
    maxBlockSize: `${Math.min(cap, goesAbove ? above : below)}px`,
  })
}

/** Repositions the popover while it is open and the page scrolls or is resized. */
export const usePlacedUnder = (
  control: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  isOpen: boolean,
  alignment?: Alignment,
) => {
  useEffect(() => {
    if (!isOpen) return
    const follow = () => placeUnder(control.current, popover.current, alignment)
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
    }
  }, [control, popover, isOpen, alignment])
}
