import { fillOf } from './wall-colors.ts'
import './drawings.css'

type Opening = { key: string; cluster: number; line: number; column: number }

/** Clusters of 1 over 2 over 3. */
const openingsOf = (clusterCount: number): Opening[] =>
  Array.from({ length: clusterCount * 6 }, (_, n) => {
    const cluster = Math.floor(n / 6)
    const position = n % 6
    const line = position === 0 ? 0 : position < 3 ? 1 : 2
    return { key: String(n), cluster, line, column: position - (line * (line + 1)) / 2 }
  })

const apart = 112

/** A row of openings, one of them lit: decorates the consultation promise. */
export const OpeningsRow = ({ count = 4, lit = 1 }: { count?: number; lit?: number }) => (
  <svg
    className="openings-row"
    viewBox={`0 0 ${92 + (count - 1) * apart} 76`}
    aria-hidden="true"
    focusable="false"
  >
    {openingsOf(count).map((opening) => (
      <path
        key={opening.key}
        d={`M${46 + opening.cluster * apart + (opening.column - opening.line / 2) * 29} ${opening.line * 27}l11 20h-22z`}
        fill={fillOf(shadeOf(opening, lit))}
      />
    ))}
    <path
      d={Array.from({ length: count - 1 }, (_, gap) => `M${100 + gap * apart} 8h4v58h-4z`).join('')}
      fill="var(--night)"
    />
  </svg>
)

const shadeOf = ({ cluster, line, column }: Opening, lit: number): number => {
  const distance = Math.abs(cluster - lit)
  if (distance === 0) return 100 - line * 12 - (column % 2) * 10
  return distance === 1 ? 30 - line * 6 : 0
}

const sidebarLight = [
  [0.12, 0.1, 0.08],
  [0.3, 0.2, 0.14],
  [0.85, 0.55, 0.35],
]

/** Three clusters, brighter towards the inline end: the foot of the sidebar. */
export const SidebarOpenings = () => (
  <svg className="openings-cluster" viewBox="0 0 150 56" aria-hidden="true" focusable="false">
    {openingsOf(3).map(({ key, cluster, line, column }) => (
      <path
        key={key}
        d={`M${20 + cluster * 55 + (column - line / 2) * 15} ${4 + line * 15}l5.5 11h-11z`}
        fill="var(--noor)"
        fillOpacity={sidebarLight[cluster]?.[line]}
      />
    ))}
  </svg>
)
