export type Two = readonly [light: string, shade: string]

export type Face = {
  /** Colors in the light and in the shade. */
  skin: Two
  /** Direction of the face: pixels to the right, or to the left if negative. */
  turn: number
  brow: string
  lips?: string
  age?: 'old'
  glasses?: string
  hair?: Two
  beard?: { kind: 'full' | 'short' | 'goatee'; colour: Two }
}

const outline =
  'M148 146C146 196 166 240 200 244C234 240 254 196 252 146C252 108 232 90 200 90C168 90 148 108 148 146Z'

/** Everything left of the nose is in the shade; its ridge is the edge of the light. */
const shadeOf = (turn: number): string => {
  const middle = 200 + turn
  const tip = middle + (turn > 0 ? 11 : -9)
  return `M130 80H${middle}L${middle - 2} 148L${tip} 186L${middle} 193L${middle} 206L${middle - 2} 260H130Z`
}

/** The lower face, without the lip. */
const beards = {
  full: (m: number) =>
    `M146 164L158 172C166 190 180 196 ${m} 195C${m + 20} 196 236 190 244 172L254 164C256 222 236 262 200 264C164 262 144 222 146 164Z`,
  short: (m: number) =>
    `M147 172L157 184C166 200 182 203 ${m} 198C${m + 20} 203 234 200 244 184L253 172C250 214 232 247 200 247C168 247 150 214 147 172Z`,
  goatee: (m: number) =>
    `M${m - 26} 204C${m - 20} 198 ${m - 8} 197 ${m} 199C${m + 8} 197 ${m + 20} 198 ${m + 26} 204L${m + 24} 228C${m + 18} 248 ${m - 16} 248 ${m - 22} 228Z`,
}

export const face = (
  { skin, turn, brow, lips, age, glasses, hair, beard }: Face,
  hasNeck: boolean,
): string => {
  const middle = 200 + turn
  const left = 174 + turn * 1.3
  const right = 226 + turn * 0.9
  const parts = [
    hasNeck && neck(skin),
    `<clipPath id="f"><path d="${outline}"/></clipPath><clipPath id="s"><path d="${shadeOf(turn)}"/></clipPath>`,
    `<path fill="${skin[0]}" d="${outline}"/><path fill="${skin[1]}" clip-path="url(#f)" d="${shadeOf(turn)}"/>`,
    beard && bearded(beards[beard.kind](middle), beard.colour),
    eyes(left, right, brow),
    age && `<path fill="none" stroke="${skin[1]}" stroke-width="2.5" d="M${right - 12} 172q12 7 22 2"/>`,
    mouth(middle, lips ?? (beard ? '#9c5f4d' : skin[1])),
    glasses && spectacles(left, right, glasses),
    hair && hairOf(hair),
  ]
  return parts.filter(Boolean).join('')
}

const neck = ([light, shade]: Two): string =>
  `<path fill="${shade}" d="M168 208h64v72l-32 30-32-30z"/><path fill="${light}" d="M218 236l14-16v60l-22 20z"/>`

const bearded = (path: string, [light, shade]: Two): string =>
  `<path fill="${light}" d="${path}"/><path fill="${shade}" clip-path="url(#s)" d="${path}"/>`

const eyes = (left: number, right: number, brow: string): string =>
  [left, right]
    .map((x, at) => {
      const way = at === 0 ? 1 : -1
      return (
        `<path fill="#f6efe4" d="M${x - 13} 157q13-11 26 0q-13 8-26 0z"/>` +
        `<circle cx="${x + 1}" cy="156" r="5.6" fill="${brow}"/>` +
        `<path fill="none" stroke="${brow}" stroke-width="3" stroke-linecap="round" d="M${x - 14} 157q14-12 28 0"/>` +
        `<path fill="none" stroke="${brow}" stroke-width="6" stroke-linecap="round" d="M${x - 17 * way} 141q${16 * way} -11 ${33 * way} -2"/>`
      )
    })
    .join('')

const mouth = (middle: number, colour: string): string =>
  `<path fill="${colour}" d="M${middle - 15} 213q8-5 14-2q7-3 15 2q-14 11-29 0z"/>`

const spectacles = (left: number, right: number, colour: string): string =>
  `<g fill="#fff" fill-opacity=".13" stroke="${colour}" stroke-width="4.5"><rect x="${left - 22}" y="142" width="42" height="31" rx="11"/><rect x="${right - 20}" y="142" width="42" height="31" rx="11"/></g>` +
  `<path fill="none" stroke="${colour}" stroke-width="4.5" d="M${left + 20} 154q5-5 ${right - left - 40} 0M${left - 22} 152L148 148M${right + 22} 152L253 148"/>`

const hairOf = ([light, shade]: Two): string =>
  `<path fill="${shade}" d="M145 160C136 96 160 66 206 66C250 66 266 98 255 160C252 132 246 116 232 106C204 118 172 112 158 112C150 126 148 142 145 160Z"/>` +
  `<path fill="${light}" d="M184 76C228 60 270 84 255 160C252 132 246 116 232 106C214 112 196 112 182 111C200 104 206 92 184 76Z"/>`
