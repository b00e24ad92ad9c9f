/** Decorative streets, not the real ones, by their width. */
const streets = [
  {
    width: 3.5,
    path: 'M-39 -20L-127 320M127 -20L52 320M238 -20L140 320M335 -20L225 320M512 -20L402 320M598 -20L503 320M703 -20L595 320M868 -20L771 320M976 -20L868 320M1052 -20L958 320M1235 -20L1140 320',
  },
  { width: 4, path: 'M-20 -28L1240 34M-20 24L1240 102M-20 137L1240 216M-20 202L1240 274M-20 257L1240 331' },
  { width: 9, path: 'M39 -20L-39 320M423 -20L332 320M791 -20L700 320M1150 -20L1076 320' },
  { width: 12, path: 'M-20 80L1240 151' },
]

export const MapDrawing = () => (
  <svg viewBox="0 0 1200 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    {streets.map(({ width, path }) => (
      <path key={width} d={path} className="map-street" strokeWidth={width} />
    ))}
    <path className="map-office" d="M640 118l16 28h-32z" />
  </svg>
)
