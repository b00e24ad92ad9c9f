import { useId } from 'react'
import { classNames } from './class-names.ts'
import './drawings.css'

const steps = 3

/**
 * A row of stepped battlements in the text color, as wide as its container: 12 px high between sections, 24
 * above the footer.
 */
export const Merlons = ({
  height = 12,
  width = 24,
  className,
}: {
  height?: number
  width?: number
  className?: string
}) => {
  const id = useId()
  const up = `v${-height / steps}h${width / (2 * steps)}`.repeat(steps)
  const down = `h${width / (2 * steps)}v${height / steps}`.repeat(steps)
  return (
    <svg
      className={classNames('merlons', className)}
      width="100%"
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          <path d={`M0 ${height}${up}${down}Z`} fill="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  )
}
