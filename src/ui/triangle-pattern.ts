import { seededRandom, seedFrom } from './random.ts'

/** 0 background, 1 figure, 2 half tone. */
type Tone = 0 | 1 | 2
type Rule = (x: number, y: number, isUp: boolean, offset: number) => Tone

const modulo = (value: number, by: number): number => ((value % by) + by) % by

const peaks: Rule = (_, y, isUp, offset) => {
  if (!isUp) return 0
  return (y + offset) % 2 === 0 ? 1 : 2
}

const diamonds: Rule = (x, y, isUp, offset) => {
  const line = isUp ? y : y - 1
  if (modulo(line, 2) !== 0) return (x + y + offset * 2) % 6 === 0 && isUp ? 2 : 0
  const diamond = Math.floor((x + line) / 2) + Math.floor(line / 2)
  return modulo(diamond + offset, 2) === 0 ? 1 : 2
}

const stairs: Rule = (x, y, isUp, offset) => {
  const step = modulo(Math.floor((x + y) / 2) + offset, 4)
  if (step === 0 || (step === 1 && !isUp)) return 1
  return step === 2 ? 2 : 0
}

const mountain: Rule = (x, y, isUp, offset) => {
  const depth = y + offset - Math.abs(x)
  if (depth < 0) return isUp && y % 2 === 0 ? 2 : 0
  const band = Math.floor(depth / 2) % 3
  return band === 0 ? 1 : band === 1 ? 0 : 2
}

const rules = [peaks, diamonds, stairs, mountain] as const

/** A tiling of triangles derived from the id: the same id always gives the same pattern. */
export const trianglePattern = (
  id: string | number,
  width: number,
  height: number,
  cell?: number,
): { figure: string; halfTone: string } => {
  const seed = seedFrom(id)
  const random = seededRandom(seed * 2654435761)
  const chosenSize = [40, 40, 25, 50][Math.floor(random() * 4)] ?? 40
  const size = cell ?? chosenSize
  const ruleNumber = modulo(seed, 4)
  const rule = rules[ruleNumber] ?? peaks
  const offset = Math.floor(random() * 4)
  const middle = rule === mountain ? 0.5 + (random() - 0.5) * 0.3 : 0.5
  const center = Math.round((width * middle) / size) * size
  let figure = ''
  let halfTone = ''
  for (let y = 0; y * size < height; y++) {
    for (let x = -Math.ceil(center / size) - 1; x <= Math.ceil((width - center) / size); x++) {
      const isUp = modulo(x + y, 2) === 0
      const tone = rule(x, y, isUp, offset)
      if (tone === 0) continue
      const path = cellPath(center + x * size - size, y * size, size, isUp)
      if (tone === 1) figure += path
      else halfTone += path
    }
  }
  return { figure, halfTone }
}

const cellPath = (x: number, y: number, size: number, isUp: boolean): string =>
  isUp ? `M${x} ${y + size}l${size}-${size}l${size} ${size}z` : `M${x} ${y}h${2 * size}l-${size} ${size}z`
