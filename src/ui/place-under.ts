import { type RefObject, useEffect } from 'react'

const gap = 4
const margin = 10
/** 24rem (specification, section 9), regardless of the text size. */
const heightCap = 24

/**
 * Positions a popover under its control, or above it where there is more room, aligned at the inline start. Set on the
 * element by script, since the policy forbids style attributes in HTML.
 */
export const placeUnder = (control: HTMLElement | null, popover: HTMLElement | null) => {
  if (!control || !popover) return
  const box = control.getBoundingClientRect()
  const page = document.documentElement
  const cap = heightCap * Number.parseFloat(getComputedStyle(page).fontSize)
  const below = window.innerHeight - box.bottom - gap - margin
  const above = box.top - gap - margin
  const goesAbove = below < Math.min(cap, 240) && above > below
  const isRtl = getComputedStyle(control.parentElement ?? control).direction === 'rtl'
  const start = isRtl ? page.clientWidth - box.right : box.left
  Object.assign(popover.style, {
    insetBlockStart: goesAbove ? 'auto' : `${box.bottom + gap}px`,
    insetBlockEnd: goesAbove ? `${window.innerHeight - box.top + gap}px` : 'auto',
    insetInlineStart: `${Math.max(margin, start)}px`,
    insetInlineEnd: 'auto',
    minInlineSize: `${box.width}px`,
    maxBlockSize: `${Math.min(cap, goesAbove ? above : below)}px`,
  })
}

/** Repositions the popover while it is open and the page scrolls or is resized. */
export const useKeptUnder = (
  control: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  isOpen: boolean,
) => {
  useEffect(() => {
    if (!isOpen) return
    const follow = () => placeUnder(control.current, popover.current)
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
    }
  }, [control, popover, isOpen])
}
