import { noteReturn, watchAttention } from '#browser/attention.ts'

/** Without an interaction for this long, the user counts as away. */
const awayAfterInMs = 60_000
const inputs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Tracks whether the user is at the page. `onReturn` is called on the first interaction after an absence. */
export const watchPresence = (onReturn: () => void) => {
  let touchedAt = Date.now()
  const isAway = () => document.visibilityState === 'hidden' || Date.now() - touchedAt > awayAfterInMs
  const stopWatching = watchAttention(isAway)
  const touched = () => {
    const wasAway = isAway()
    touchedAt = Date.now()
    if (!wasAway) return
    noteReturn()
    onReturn()
  }
  for (const input of inputs) window.addEventListener(input, touched, { passive: true, capture: true })
  return {
    isAway,
    stop: () => {
      stopWatching()
      for (const input of inputs) window.removeEventListener(input, touched, { capture: true })
    },
  }
}
