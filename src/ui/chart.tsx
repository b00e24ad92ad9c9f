import { type ReactNode, useId } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import './chart.css'

// Drawn in percent of the width, so that texts and lines keep their size in every panel and on paper.

const height = 168
/** Space above for a number on the highest column, and below for two lines of labels. */
const top = 20
const foot = 44

export type ChartLabel = { key: string; text: string; under?: string }

type FrameProps = {
  /** A description of the chart for screen readers; the table has the numbers. */
  summary: string
  labels: readonly ChartLabel[]
  max: number
  /** The lowest value of columns below zero. */
  min?: number
  tickText?: (tick: number) => string
  children: (yOf: (value: number) => number, id: string) => ReactNode
}

const numbers = new Intl.NumberFormat('en-US')

/** The grid lines and labels of columns and curves. */
export const ChartFrame = ({
  summary,
  labels,
  max,
  min = 0,
  // The sign is before its number in both directions.
  tickText = (tick) => `\u200e${numbers.format(tick)}`,
  children,
}: FrameProps) => {
  const { direction } = useTranslation()
  const id = useId()
  const ticks = ticksFor(max, min)
  const [lowest = 0, highest = 1] = [ticks.at(0), ticks.at(-1)]
  const yOf = (value: number) => top + ((highest - value) / (highest - lowest)) * height
  const isMirrored = direction === 'rtl'
  const full = top + height + foot
  return (
    <div className="chart" role="img" aria-label={summary}>
      <svg className="chart-axis" height={full} aria-hidden="true" focusable="false">
        {ticks.map((tick) => (
          <text key={tick} x={isMirrored ? '0' : '100%'} y={yOf(tick) + 4} textAnchor="end">
            {tickText(tick)}
          </text>
        ))}
      </svg>
      <svg className="chart-plot" height={full} aria-hidden="true" focusable="false">
        <ChartPatterns id={id} />
        {ticks.map((tick) => (
          <line
            key={tick}
            className={tick === 0 ? 'chart-zero' : 'chart-line'}
            x1="0"
            x2="100%"
            y1={yOf(tick)}
            y2={yOf(tick)}
          />
        ))}
        {children(yOf, id)}
        <Labels labels={labels} isMirrored={isMirrored} />
      </svg>
    </div>
  )
}

const Labels = ({ labels, isMirrored }: { labels: readonly ChartLabel[]; isMirrored: boolean }) =>
  labels.map(({ key, text, under }, at) => (
    <g key={key} className={hiddenLabel(at, labels.length, 52)}>
      <text
        className="chart-label"
        x={`${columnAt(at, labels.length, isMirrored).middle}%`}
        y={top + height + 18}
        textAnchor="middle"
      >
        {text}
      </text>
      <text
        className="chart-label"
        x={`${columnAt(at, labels.length, isMirrored).middle}%`}
        y={top + height + 36}
        textAnchor="middle"
      >
        {under}
      </text>
    </g>
  ))

export type ChartColumn = ChartLabel & {
  /** Null has no column, and 0 has one without height. */
  value: number | null
  /** A value drawn below zero. */
  below?: number
  fill: Fill
  valueText?: string
  title: string
}

/** A column for each month. */
export const ColumnChart = ({
  columns,
  max = Math.max(...columns.map(({ value }) => value ?? 0)),
  ...frame
}: {
  columns: readonly ChartColumn[]
  max?: number
} & Pick<FrameProps, 'summary' | 'tickText'>) => {
  const { direction } = useTranslation()
  const min = Math.max(...columns.map(({ below = 0 }) => below))
  const longest = Math.max(...columns.map(({ valueText = '' }) => valueText.length))
  const hidden = hiddenValues(columns.length, 4 + longest * 7)
  return (
    <ChartFrame {...frame} labels={columns} max={max} min={min}>
      {(yOf, id) =>
        columns.map(({ key, value, below = 0, fill, valueText, title }, at) => {
          const { start, middle, width } = columnAt(at, columns.length, direction === 'rtl')
          const place = { x: `${start}%`, width: `${width}%` }
          return (
            <g key={key}>
              <title>{title}</title>
              {value !== null && value > 0 && (
                <rect
                  {...place}
                  className="chart-shape"
                  y={yOf(value)}
                  height={yOf(0) - yOf(value)}
                  fill={fillOf(fill, id)}
                />
              )}
              {below > 0 && (
                <rect
                  {...place}
                  className="chart-shape"
                  y={yOf(0)}
                  height={yOf(-below) - yOf(0)}
                  fill={fillOf('hatched', id)}
                />
              )}
              {valueText !== undefined && value !== null && (
                <text
                  className={`chart-value ${hidden}`}
                  x={`${middle}%`}
                  y={yOf(value) - 6}
                  textAnchor="middle"
                >
                  {valueText}
                </text>
              )}
            </g>
          )
        })
      }
    </ChartFrame>
  )
}

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

/**
 * The axis labels of a chart, from the first at or below the smallest value to the first at or above the
 * largest. At most five on either side, in whole steps. The larger side determines the step.
 */
export const ticksFor = (max: number, min = 0): number[] => {
  const rough = Math.max(max, min, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough)
  const steps = (reach: number) => Math.ceil(reach / step - 1e-9)
  const below = steps(min)
  return Array.from({ length: below + Math.max(1, steps(max)) + 1 }, (_, at) => (at - below) * step)
}

/** Chart widths in a panel on a phone, a tablet and a desktop. */
const widths = { narrow: 270, middle: 480, wide: 760 }

/**
 * Classes of `chart.css` that hide a label of `size` pixels among `count` where it would overlap the next.
 * The last one stays, and from it every second, third and so on.
 */
export const hiddenLabel = (at: number, count: number, size: number): string =>
  Object.entries(widths)
    .filter(([, width]) => (count - 1 - at) % Math.ceil((size * count) / width) !== 0)
    .map(([name]) => `chart-not-${name}`)
    .join(' ')

/**
 * Numbers on columns are shown if all of them fit: a number wider than its column would overlap a higher one.
 */
export const hiddenValues = (count: number, size: number): string =>
  Object.entries(widths)
    .filter(([, width]) => size * count > width)
    .map(([name]) => `chart-not-${name}`)
    .join(' ')

/** The start and width of a column in percent; time follows the text direction. */
export const columnAt = (at: number, count: number, isMirrored: boolean) => {
  const room = 100 / count
  const start = (isMirrored ? count - 1 - at : at) * room
  const width = room * Math.min(0.64, count / 9)
  return { start: start + (room - width) / 2, middle: start + room / 2, width }
}
