import type { Direction } from '#languages/language.ts'

/**
 * The index that a key moves to in a row of controls; ArrowLeft moves forward in right-to-left. Undefined if
 * the key is not an arrow.
 */
export const nextIndex = (
  key: string,
  at: number,
  count: number,
  direction: Direction,
): number | undefined => {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (at + 1) % count
  if (key === back) return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/**
 * The index that a key moves to in a column of options, without wrapping; -1 is before the first. Undefined
 * if the key does not move.
 */
export const indexInList = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return at === -1 ? count - 1 : Math.max(at - 1, 0)
  if (key === 'Home' || key === 'PageUp') return 0
  if (key === 'End' || key === 'PageDown') return count - 1
  return undefined
}
