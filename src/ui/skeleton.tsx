import './states.css'

/**
 * A gray bar in the shape of the content. Mark the whole with `aria-busy` and render «Loading…» once as text.
 */
export const Skeleton = ({ shape = '100' }: { shape?: '40' | '60' | '80' | '100' | 'badge' | 'block' }) => (
  <span className={`skeleton skeleton-${shape}`} aria-hidden="true" />
)
