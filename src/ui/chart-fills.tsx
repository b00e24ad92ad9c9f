/** Ways to fill a shape that are told apart without colour. */
export type Fill = 'empty' | 'dotted' | 'hatched' | 'full'

export const fillOf = (fill: Fill, id: string): string => {
  if (fill === 'full') return 'currentColor'
  return fill === 'empty' ? 'var(--surface)' : `url(#${id}${fill})`
}

/** Once in each drawing that fills with them. */
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
