import { useTranslation } from '#i18n/translate.tsx'
import { ChartFrame, type ChartLabel, columnAt } from './chart.tsx'

export type ChartCurve = {
  key: string
  name: string
  mark: 'round' | 'opening'
  /** One for each label; null is a gap. */
  values: readonly (number | null)[]
  titles: readonly string[]
}

/**
 * Curves over the same months, distinguished by line style and marks. `limit` is an additional, labeled line.
 */
export const LineChart = ({
  labels,
  curves,
  limit,
  summary,
}: {
  labels: readonly ChartLabel[]
  curves: readonly ChartCurve[]
  limit: { value: number; name: string }
  summary: string
}) => {
  const { direction } = useTranslation()
  const isMirrored = direction === 'rtl'
  const max = Math.max(limit.value, ...curves.flatMap(({ values }) => values.map((value) => value ?? 0)))
  return (
    <>
      <ul className="chart-legend">
        {curves.map(({ key, name, mark }) => (
          <li key={key}>
            <svg className="chart-sample" viewBox="0 0 32 12" aria-hidden="true" focusable="false">
              <path d="M0 6H32" className={`chart-curve chart-curve-${mark}`} />
              <Mark mark={mark} x="16" y={6} />
            </svg>
            {name}
          </li>
        ))}
        <li>
          <svg className="chart-sample" viewBox="0 0 32 12" aria-hidden="true" focusable="false">
            <path d="M0 6H32" className="chart-limit" />
          </svg>
          {limit.name}
        </li>
      </ul>
      <ChartFrame labels={labels} max={max} summary={summary}>
        {(yOf) => (
          <>
            <line className="chart-limit" x1="0" x2="100%" y1={yOf(limit.value)} y2={yOf(limit.value)} />
            {curves.map(({ key, mark, values, titles }) => (
              <g key={key}>
                {values.map((value, at) => {
                  const next = values[at + 1]
                  if (value === null || next === null || next === undefined) return null
                  const [here, there] = [at, at + 1].map(
                    (each) => columnAt(each, values.length, isMirrored).middle,
                  )
                  return (
                    <line
                      key={labels[at]?.key}
                      className={`chart-curve chart-curve-${mark}`}
                      x1={`${here}%`}
                      x2={`${there}%`}
                      y1={yOf(value)}
                      y2={yOf(next)}
                    />
                  )
                })}
                {values.map((value, at) =>
                  value === null ? null : (
                    <Mark
                      key={labels[at]?.key}
                      mark={mark}
                      x={`${columnAt(at, values.length, isMirrored).middle}%`}
                      y={yOf(value)}
                      title={titles[at]}
                    />
                  ),
                )}
              </g>
            ))}
          </>
        )}
      </ChartFrame>
    </>
  )
}

/** A round mark, or an opening of the wall. */
const Mark = ({
  mark,
  x,
  y,
  title,
}: {
  mark: ChartCurve['mark']
  x: string
  y: number
  title?: string | undefined
}) => (
  <svg x={x} y={y} className="chart-mark" aria-hidden="true">
    {title && <title>{title}</title>}
    {mark === 'round' ? <circle r="4.5" /> : <path d="M0 -6l6 11h-12z" />}
  </svg>
)
