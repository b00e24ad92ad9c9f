import { useId } from 'react'
import { classNames } from './class-names.ts'
import { fillOf } from './wall-colours.ts'
import { drawWall, type WallShape } from './wall-drawing.ts'
import './wall.css'

type WallKind = 'hero' | 'hero-narrow' | 'auth' | 'state' | 'state-narrow' | 'share'

const wide = { width: 1440, height: 620, start: 0.56, rows: 4, seed: 7, glow: 0.36, scale: 1 }
const narrow = { width: 560, height: 360, start: 0.06, rows: 2, seed: 7, glow: 0.36, scale: 1 }
const alone = (row: number, cluster: number) => [{ row, cluster, position: 1, isAlone: true }]

const shapes: Record<WallKind, WallShape> = {
  hero: { ...wide, sun: { x: 0.78, y: 0.44 }, light: 1, lit: [] },
  'hero-narrow': { ...narrow, sun: { x: 0.66, y: 0.55 }, light: 1, lit: [] },
  auth: {
    ...narrow,
    width: 760,
    glow: 0.19,
    scale: 0.92,
    sun: { x: 0.6, y: 0.62 },
    light: 1,
    lit: [],
  },
  share: {
    ...wide,
    width: 1200,
    height: 630,
    rows: 3,
    start: 0.66,
    sun: { x: 0.84, y: 0.5 },
    light: 1,
    lit: [],
  },
  state: { ...wide, sun: { x: 0.78, y: 0.5 }, light: 0, lit: alone(1, 6) },
  'state-narrow': { ...narrow, sun: { x: 0.66, y: 0.5 }, light: 0, lit: alone(0, 2) },
}

/** The sun crosses the openings from six to six in Riyadh; at night three of them stay lit. */
const atHour = (shape: WallShape, hour: number): WallShape => {
  if (hour >= 6 && hour < 18) {
    const x = shape.start + 0.06 + ((hour - 6) / 12) * (0.9 - shape.start)
    return { ...shape, sun: { ...shape.sun, x } }
  }
  const lit = [0, 1, 2].map((n) => ({
    row: n % shape.rows,
    cluster: Math.round(shape.width / 150) - 1 - n,
    position: n,
    isAlone: false,
  }))
  return { ...shape, light: 0, lit }
}

const drawings = new Map<string, ReturnType<typeof drawWall>>()
const drawingOf = (key: string, shape: WallShape) => {
  const drawing = drawings.get(key) ?? drawWall(shape)
  drawings.set(key, drawing)
  return drawing
}

/**
 * The firm's wall with its lit openings: decorative, mirrored in Arabic. Without `hour` the sun is where the drawing
 * looks best, which is also what the server and the tests render.
 */
export const Wall = ({
  kind = 'hero',
  hour,
  className,
}: {
  kind?: WallKind
  hour?: number
  className?: string
}) => {
  const id = useId()
  const shape = hour === undefined ? shapes[kind] : atHour(shapes[kind], hour)
  const { parapet, skyHeight, frieze, rows, halo } = drawingOf(`${kind} ${hour}`, shape)
  const { width, height, start, sun, glow } = shape
  return (
    <svg
      className={classNames('wall', className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
      focusable="false"
      data-hour={hour ?? 'fixed'}
    >
      <defs>
        <linearGradient id={`${id}sky`}>
          <stop offset={share(start - 0.16)} stopColor="var(--night-2)" />
          <stop offset={share(start + 0.02)} stopColor="var(--sky-dusk)" />
          <stop offset={share(sun.x)} stopColor="var(--sky-noor)" />
          <stop offset="1" stopColor="var(--sky-madder)" />
        </linearGradient>
        <radialGradient
          id={`${id}glow`}
          gradientUnits="userSpaceOnUse"
          cx={Math.round(sun.x * width)}
          cy={Math.round(sun.y * height)}
          r={Math.round(width * glow)}
        >
          <stop offset="0" stopColor="var(--noor)" stopOpacity={shape.light * 0.12} />
          <stop offset="1" stopColor="var(--noor)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}course`} gradientUnits="userSpaceOnUse" x2={width}>
          <stop offset={share(start - 0.14)} stopColor="var(--night)" stopOpacity="0" />
          <stop offset={share(start + 0.06)} stopColor="var(--night)" />
        </linearGradient>
        {halo && (
          <radialGradient id={`${id}halo`}>
            <stop offset="0" stopColor="var(--noor)" stopOpacity=".26" />
            <stop offset=".22" stopColor="var(--noor)" stopOpacity=".12" />
            <stop offset=".55" stopColor="var(--noor)" stopOpacity=".035" />
            <stop offset="1" stopColor="var(--noor)" stopOpacity="0" />
          </radialGradient>
        )}
      </defs>
      <path d={`M0 0H${width}V${height}H0Z`} fill="var(--night-2)" />
      <path d={`M0 0H${width}V${skyHeight + 1}H0Z`} fill={`url(#${id}sky)`} />
      <path d={parapet} fill="var(--night-2)" />
      <path d={`M0 ${skyHeight + 2}H${width}V${height}H0Z`} fill={`url(#${id}glow)`} />
      <path
        d={[-8, 20, 28].map((offset) => `M0 ${frieze.y + offset}H${width}v.01`).join('')}
        fill="none"
        stroke={`url(#${id}course)`}
        strokeWidth="1.5"
      />
      {frieze.shades.map(({ shade, opacity, path }) => (
        <path
          key={`${shade} ${opacity}`}
          d={path}
          fill={fillOf(shade)}
          fillOpacity={opacity * opacityOf(shade)}
        />
      ))}
      {halo && <circle cx={halo.x} cy={halo.y} r="240" fill={`url(#${id}halo)`} />}
      {rows.map(({ shades, slits }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a wall never change their order
        <g key={row} className={`wall-row wall-row-${row}`}>
          {shades.map(({ shade, path }) => (
            <path key={shade} d={path} fill={fillOf(shade)} fillOpacity={opacityOf(shade)} />
          ))}
          <path d={slits} fill="var(--night)" />
        </g>
      ))}
    </svg>
  )
}

/** Both drawings of a hero or a state page: triangles keep their size on phones, where the wall is above the text. */
export const ResponsiveWall = ({ kind = 'hero', hour }: { kind?: 'hero' | 'state'; hour?: number }) => (
  <>
    <Wall kind={kind} hour={hour} className="wall-wide" />
    <Wall kind={`${kind}-narrow`} hour={hour} className="wall-narrow" />
  </>
)

const share = (value: number): number => Math.max(0, Math.round(value * 100) / 100)

const opacityOf = (shade: number): number =>
  shade === 0 || shade >= 45 ? 1 : Math.round((0.25 + shade * 0.0165) * 100) / 100
