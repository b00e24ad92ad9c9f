import type { CSSProperties } from 'react'

/** The position in the grid, in hours from its first one, as the CSS expects. */
export const gridPositionOf = (start: number, minutes: number, more: object = {}): CSSProperties =>
  ({
    insetBlockStart: `calc((${start / 60} - var(--from)) * var(--hour))`,
    '--length': minutes / 60,
    ...more,
  }) as CSSProperties
