import { type RefObject, useEffect } from 'react'

const gap = 4
const margin = 10
/** 24rem (specification, section 9), regardless of the text size. */
const heightCap = 24

/**
 * Positions a popover under its control, or above it where there is more room. A list (`start`) begins with its control
 * and is at least as wide; a menu (`end`) ends with its button and is as high as it likes. Set on the element by script,
 * since the policy forbids style attributes in HTML.
 */
export const placeUnder = (
  control: HTMLElement | null,
  popover: HTMLElement | null,
  alignment: 'start' | 'end' = 'start',
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
  // A wide menu of a button near the start would not fit before its end.
  const latestEnd = page.clientWidth - popover.offsetWidth - margin
  Object.assign(popover.style, {
    insetBlockStart: goesAbove ? 'auto' : `${box.bottom + gap}px`,
    insetBlockEnd: goesAbove ? `${window.innerHeight - box.top + gap}px` : 'auto',
    insetInlineStart: isList ? `${Math.max(margin, start)}px` : 'auto',
    insetInlineEnd: isList ? 'auto' : `${Math.max(margin, Math.min(end, latestEnd))}px`,
    minInlineSize: isList ? `${box.width}px` : '',
    maxBlockSize: `${Math.min(cap, goesAbove ? above : below)}px`,
  })
}

/** Repositions the popover while it is open and the page scrolls or is resized. */
export const useKeptUnder = (
  control: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  isOpen: boolean,
  alignment?: 'start' | 'end',
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
