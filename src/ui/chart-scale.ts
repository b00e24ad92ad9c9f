/**
 * The numbers beside a drawing, from the first that no value passes below 0 to the first above; at most five on either
 * side, and none between two whole ones. The larger side decides how far they are apart.
 */
export const ticksFor = (most: number, least = 0): number[] => {
  const rough = Math.max(most, least, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough)
  const steps = (reach: number) => Math.ceil(reach / step - 1e-9)
  const below = steps(least)
  return Array.from({ length: below + Math.max(1, steps(most)) + 1 }, (_, at) => (at - below) * step)
}

/** How wide the drawing is in a panel of a phone, of a tablet and of a desk. */
const widths = { narrow: 270, middle: 480, wide: 760 }

/**
 * Where a label of `size` pixels among `count` would run into the next, by the classes of `chart.css` that hide it. The
 * last one stays, and from it every second, third and so on.
 */
export const hiddenLabel = (at: number, count: number, size: number): string =>
  Object.entries(widths)
    .filter(([, width]) => (count - 1 - at) % Math.ceil((size * count) / width) !== 0)
    .map(([name]) => `chart-not-${name}`)
    .join(' ')

/** Numbers on columns show where all of them have room: one that is wider than its column would stand in a higher one. */
export const hiddenValues = (count: number, size: number): string =>
  Object.entries(widths)
    .filter(([, width]) => size * count > width)
    .map(([name]) => `chart-not-${name}`)
    .join(' ')

/** Where a column begins and how wide it is, in percent; time runs with the text. */
export const columnAt = (at: number, count: number, isMirrored: boolean) => {
  const room = 100 / count
  const start = (isMirrored ? count - 1 - at : at) * room
  const width = room * Math.min(0.64, count / 9)
  return { start: start + (room - width) / 2, middle: start + room / 2, width }
}
