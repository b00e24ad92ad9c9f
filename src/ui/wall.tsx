import { useId } from 'react'
import { classNames } from './class-names.ts'
import { fillOf } from './wall-colors.ts'
import { drawWall, type Openings, type WallDrawing, type WallShape } from './wall-drawing.ts'
import './wall.css'

type WallKind = 'hero' | 'hero-narrow' | 'auth' | 'state' | 'state-narrow' | 'share'

const wide = { width: 1440, height: 620, start: 0.56, rows: 4, seed: 7, glow: 0.36, scale: 1 }
const narrow = { width: 560, height: 360, start: 0.06, rows: 2, seed: 7, glow: 0.36, scale: 1 }
const lamp = (row: number, cluster: number, position = 1) => ({ row, cluster, position })

const shapes: Record<WallKind, WallShape> = {
  hero: {
    ...wide,
    sun: { x: 0.78, y: 0.44 },
    isSunlit: true,
    lamps: [lamp(0, 8, 4), lamp(1, 6, 1), lamp(2, 7, 0)],
  },
  'hero-narrow': {
    ...narrow,
    sun: { x: 0.66, y: 0.55 },
    isSunlit: true,
    lamps: [lamp(0, 1, 4), lamp(0, 3, 0), lamp(1, 2, 1)],
  },
  auth: {
    ...narrow,
    width: 760,
    glow: 0.19,
    scale: 0.92,
    sun: { x: 0.6, y: 0.62 },
    isSunlit: true,
    lamps: [lamp(0, 2, 4), lamp(0, 4, 0), lamp(1, 3, 1)],
  },
  share: {
    ...wide,
    width: 1200,
    height: 630,
    rows: 3,
    start: 0.66,
    sun: { x: 0.84, y: 0.5 },
    isSunlit: true,
    lamps: [],
  },
  state: { ...wide, sun: { x: 0.78, y: 0.5 }, isSunlit: false, lamps: [lamp(1, 6)] },
  'state-narrow': { ...narrow, sun: { x: 0.66, y: 0.5 }, isSunlit: false, lamps: [lamp(0, 2)] },
}

const share = (value: number): number => Math.max(0, Math.round(value * 100) / 100)

const drawings = new Map<WallKind, WallDrawing>()
const drawingOf = (kind: WallKind) => {
  const drawing = drawings.get(kind) ?? drawWall(shapes[kind])
  drawings.set(kind, drawing)
  return drawing
}

/**
 * The firm's wall with its lit openings: decorative, mirrored in Arabic. The light behind it crosses the
 * openings from six to six in Riyadh, and at night three lamps are lit. Pages are cached, so the drawing is the
 * same at every hour. The style sheet moves the light by the hour that `before-paint.ts` sets on the root.
 * Without scripts the sun is where the drawing looks best.
 */
export const Wall = ({ kind = 'hero', className }: { kind?: WallKind; className?: string }) => {
  const id = useId()
  const shape = shapes[kind]
  const { parapet, skyHeight, frieze, rows, lamps } = drawingOf(kind)
  const { width, height, isSunlit } = shape
  return (
    <svg
      className={classNames('wall', shape.start > 0.5 && 'wall-beside-text', className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <Lights id={id} shape={shape} hasLamps={lamps.length > 0} />
      </defs>
      <path d={`M0 0H${width}V${height}H0Z`} fill="var(--night-2)" />
      <g className="wall-sky">
        <path d={`M0 0H${width}V${skyHeight + 1}H0Z`} fill={`url(#${id}sky)`} />
        <Sunlight shape={shape} top={0} bottom={skyHeight + 1} fill={`url(#${id}dawn)`} />
      </g>
      <path d={parapet} fill="var(--night-2)" />
      {isSunlit && <Sunlight shape={shape} top={skyHeight + 2} bottom={height} fill={`url(#${id}glow)`} />}
      <path
        d={[-8, 20, 28].map((offset) => `M0 ${frieze.y + offset}H${width}v.01`).join('')}
        fill="none"
        stroke={`url(#${id}course)`}
        strokeWidth="1.5"
      />
      <path d={frieze.shaded} fill={`url(#${id}course)`} />
      <LitOpenings id={`${id}f`} shape={shape} openings={frieze.openings} share={0.6} light={`${id}sun`} />
      {lamps.map(({ x, y }) => (
        <circle key={x} className={lampClass(isSunlit)} cx={x} cy={y} r="240" fill={`url(#${id}halo)`} />
      ))}
      {rows.map(({ openings, slits }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a wall never change their order
        <g key={row} className={`wall-row wall-row-${row}`}>
          <LitOpenings id={`${id}${row}`} shape={shape} openings={openings} light={`${id}sun`} />
          <path d={slits} fill="var(--night)" />
        </g>
      ))}
      <path className={lampClass(isSunlit)} d={lamps.map(({ path }) => path).join('')} fill="var(--noor)" />
    </svg>
  )
}

/** Both drawings of a hero or a state page: triangles keep their size on phones, where the wall is above the text. */
export const ResponsiveWall = ({ kind = 'hero' }: { kind?: 'hero' | 'state' }) => (
  <>
    <Wall kind={kind} className="wall-wide" />
    <Wall kind={`${kind}-narrow`} className="wall-narrow" />
  </>
)

const lampClass = (isSunlit: boolean) => (isSunlit ? 'wall-lamp' : undefined)

/** Brightness from the sun outward: the share of full light, and the radius where it ends. */
const brightness = [100, 80, 60, 45, 30, 15, 7].map((shade) => ({
  shade,
  offset: share(1 - (shade / 128) ** 0.95),
}))

/** All moving parts are drawn around the sun at 0, since a transform adds its position. */
const Lights = ({ id, shape, hasLamps }: { id: string; shape: WallShape; hasLamps: boolean }) => {
  const { width, height, start, sun, glow } = shape
  const middle = Math.round(sun.y * height)
  const reach = Math.round((1 - sun.x) * width)
  return (
    <>
      <linearGradient id={`${id}sky`}>
        <stop offset={share(start - 0.16)} stopColor="var(--night-2)" />
        <stop offset={share(start + 0.02)} stopColor="var(--sky-dusk)" />
        <stop offset="1" stopColor="var(--sky-madder)" />
      </linearGradient>
      <linearGradient id={`${id}dawn`} gradientUnits="userSpaceOnUse" x1={-reach} x2={reach}>
        <stop offset="0" stopColor="var(--sky-noor)" stopOpacity="0" />
        <stop offset=".5" stopColor="var(--sky-noor)" />
        <stop offset="1" stopColor="var(--sky-noor)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id={`${id}course`} gradientUnits="userSpaceOnUse" x2={width}>
        <stop offset={share(start - 0.14)} stopColor="var(--night)" stopOpacity="0" />
        <stop offset={share(start + 0.06)} stopColor="var(--night)" />
      </linearGradient>
      {shape.isSunlit && (
        <>
          <radialGradient
            id={`${id}glow`}
            gradientUnits="userSpaceOnUse"
            cx="0"
            cy={middle}
            r={Math.round(width * glow)}
          >
            <stop offset="0" stopColor="var(--noor)" stopOpacity=".12" />
            <stop offset="1" stopColor="var(--noor)" stopOpacity="0" />
          </radialGradient>
          <radialGradient
            id={`${id}sun`}
            gradientUnits="userSpaceOnUse"
            cx="0"
            cy="0"
            r={Math.round(width / 2.75)}
            gradientTransform={`translate(0 ${middle}) scale(1 ${share((height / width) * 1.56)})`}
          >
            {brightness.map(({ shade, offset }) => (
              <stop key={shade} offset={offset} stopColor={fillOf(shade)} stopOpacity={opacityOf(shade)} />
            ))}
            <stop offset="1" stopColor="var(--ember)" stopOpacity="0" />
          </radialGradient>
        </>
      )}
      {hasLamps && (
        <radialGradient id={`${id}halo`}>
          <stop offset="0" stopColor="var(--noor)" stopOpacity=".26" />
          <stop offset=".22" stopColor="var(--noor)" stopOpacity=".12" />
          <stop offset=".55" stopColor="var(--noor)" stopOpacity=".035" />
          <stop offset="1" stopColor="var(--noor)" stopOpacity="0" />
        </radialGradient>
      )}
    </>
  )
}

/** Dark openings, with the light that passes through them, which some of them shade again. */
const LitOpenings = ({
  id,
  shape,
  openings: { path, shades },
  light,
  share: part = 1,
}: {
  id: string
  shape: WallShape
  openings: Openings
  light: string
  share?: number
}) =>
  shape.isSunlit ? (
    <>
      <clipPath id={`${id}-`}>
        <path id={`${id}_`} d={path} />
      </clipPath>
      <use href={`#${id}_`} fill="var(--night)" />
      <g clipPath={`url(#${id}-)`} opacity={part < 1 ? part : undefined}>
        <Sunlight shape={shape} top={0} bottom={shape.height} fill={`url(#${light})`} />
      </g>
      {shades.map((shade) => (
        <path key={shade.passes} d={shade.path} fill="var(--night)" opacity={share(1 - shade.passes)} />
      ))}
    </>
  ) : (
    <path d={path} fill="var(--night)" />
  )

/** Extends beyond both edges at every position. */
const Sunlight = ({
  shape: { width, sun },
  top,
  bottom,
  fill,
}: {
  shape: WallShape
  top: number
  bottom: number
  fill: string
}) => (
  <path
    className="wall-sun"
    transform={`translate(${Math.round(sun.x * width)} 0)`}
    d={`M${-width} ${top}H${width}V${bottom}H${-width}Z`}
    fill={fill}
  />
)

const opacityOf = (shade: number): number =>
  shade >= 45 ? 1 : Math.round((0.25 + shade * 0.0165) * 100) / 100
