import './states.css'

/** One grey bar in the shape of the real thing. Mark the whole with `aria-busy` and say «Loading…» once as text. */
export const Skeleton = ({ shape = '100' }: { shape?: '40' | '60' | '80' | '100' | 'badge' | 'block' }) => (
  <span className={`skeleton skeleton-${shape}`} aria-hidden="true" />
)
