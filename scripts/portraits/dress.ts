import type { Two } from './face.ts'

export type Robe = 'thobe' | 'bisht'

export type Kaffiyeh = {
  kind: 'kaffiyeh'
  cloth: 'white' | 'red'
  /** Both ends down, one over the shoulder, or both thrown back. */
  falls: 'down' | 'over' | 'back'
  robe: Robe
}

export type Hijab = {
  kind: 'hijab'
  /** The scarf in half light, in the shade and in the light. */
  colours: readonly [middle: string, shade: string, light: string]
  cap: string
  robe: Two
  /** The shoulder that carries the end of the scarf. */
  drape: 'start' | 'end'
  trim: string
}

type Drawn = { behind: { head: string; body: string }; front: { head: string; body: string } }

const shoulders = 'M28 400C40 334 96 302 158 280L200 306L242 280C304 302 360 334 372 400Z'

/** The red cloth has a pattern of small openings. */
export const cloths =
  '<defs><pattern id="w" width="13" height="12" patternUnits="userSpaceOnUse"><path fill="#f4ece4" d="M0 0h13v12H0z"/><path fill="#b3262e" d="M3.200 1l3.200 5H0zM9.700 7l3.200 5H6.500z"/></pattern><pattern id="v" width="13" height="12" patternUnits="userSpaceOnUse"><path fill="#d8c9c0" d="M0 0h13v12H0z"/><path fill="#8c1b23" d="M3.200 1l3.200 5H0zM9.700 7l3.200 5H6.500z"/></pattern></defs>'

export const kaffiyeh = ({ cloth, falls }: Kaffiyeh, turn: number): Drawn => {
  const [light, shade, line] =
    cloth === 'red' ? ['url(#w)', 'url(#v)', '#7a1820'] : ['#faf8f2', '#d5d6d1', '#b7bab6']
  const middle = 200 + turn
  const behind = `<path fill="${shade}" d="M200 54C150 54 130 92 132 150C132 206 124 250 110 286H290C276 250 268 206 268 150C270 92 250 54 200 54Z"/>`
  const crown =
    `<path fill="${light}" d="M143 166C136 92 152 52 204 52C252 52 266 94 257 166C254 130 240 116 ${middle} 110C160 116 146 130 143 166Z"/>` +
    `<path fill="${shade}" d="M143 166C136 92 152 52 ${middle - 4} 52L${middle} 72L${middle} 110C160 116 146 130 143 166Z"/>` +
    `<path fill="none" stroke="${line}" stroke-width="2.5" d="M${middle} 110L${middle - 3} 88"/>`
  const agal =
    '<path fill="none" stroke="#14181a" stroke-width="10" d="M139 106C160 84 242 84 262 104"/><path fill="none" stroke="#14181a" stroke-width="9" d="M142 91C166 71 236 71 258 89"/><path fill="none" stroke="#4c5558" stroke-width="1.600" d="M196 88C222 88 246 93 260 103M200 74C224 74 244 79 256 88"/>'
  const left = {
    down: `M147 148C142 214 128 270 92 336L142 356C160 300 164 250 156 190Z`,
    over: `M147 148C142 204 132 246 106 288L150 300C160 262 162 226 156 190Z`,
    back: `M147 148C140 196 130 226 104 262L134 290C156 262 160 226 156 190Z`,
  }[falls]
  const right = {
    down: 'M253 148C258 214 272 270 308 336L258 356C240 300 236 250 244 190Z',
    over: 'M253 148C262 204 268 240 258 262C232 292 176 296 122 280L98 322C164 350 262 340 290 288C300 250 276 190 253 148Z',
    back: 'M253 148C260 196 270 226 296 262L266 290C244 262 240 226 244 190Z',
  }[falls]
  const folds = {
    down: 'M150 210C146 260 132 306 116 340M250 210C254 260 268 306 284 340',
    over: 'M262 206C276 246 272 276 246 296C214 312 158 310 114 298',
    back: 'M148 196C144 230 134 252 122 272M252 196C256 230 266 252 278 272',
  }[falls]
  const ends =
    `<path fill="${shade}" d="${left}"/><path fill="${light}" d="${right}"/>` +
    `<path fill="none" stroke="${line}" stroke-width="2.500" d="${folds}"/>`
  return {
    behind: { head: behind, body: '' },
    front: { head: `${falls === 'over' ? '' : ends}${crown}${agal}`, body: falls === 'over' ? ends : '' },
  }
}

export const thobe = (robe: Robe): string =>
  `<path fill="#eceae2" d="${shoulders}"/><path fill="#d2d2cb" d="M28 400C40 334 96 302 158 280L200 306V400Z"/>` +
  '<path fill="#fbf9f3" d="M162 270L200 300L238 270L244 290L200 326L156 290Z"/><path fill="#c3c5bf" d="M198 318h4v82h-4z"/><circle cx="200" cy="340" r="3.500" fill="#a9aca6"/><circle cx="200" cy="374" r="3.500" fill="#a9aca6"/>' +
  (robe === 'bisht' ? bisht : '')

const bisht =
  '<path fill="#2b211b" d="M16 400C28 330 84 300 146 278L160 290C150 330 150 366 156 400ZM384 400C372 330 316 300 254 278L240 290C250 330 250 366 244 400Z"/>' +
  '<path fill="#3a2d25" d="M384 400C372 330 316 300 254 278L240 290C250 330 250 366 244 400Z"/>' +
  '<path fill="none" stroke="#d9a93f" stroke-width="9" d="M152 282C140 326 142 364 148 400M248 282C260 326 258 364 252 400"/><path fill="none" stroke="#8d6a1f" stroke-width="1.600" d="M152 282C140 326 142 364 148 400M248 282C260 326 258 364 252 400"/>'

export const hijab = ({ colours: [middle, shade, light], cap, robe, drape, trim }: Hijab) => {
  const [lit, dark] = robe
  const body =
    `<path fill="${lit}" d="${shoulders}"/><path fill="${dark}" d="M28 400C40 334 96 302 158 280L200 306V400Z"/>` +
    `<path fill="none" stroke="${trim}" stroke-width="3" d="M196 318C190 348 190 376 192 400"/>`
  const behind = `<path fill="${middle}" d="M200 56C148 56 126 96 130 152C132 208 124 250 96 292C150 330 250 330 304 292C276 250 268 208 270 152C274 96 252 56 200 56Z"/><path fill="${shade}" d="M200 56C148 56 126 96 130 152C132 208 124 250 96 292C130 316 166 322 200 322Z"/>`
  const hood =
    `<path fill="${cap}" d="M147 150C146 116 164 102 200 100C236 102 254 116 253 150C246 124 230 114 200 113C170 114 154 124 147 150Z"/>` +
    `<path fill="${middle}" d="M143 196C134 112 154 58 204 56C250 58 268 112 257 196C256 138 244 110 202 106C156 110 146 138 143 196Z"/>` +
    `<path fill="${shade}" d="M143 196C134 112 154 58 196 56C176 72 168 92 170 112C150 124 146 152 143 196Z"/>` +
    `<path fill="${light}" d="M222 60C256 72 266 122 257 196C256 150 248 122 228 112C238 96 236 78 222 60Z"/>`
  const wrap =
    `<path fill="${middle}" d="M144 178C150 226 172 256 204 258C234 254 250 226 256 178C268 228 282 262 304 290C262 340 138 340 96 290C118 262 132 228 144 178Z"/>` +
    `<path fill="${shade}" d="M144 178C150 226 172 256 200 258C180 276 164 300 158 326C132 320 110 308 96 290C118 262 132 228 144 178Z"/>` +
    `<path fill="${light}" d="M256 178C268 228 282 262 304 290C296 300 286 308 276 314C262 290 236 268 212 257C236 250 250 226 256 178Z"/>`
  const mirrored = drape === 'end' ? '' : ' transform="translate(400 0) scale(-1 1)"'
  const end =
    `<g${mirrored}><path fill="${drape === 'end' ? middle : shade}" d="M118 262C160 286 226 288 266 262C298 290 312 326 308 372L262 384C258 346 236 322 190 320C154 318 124 304 104 284Z"/>` +
    `<path fill="none" stroke="${drape === 'end' ? shade : middle}" stroke-width="2.500" d="M130 284C176 304 232 302 262 290C282 312 290 340 288 374"/></g>`
  return {
    behind: { head: behind, body: '' },
    robe: body,
    front: { head: hood + wrap, body: end },
  }
}

/** A dark suit with an open collar. */
export const shirt = () => ({
  behind: { head: '', body: '' },
  robe:
    `<path fill="#f3f0e8" d="M150 276L200 296L250 276L262 400H138Z"/><path fill="#d6d5cd" d="M150 276L200 296V400H138Z"/>` +
    '<path fill="#16262c" d="M28 400C40 336 92 306 150 284C158 330 178 368 198 400Z"/><path fill="#22363d" d="M372 400C360 336 308 306 250 284C242 330 222 368 202 400Z"/>' +
    '<path fill="#0f1c21" d="M150 284L128 316L148 330L136 340C152 364 172 384 198 400C178 368 158 330 150 284Z"/><path fill="#1a2c33" d="M250 284L272 316L252 330L264 340C248 364 228 384 202 400C222 368 242 330 250 284Z"/>' +
    '<path fill="#fbf9f3" d="M160 268L200 306L176 326L150 280ZM240 268L200 306L224 326L250 280Z"/>' +
    '<path fill="#7d2328" d="M190 306h20l6 14-8 80h-16l-8-80z"/>',
  front: { head: '', body: '' },
})
