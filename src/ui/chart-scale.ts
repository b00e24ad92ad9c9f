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
