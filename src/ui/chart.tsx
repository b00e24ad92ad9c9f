import { type ReactNode, useId } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { ChartPatterns, type Fill, fillOf } from './chart-fills.tsx'
import { columnAt, hiddenLabel, hiddenValues, ticksFor } from './chart-scale.ts'
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
