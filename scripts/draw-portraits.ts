// Draws the people of the sample firm: `npm run portraits`. Invented people have no photographs, so all are
// drawn in one style: two planes of light, the pigments of Najdi doors, and the openings of the firm's wall
// behind them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cloths, type Hijab, hijab, type Kaffiyeh, kaffiyeh, shirt, thobe } from './portraits/dress.ts'
import { type Face, face } from './portraits/face.ts'

type Portrait = {
  /** Colors of the wall, its openings and the light. */
  wall: readonly [ground: string, opening: string, light: string]
  /** Clusters of openings: the position of their top, and which of the six is lit. */
  openings: readonly (readonly [x: number, y: number, lit: number])[]
  face: Face
  dress: Kaffiyeh | Hijab | 'suit'
  tilt: number
}

const tan = ['#d9a679', '#b67f55'] as const
const olive = ['#c8956a', '#a2714a'] as const
const fair = ['#e6bb92', '#c6946a'] as const
const deep = ['#a9744c', '#845636'] as const

const people: Record<string, Portrait> = {
  'khalid-al-mutairi': {
    wall: ['#0d4347', '#0a363a', '#eeb950'],
    openings: [
      [70, 62, 1],
      [330, 96, -1],
    ],
    face: {
      skin: olive,
      turn: 7,
      brow: '#4d4a48',
      age: 'old',
      beard: { kind: 'full', colour: ['#b9b6b0', '#938f89'] },
    },
    dress: { kind: 'kaffiyeh', cloth: 'white', falls: 'over', robe: 'bisht' },
    tilt: 0,
  },
  'noura-al-qahtani': {
    wall: ['#7d2328', '#68191f', '#f0c77f'],
    openings: [
      [330, 58, 2],
      [70, 118, -1],
    ],
    face: { skin: fair, turn: -7, brow: '#33241c', lips: '#a9554a' },
    dress: {
      kind: 'hijab',
      colours: ['#1b2730', '#111a21', '#2b3a45'],
      cap: '#0b1116',
      robe: ['#151e25', '#0d151b'],
      drape: 'start',
      trim: '#c9a44c',
    },
    tilt: -2,
  },
  'fahad-al-dossari': {
    wall: ['#8a6325', '#74501b', '#f6d48c'],
    openings: [
      [70, 88, -1],
      [330, 52, 0],
    ],
    face: { skin: deep, turn: -6, brow: '#1d1613', beard: { kind: 'full', colour: ['#2a211d', '#1a1411'] } },
    dress: { kind: 'kaffiyeh', cloth: 'red', falls: 'down', robe: 'thobe' },
    tilt: 0,
  },
  'reem-al-zahrani': {
    wall: ['#2e4282', '#24356d', '#cfd9f7'],
    openings: [
      [70, 70, 4],
      [330, 130, -1],
    ],
    face: { skin: tan, turn: 8, brow: '#2c1d16', lips: '#b0584f' },
    dress: {
      kind: 'hijab',
      colours: ['#d9c6a5', '#b79f78', '#eadcc2'],
      cap: '#8d774f',
      robe: ['#1d2b4f', '#141f3b'],
      drape: 'end',
      trim: '#d9c6a5',
    },
    tilt: 3,
  },
  'abdulaziz-al-shehri': {
    wall: ['#1d5a38', '#154a2d', '#d9f0c8'],
    openings: [
      [330, 66, 5],
      [70, 136, -1],
    ],
    face: {
      skin: tan,
      turn: 8,
      brow: '#241a15',
      glasses: '#1c2427',
      beard: { kind: 'short', colour: ['#33271f', '#241a15'] },
    },
    dress: { kind: 'kaffiyeh', cloth: 'white', falls: 'back', robe: 'thobe' },
    tilt: 2,
  },
  'layan-al-otaibi': {
    wall: ['#4a3f6b', '#3c325a', '#e4dcf2'],
    openings: [
      [330, 84, 0],
      [70, 48, -1],
    ],
    face: { skin: olive, turn: -8, brow: '#2b1c15', lips: '#9f4c46' },
    dress: {
      kind: 'hijab',
      colours: ['#8fb3ad', '#6b918b', '#b4cfca'],
      cap: '#3f5f5b',
      robe: ['#2b2640', '#1f1b30'],
      drape: 'start',
      trim: '#8fb3ad',
    },
    tilt: -3,
  },
  'sami-haddad': {
    wall: ['#41565a', '#34474b', '#f0c77f'],
    openings: [
      [70, 60, 3],
      [330, 112, -1],
    ],
    face: {
      skin: fair,
      turn: 6,
      brow: '#3a2d24',
      glasses: '#2a211b',
      hair: ['#4a3a30', '#35281f'],
      beard: { kind: 'short', colour: ['#5b4a3d', '#43352a'] },
    },
    dress: 'suit',
    tilt: 0,
  },
  'maha-al-ghamdi': {
    wall: ['#a8562f', '#924723', '#fbe3c0'],
    openings: [
      [70, 100, -1],
      [330, 50, 1],
    ],
    face: { skin: deep, turn: 6, brow: '#1f1511', lips: '#8c3f38', glasses: '#3a1a14' },
    dress: {
      kind: 'hijab',
      colours: ['#f1ece0', '#cfc6b3', '#fbf8f1'],
      cap: '#8a2c2c',
      robe: ['#33201b', '#251612'],
      drape: 'end',
      trim: '#a8562f',
    },
    tilt: -2,
  },
  'tariq-al-juhani': {
    wall: ['#2a4a63', '#203c52', '#f0c77f'],
    openings: [
      [330, 120, 2],
      [70, 54, -1],
    ],
    face: {
      skin: olive,
      turn: -7,
      brow: '#201713',
      beard: { kind: 'goatee', colour: ['#2d221c', '#1f1713'] },
    },
    dress: { kind: 'kaffiyeh', cloth: 'red', falls: 'back', robe: 'thobe' },
    tilt: -2,
  },
}

const triangle = (x: number, y: number) => `M${x} ${y}l12 22h-24z`

/** Clusters of 1 over 2 over 3, as on the wall; one of them is lit. */
const wall = ({ wall: [ground, opening, light], openings }: Portrait): string => {
  const placed = openings.flatMap(([x, y, lit]) =>
    [0, 1, 2, 3, 4, 5].map((position) => {
      const line = position === 0 ? 0 : position < 3 ? 1 : 2
      const column = position - (line * (line + 1)) / 2
      return { path: triangle(x + (column - line / 2) * 31, y + line * 29), isLit: position === lit }
    }),
  )
  const pathOf = (isLit: boolean) =>
    placed.flatMap((each) => (each.isLit === isLit ? each.path : [])).join('')
  return `<path fill="${ground}" d="M0 0h400v400H0z"/><path fill="${opening}" d="${pathOf(false)}"/><path fill="${light}" d="${pathOf(true)}"/>`
}

const dressed = ({ dress, face: person }: Portrait) => {
  if (dress === 'suit') return shirt()
  return dress.kind === 'hijab' ? hijab(dress) : { ...kaffiyeh(dress, person.turn), robe: thobe(dress.robe) }
}

const draw = (portrait: Portrait): string => {
  const { behind, robe, front } = dressed(portrait)
  const { dress } = portrait
  const hasNeck = dress === 'suit' || dress.kind === 'kaffiyeh'
  const defs = dress !== 'suit' && dress.kind === 'kaffiyeh' && dress.cloth === 'red' ? cloths : ''
  const head = `<g transform="rotate(${portrait.tilt} 200 250)">${behind.head}${face(portrait.face, hasNeck)}${front.head}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="20 4 360 360" width="400" height="400">${defs}${wall(portrait)}${behind.body}${robe}${head}${front.body}</svg>\n`
}

const folder = join(import.meta.dirname, '../public/sample/people')
mkdirSync(folder, { recursive: true })
for (const [name, portrait] of Object.entries(people))
  writeFileSync(join(folder, `${name}.svg`), draw(portrait))
