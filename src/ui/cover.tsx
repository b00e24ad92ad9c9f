import { classNames } from './class-names.ts'
import { trianglePattern } from './triangle-pattern.ts'
import './drawings.css'

/** Two pigments from the painted doors of Najd for each publication category. */
const pigments: Record<string, readonly [ground: string, figure: string]> = {
  corporate_law: ['#094d51', '#eeb950'],
  litigation: ['#7d2328', '#f0d6b5'],
  intellectual_property: ['#2e4282', '#cfd9f7'],
  employment: ['#11512f', '#d9f0c8'],
  real_estate: ['#734a0d', '#fbefd2'],
  contract: ['#394d50', '#d7dbd2'],
  other: ['#3b3550', '#e4dcf2'],
}

/** A publication's cover, drawn from its id. The title is real text next to it, never part of it. */
export const Cover = ({
  id,
  category,
  width = 320,
  height = 200,
  className,
}: {
  id: string | number
  category: string
  width?: number
  height?: number
  className?: string
}) => {
  const [ground, figure] = pigments[category] ?? ['#3b3550', '#e4dcf2']
  const pattern = trianglePattern(id, width, height)
  return (
    <svg
      className={classNames('cover', className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M0 0H${width}V${height}H0Z`} fill={ground} />
      <path d={pattern.halfTone} fill={figure} fillOpacity=".16" />
      <path d={pattern.figure} fill={figure} fillOpacity=".94" />
    </svg>
  )
}
