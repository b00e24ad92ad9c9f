import { useId } from 'react'
import { Link } from 'wouter'
import { useTranslation } from '#i18n/translate.tsx'
import { ChartPatterns, type Fill, fillOf } from './chart.tsx'
import './chart.css'

type Part = { key: string; value: number; fill: Fill; title?: string }
export type Bar = {
  key: string
  label: string
  parts: readonly Part[]
  /** The address of the counted records. */
  href?: string
}

const numbers = new Intl.NumberFormat('en-US')
const totalOf = ({ parts }: Bar) => parts.reduce((sum, { value }) => sum + value, 0)

/** Rows with a name, a bar and its number; the bars are only visual. */
export const BarList = ({ label, bars }: { label: string; bars: readonly Bar[] }) => {
  const max = Math.max(1, ...bars.map(totalOf))
  return (
    <ul className="chart-bars" aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.key}>
          <span className="chart-bar-name">
            {bar.href === undefined ? (
              bar.label
            ) : (
              <Link className="text-link" href={bar.href}>
                {bar.label}
              </Link>
            )}
          </span>
          {bar.href === undefined ? (
            <BarShape bar={bar} max={max} />
          ) : (
            // A larger target for the same link as the name.
            <Link href={bar.href} tabIndex={-1} aria-hidden="true">
              <BarShape bar={bar} max={max} />
            </Link>
          )}
          <span className="number">{numbers.format(totalOf(bar))}</span>
        </li>
      ))}
    </ul>
  )
}

const BarShape = ({ bar, max }: { bar: Bar; max: number }) => {
  const { direction } = useTranslation()
  const id = useId()
  let end = 0
  return (
    <svg className="chart-bar" aria-hidden="true" focusable="false">
      <ChartPatterns id={id} />
      {bar.parts.map(({ key, value, fill, title }) => {
        const width = (value / max) * 100
        const start = end
        end += width
        return (
          value > 0 && (
            <rect
              key={key}
              className="chart-shape"
              x={`${direction === 'rtl' ? 100 - end : start}%`}
              width={`${width}%`}
              height="100%"
              fill={fillOf(fill, id)}
            >
              {title && <title>{title}</title>}
            </rect>
          )
        )
      })}
    </svg>
  )
}

/** The legend of the fills. */
export const FillLegend = ({
  entries,
}: {
  entries: readonly { key: string; name: string; fill: Fill }[]
}) => {
  const id = useId()
  return (
    <ul className="chart-legend">
      {entries.map(({ key, name, fill }) => (
        <li key={key}>
          <svg className="chart-swatch" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <ChartPatterns id={`${id}${key}`} />
            <rect
              className="chart-shape"
              x="1"
              y="1"
              width="14"
              height="14"
              fill={fillOf(fill, `${id}${key}`)}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
