import { type PointerEvent, useRef } from 'react'
import type { Direction } from '#languages/language.ts'

/** CSS pixels (specification, section 9). */
const threshold = 50

/**
 * CSS pixels towards the end of the line, from which a movement counts as a swipe: a mouse is steadier than a
 * finger.
 */
const slackOf = (pointerType: string): number => (pointerType === 'touch' ? 10 : 2)

/**
 * Makes an element dismissible by a swipe towards the end of its line. The style follows `data-swipe`
 * (`move`, `cancel`, `end`) and `--swipe` on the element.
 */
export const useSwipe = (direction: Direction, onDismiss: () => void) => {
  const begin = useRef<{ x: number; y: number }>(undefined)
  const onPointerMove = ({ currentTarget, pointerId, pointerType, ...event }: PointerEvent<HTMLElement>) => {
    if (!begin.current || event.buttons === 0) return
    const [x, y] = [event.clientX - begin.current.x, event.clientY - begin.current.y]
    const isSwiping = currentTarget.dataset.swipe === 'move'
    const isSideways = Math.abs(x) > Math.abs(y) && Math.abs(x) > slackOf(pointerType)
    if (!isSwiping && !isSideways) return
    if (!isSwiping) currentTarget.setPointerCapture(pointerId)
    currentTarget.dataset.swipe = 'move'
    currentTarget.style.setProperty('--swipe', `${endwards(x, direction)}px`)
  }
  const onPointerUp = ({ currentTarget, clientX, type }: PointerEvent<HTMLElement>) => {
    const from = begin.current
    begin.current = undefined
    if (!from || currentTarget.dataset.swipe !== 'move') return
    const isFar = type === 'pointerup' && Math.abs(endwards(clientX - from.x, direction)) >= threshold
    currentTarget.dataset.swipe = isFar ? 'end' : 'cancel'
    // A swipe must not click the button under the finger.
    currentTarget.addEventListener('click', refuse, { capture: true, once: true })
    setTimeout(() => currentTarget.removeEventListener('click', refuse, true))
    if (isFar) onDismiss()
  }
  return {
    onPointerDown: ({ button, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (button === 0) begin.current = { x: clientX, y: clientY }
    },
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
  }
}

/** The distance towards the end of the line, else 0. */
const endwards = (x: number, direction: Direction): number =>
  direction === 'rtl' ? Math.min(0, x) : Math.max(0, x)

const refuse = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}
