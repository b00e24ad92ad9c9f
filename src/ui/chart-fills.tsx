/** Fills that are distinguishable without color. */
export type Fill = 'empty' | 'dotted' | 'hatched' | 'full'

export const fillOf = (fill: Fill, id: string): string => {
  if (fill === 'full') return 'currentColor'
  return fill === 'empty' ? 'var(--surface)' : `url(#${id}${fill})`
}

/** Needed once in each drawing that uses the fills. */
export const ChartPatterns = ({ id }: { id: string }) => (
  <defs>
    <pattern
      id={`${id}hatched`}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0V6" className="chart-pattern" strokeWidth="5" />
    </pattern>
    <pattern id={`${id}dotted`} width="6" height="6" patternUnits="userSpaceOnUse">
      <circle cx="3" cy="3" r="1.1" fill="currentColor" />
    </pattern>
  </defs>
)
