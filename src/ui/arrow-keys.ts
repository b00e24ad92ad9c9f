import type { Direction } from '#languages/language.ts'

/** Where a key leads in a row of controls; ArrowLeft goes forward in Arabic. Nothing if the key is no arrow. */
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
