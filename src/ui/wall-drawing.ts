import { seededRandom } from './random.ts'

/**
 * The geometry of the wall: sky, parapet of stepped merlons, string courses with a frieze, rows of openings.
 * The light is not part of it: it is behind the openings and moves with the hour. Openings of a row share a
 * path of equal steps, and those that are shaded alike another one, which keeps the server's HTML small.
 */
export type WallShape = {
  width: number
  height: number
  /** The start of the openings, as a share of the width; the text is before it. */
  start: number
  rows: number
  seed: number
  /** The default position of the sun, and the reach of its glow: shares of width and height. */
  sun: { x: number; y: number }
  glow: number
  /** A wall without sun is for the not-found page: its lamp is lit at every hour. */
  isSunlit: boolean
  /** Openings that are lit when there is no sun: row, cluster and position (0 top, 1 and 2 middle, 3 to 5 foot). */
  lamps: readonly { row: number; cluster: number; position: number }[]
  /** Size of the openings; 1 is 24 by 22 px. */
  scale: number
}

export type WallDrawing = {
  parapet: string
  skyHeight: number
  frieze: { y: number; shaded: string; openings: Openings }
  rows: { openings: Openings; slits: string }[]
  lamps: { x: number; y: number; path: string }[]
}

/** `shades` are the openings that let only a part of the light pass. */
export type Openings = { path: string; shades: { passes: number; path: string }[] }

const merlonWidth = 60
const parapetHeight = 46
const skyHeight = parapetHeight + 30
const steps = 5
/** The openings look handmade: they let different amounts of light pass. */
const passing = [0.72, 0.86, 1]

export const drawWall = (shape: WallShape): WallDrawing => {
  const random = seededRandom(shape.seed)
  const frieze = drawFrieze(shape, random)
  const rows = Array.from({ length: shape.rows }, (_, row) => drawRow(shape, row, random))
  return { parapet: drawParapet(shape), skyHeight, frieze, rows, lamps: shape.lamps.map(lampOn(shape)) }
}

const drawParapet = ({ width, height }: WallShape): string => {
  const stepHeight = parapetHeight / steps
  const run = merlonWidth / (2 * steps)
  const up = Array.from({ length: steps }, () => `v${round(-stepHeight)}h${run}`).join('')
  const down = Array.from({ length: steps }, () => `h${run}v${round(stepHeight)}`).join('')
  return `M0 ${skyHeight}${(up + down).repeat(Math.ceil(width / merlonWidth))}V${height}H0Z`
}

const drawFrieze = ({ width, start }: WallShape, random: () => number): WallDrawing['frieze'] => {
  const y = skyHeight + 26
  const lit: Opening[] = []
  const shaded: Point[] = []
  for (let x = width - 15; x > width * (start - 0.06); x -= 20) {
    // The frieze fades towards the text, where the sun does not reach it.
    if (x < width * (start + 0.04)) shaded.push({ x, y })
    else lit.push({ x, y, passes: anyOf(passing, random) })
  }
  return { y, shaded: triangles(shaded, 12, 11), openings: openingsOf(lit, 12, 11) }
}

const drawRow = (shape: WallShape, row: number, random: () => number): WallDrawing['rows'][number] => {
  const { width, start } = shape
  const size = sizesOf(shape)
  const y = skyHeight + 86 + row * size.rowHeight
  const openings: Opening[] = []
  let slits = ''
  for (let cluster = -1; cluster < width / size.clusterWidth + 1; cluster++) {
    const center = clusterCenter(shape, row, cluster)
    if (center / width < start + 0.07 * random()) continue
    for (let position = 0; position < 6; position++) {
      openings.push({ ...pointOf(size, center, y, position), passes: anyOf(passing, random) })
    }
    if ((cluster + row) % 2 === 0) {
      slits += `M${round(center + size.clusterWidth / 2 - 2)} ${round(y + 6)}h5v${round(62 * size.scale)}h-5z`
    }
  }
  return { openings: openingsOf(openings, size.side, size.height), slits }
}

type Point = { x: number; y: number }
type Opening = Point & { passes: number }

const anyOf = (shares: readonly number[], random: () => number): number =>
  shares[Math.floor(random() * shares.length)] as number

const openingsOf = (openings: readonly Opening[], side: number, height: number): Openings => ({
  path: triangles(openings, side, height),
  shades: passing
    .filter((share) => share < 1)
    .map((share) => {
      const shaded = openings.filter(({ passes }) => passes === share)
      return { passes: share, path: triangles(shaded, side, height) }
    }),
})

const sizesOf = ({ scale }: WallShape) => ({
  scale,
  side: 24 * scale,
  height: 22 * scale,
  gap: 7 * scale,
  clusterWidth: 150 * scale,
  rowHeight: 120 * scale,
})

const clusterCenter = (shape: WallShape, row: number, cluster: number): number => {
  const { clusterWidth } = sizesOf(shape)
  return cluster * clusterWidth + (row % 2 ? clusterWidth / 2 : 0) + 30
}

/** Position of an opening in its cluster of 1 over 2 over 3. */
const pointOf = (size: ReturnType<typeof sizesOf>, center: number, y: number, position: number) => {
  const line = position === 0 ? 0 : position < 3 ? 1 : 2
  const column = position - (line * (line + 1)) / 2
  return {
    x: center + (column - line / 2) * (size.side + size.gap),
    y: y + line * (size.height + size.gap),
  }
}

const lampOn =
  (shape: WallShape) =>
  ({ row, cluster, position }: WallShape['lamps'][number]): WallDrawing['lamps'][number] => {
    const size = sizesOf(shape)
    const y = skyHeight + 86 + row * size.rowHeight
    const at = pointOf(size, clusterCenter(shape, row, cluster), y, position)
    const path = triangles([at], size.side, size.height)
    return { x: round(at.x), y: round(at.y + 12 * size.scale), path }
  }

/** Each triangle begins relative to the previous one, since equal steps compress well. */
const triangles = (points: readonly Point[], side: number, height: number): string =>
  points
    .map(({ x, y }, index) => {
      const previous = points[index - 1]
      const start = previous
        ? `m${round(round(x) - round(previous.x))} ${round(round(y) - round(previous.y))}`
        : `M${round(x)} ${round(y)}`
      return `${start}l${round(side / 2)} ${round(height)}h${round(-side)}z`
    })
    .join('')

const round = (value: number): number => Math.round(value * 10) / 10
