import './states.css'

/** One grey bar of the real thing's shape. Mark the whole with `aria-busy` and say «Loading…» once in words. */
export const Skeleton = ({ shape = '100' }: { shape?: '40' | '60' | '80' | '100' | 'badge' | 'block' }) => (
  <span className={`skeleton skeleton-${shape}`} aria-hidden="true" />
)
