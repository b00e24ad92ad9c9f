import { isVowel, type Sounds } from './sounds.ts'

// 0 means the same sound, 1 a different one. Each pair is looked up in both orders.
const near: Record<string, number> = {
  aw: 0.5,
  ea: 0.05,
  ei: 0.1,
  ey: 0.25,
  eA: 0.1,
  eE: 0.1,
  "e'": 0.1,
  eY: 0.1,
  'e@': 0.05,
  eu: 0.35,
  ew: 0.5,
  '*e': 0,
  iy: 0.05,
  uw: 0.05,
  ai: 0.3,
  au: 0.35,
  iu: 0.35,
  "a'": 0.1,
  aE: 0.1,
  iE: 0.15,
  uE: 0.15,
  "E'": 0.05,
  'a@': 0.05,
  'h@': 0.05,
  't@': 0.15,
  ay: 0.3,
  "i'": 0.1,
  "u'": 0.1,
  "y'": 0.15,
  "w'": 0.15,
  Aa: 0,
  Ya: 0.02,
  YA: 0.02,
  Yi: 0.12,
  Yy: 0.05,
  Yh: 0.1,
  'Y@': 0.1,
  Ai: 0.6,
  Au: 0.6,
  'A@': 0.05,
  "A'": 0.1,
  'A*': 0,
  '*a': 0,
  '*i': 0.05,
  '*u': 0.05,
  '*y': 0.5,
  '*E': 0.3,
  "*'": 0.05,
  AE: 0.2,
  Ay: 0.5,
  Aw: 0.5,
  hH: 0.05,
  sS: 0.05,
  tT: 0.05,
  dD: 0.05,
  Dð: 0.15,
  Dz: 0.3,
  DZ: 0.1,
  ðZ: 0.1,
  ðz: 0.2,
  ðd: 0.2,
  Zz: 0.1,
  Zd: 0.3,
  θþ: 0,
  þð: 0.15,
  þt: 0.3,
  θt: 0.2,
  θs: 0.25,
  θS: 0.5,
  þs: 0.5,
  þT: 0.4,
  þd: 0.4,
  þZ: 0.3,
  ðþ: 0.15,
  qk: 0.1,
  gq: 0.1,
  gk: 0.35,
  gG: 0.15,
  gj: 0.1,
  qG: 0.4,
  kx: 0.4,
  xG: 0.5,
  xH: 0.5,
  xh: 0.5,
  bp: 0.1,
  fv: 0.1,
  čš: 0.15,
  čk: 0.4,
  jy: 0.5,
  zs: 0.6,
  // The letters differ only by a dot.
  rz: 0.6,
  EG: 0.5,
  SD: 0.6,
  TZ: 0.6,
  Hj: 0.7,
  xj: 0.7,
  sj: 0.8,
  wv: 0.2,
  vb: 0.4,
  mn: 0.7,
  šs: 0.6,
  jš: 0.6,
  čj: 0.4,
  lr: 0.8,
  dt: 0.6,
  DT: 0.6,
  dT: 0.6,
}

/**
 * Keyed by both characters as one number, because a search does this lookup several hundred thousand times.
 */
const known = new Map(
  Object.entries(near).flatMap(([[one = '', other = ''], cost]) => [
    [numberOf(one, other), cost],
    [numberOf(other, one), cost],
  ]),
)

function numberOf(one: string, other: string): number {
  return one.charCodeAt(0) * 2_048 + other.charCodeAt(0)
}

export const unlike = (one: string, other: string): number => {
  if (one === other) return 0
  const cost = known.get(numberOf(one, other))
  if (cost !== undefined) return cost
  return isVowel(one) && isVowel(other) ? 0.4 : 1
}

/** The cost of omitting a sound: Arabic omits short vowels, and Latin spellings often omit hamza and ʿayn. */
const alone = (sound: string, isLast: boolean, short: number): number => {
  if (sound === 'A') return isLast ? 0.25 : 0.35
  if (sound === '*') return 0.3
  // Both scripts write a final vowel: it distinguishes women's names from men's and similar family names.
  // French and English have a silent e.
  if (sound === 'e' && isLast) return 0.3
  if (isVowel(sound)) return isLast ? 0.6 : short
  if (sound === 'w' || sound === 'y') return isLast ? 0.7 : 0.4
  if (sound === '@') return isLast ? 0.5 : 0.1
  if (sound === 'E' || sound === "'") return 0.1
  if (sound === 'h') return isLast ? 0.1 : 0.5
  return 1
}

/** Latin spellings contain vowels that Arabic omits, and only Arabic writes a long alif. */
export const isArabic = (sounds: Sounds): boolean => /[A*YEHSDTZθ@]/.test(sounds) || !/[aeiu]/.test(sounds)

const weightOf = (sounds: Sounds): number => {
  let weight = 0.5
  for (const sound of sounds) weight += isVowel(sound) || "wyE'@".includes(sound) ? 0.3 : 1
  return weight
}

/** The probability, from 0 to 1, that two sequences of sounds are the same name. */
export const closeness = (one: Sounds, other: Sounds): number => {
  if (one === other) return 1
  const length =
    Math.min(weightOf(one), weightOf(other)) * 0.5 + Math.max(weightOf(one), weightOf(other)) * 0.5
  return Math.max(0, 1 - distanceOf(one, other) / length)
}

/** The total cost of all differences. */
const distanceOf = (one: Sounds, other: Sounds): number => {
  const [rows, columns] = [one.length, other.length]
  // A spelling in one script does not determine the short vowels of the other.
  const short = isArabic(one) === isArabic(other) ? 0.12 : 0.05
  let before: number[] = [0]
  for (let at = 0; at < columns; at += 1)
    before.push((before[at] ?? 0) + alone(other[at] ?? '', at === columns - 1, short))
  for (let row = 0; row < rows; row += 1) {
    const left = one[row] ?? ''
    const dropped = alone(left, row === rows - 1, short)
    const now = [(before[0] ?? 0) + dropped]
    for (let column = 0; column < columns; column += 1) {
      const right = other[column] ?? ''
      now.push(
        Math.min(
          (before[column] ?? 0) + unlike(left, right),
          (before[column + 1] ?? 0) + dropped,
          (now[column] ?? 0) + alone(right, column === columns - 1, short),
        ),
      )
    }
    before = now
  }
  return before[columns] ?? 0
}
