import { seededRandom } from './random.ts'

/**
 * The wall as numbers: sky, parapet of stepped merlons, string courses with a frieze, rows of openings. Triangles of
 * one row and shade share a path, which keeps the server's HTML small.
 */
export type WallShape = {
  width: number
  height: number
  /** Where the openings begin, as a share of the width; the text is before it. */
  start: number
  rows: number
  seed: number
  /** The sun: centre as shares of width and height, and the reach of its glow. */
  sun: { x: number; y: number }
  glow: number
  /** How much light passes; 0 is an unlit wall. */
  light: number
  /** Openings that are always lit: row, cluster and position (0 top, 1 and 2 middle, 3 to 5 foot). */
  lit: readonly { row: number; cluster: number; position: number; isAlone: boolean }[]
  /** Size of the openings; 1 is 24 by 22 px. */
  scale: number
}

type Shades = Map<number, string>
export type WallDrawing = {
  parapet: string
  skyHeight: number
  frieze: { y: number; shades: { shade: number; path: string; opacity: number }[] }
  rows: { shades: { shade: number; path: string }[]; slits: string }[]
  halo: { x: number; y: number } | undefined
}

const merlonWidth = 60
const parapetHeight = 46
const skyHeight = parapetHeight + 30
const steps = 5

export const drawWall = (shape: WallShape): WallDrawing => {
  const random = seededRandom(shape.seed)
  const frieze = drawFrieze(shape, random)
  const rows = Array.from({ length: shape.rows }, (_, row) => drawRow(shape, row, random))
  return { parapet: drawParapet(shape), skyHeight, frieze, rows, halo: haloOf(shape) }
}

const drawParapet = ({ width, height }: WallShape): string => {
  const stepHeight = parapetHeight / steps
  const run = merlonWidth / (2 * steps)
  const up = Array.from({ length: steps }, () => `v${round(-stepHeight)}h${run}`).join('')
  const down = Array.from({ length: steps }, () => `h${run}v${round(stepHeight)}`).join('')
  return `M0 ${skyHeight}${(up + down).repeat(Math.ceil(width / merlonWidth))}V${height}H0Z`
}

const drawFrieze = (shape: WallShape, random: () => number): WallDrawing['frieze'] => {
  const { width, start } = shape
  const y = skyHeight + 26
  const first = start - 0.06
  const groups = new Map<string, { shade: number; opacity: number; path: string }>()
  for (let x = width - 15; x > width * first; x -= 20) {
    const shade = shadeOf(shape, lightAt(shape, x, y + 60) * 0.55 * (0.6 + 0.4 * random()))
    // Fades out towards the text.
    const opacity = Math.min(1, Math.round((x / width - first) * 30) / 5)
    if (opacity === 0) continue
    const key = `${shade} ${opacity}`
    const group = groups.get(key) ?? { shade, opacity, path: '' }
    groups.set(key, { ...group, path: group.path + triangle(x, y, 12, 11) })
  }
  return { y, shades: [...groups.values()] }
}

const drawRow = (shape: WallShape, row: number, random: () => number): WallDrawing['rows'][number] => {
  const { width, start } = shape
  const size = sizesOf(shape)
  const y = skyHeight + 86 + row * size.rowHeight
  const shades: Shades = new Map()
  let slits = ''
  for (let cluster = -1; cluster < width / size.clusterWidth + 1; cluster++) {
    const centre = clusterCentre(shape, row, cluster)
    if (centre / width < start + 0.07 * random()) continue
    for (let position = 0; position < 6; position++) {
      const at = pointOf(size, centre, y, position)
      const base = lightAt(shape, at.x, at.y)
      const glow = base <= 0.05 ? 0 : base ** 1.05 * (0.86 + 0.42 * random())
      const shade = forcedShade(shape, row, cluster, position) ?? shadeOf(shape, glow)
      shades.set(shade, (shades.get(shade) ?? '') + triangle(at.x, at.y, size.side, size.height))
    }
    if ((cluster + row) % 2 === 0) {
      slits += `M${round(centre + size.clusterWidth / 2 - 2)} ${round(y + 6)}h5v${round(62 * size.scale)}h-5z`
    }
  }
  return { shades: [...shades].map(([shade, path]) => ({ shade, path })), slits }
}

const sizesOf = ({ scale }: WallShape) => ({
  scale,
  side: 24 * scale,
  height: 22 * scale,
  gap: 7 * scale,
  clusterWidth: 150 * scale,
  rowHeight: 120 * scale,
})

const clusterCentre = (shape: WallShape, row: number, cluster: number): number => {
  const { clusterWidth } = sizesOf(shape)
  return cluster * clusterWidth + (row % 2 ? clusterWidth / 2 : 0) + 30
}

/** Position of an opening in its cluster of 1 over 2 over 3. */
const pointOf = (size: ReturnType<typeof sizesOf>, centre: number, y: number, position: number) => {
  const line = position === 0 ? 0 : position < 3 ? 1 : 2
  const column = position - (line * (line + 1)) / 2
  return {
    x: centre + (column - line / 2) * (size.side + size.gap),
    y: y + line * (size.height + size.gap),
  }
}

const lightAt = ({ width, height, sun }: WallShape, x: number, y: number): number => {
  const distance = Math.hypot((x / width - sun.x) * 1.25, (y / height - sun.y) * 0.8)
  return Math.max(0, 1 - distance * 2.2)
}

const shadeStep = 5

/** From 0 (darker than the wall) to 100 (full light), in steps, so that equal shades can share a path. */
const shadeOf = ({ light }: WallShape, glow: number): number => {
  const lit = Math.min(1, glow * light)
  return lit > 0.07 ? Math.max(shadeStep, Math.round((lit * 100) / shadeStep) * shadeStep) : 0
}

const forcedShade = (
  { lit }: WallShape,
  row: number,
  cluster: number,
  position: number,
): number | undefined => {
  const here = lit.filter((opening) => opening.row === row && opening.cluster === cluster)
  if (here.some((opening) => opening.position === position)) return 100
  return here.some(({ isAlone }) => isAlone) ? 0 : undefined
}

const haloOf = (shape: WallShape): { x: number; y: number } | undefined => {
  const alone = shape.lit.find(({ isAlone }) => isAlone)
  if (!alone) return undefined
  const size = sizesOf(shape)
  const y = skyHeight + 86 + alone.row * size.rowHeight
  const at = pointOf(size, clusterCentre(shape, alone.row, alone.cluster), y, alone.position)
  return { x: round(at.x), y: round(at.y + 12) }
}

const triangle = (x: number, y: number, side: number, height: number): string =>
  `M${round(x)} ${round(y)}l${round(side / 2)} ${round(height)}h${round(-side)}z`

const round = (value: number): number => Math.round(value * 10) / 10
