import type { Sounds } from './sounds.ts'

/** The consonants that a sound may be heard and written as. */
const consonants: Record<string, string> = {
  b: 'B',
  p: 'B',
  t: 'T',
  T: 'T',
  θ: 'TS',
  þ: 'TD',
  j: 'J',
  č: 'CK',
  H: 'H',
  h: 'H',
  x: 'X',
  d: 'D',
  D: 'D',
  ð: 'D',
  z: 'D',
  Z: 'D',
  r: 'R',
  s: 'S',
  S: 'S',
  š: 'C',
  G: 'G',
  g: 'KJG',
  f: 'F',
  v: 'FW',
  q: 'K',
  k: 'K',
  l: 'L',
  m: 'M',
  n: 'N',
}

const mostVariants = 6

/** The consonants of a part, in each way that they may be written; what spellings disagree about is left out. */
export const skeletonsOf = (sounds: Sounds): string[] => {
  let found = ['']
  const last = sounds.length - 1
  for (const [at, sound] of [...sounds].entries()) {
    // An h at the end is as often left out.
    const isSilent = at === last && last > 0 && /[hH@]/.test(sound)
    const initial = at === 0 && /[wy]/.test(sound) ? sound.toUpperCase() : ''
    const letters = isSilent ? '' : initial || (consonants[sound] ?? (/\d/.test(sound) ? sound : ''))
    if (letters) found = followedBy(found, [...letters])
    // Said and written as a t by some, as in Nematullah.
    if (sound === '@') found = followedBy(found, ['', 'T'])
  }
  // Doubled by a vowel that fell between them, or by spelling.
  return [...new Set(found.map((each) => each.replace(/([A-Z])\1+/g, '$1') || 'A'))]
}

/** Of two parts as one word; none of what is translated or has no consonants. */
export const joinedSkeletons = (one: string, other: string): string[] =>
  /^[B-Z]/.test(one) && /^[B-Z]/.test(other) ? [(one + other).replace(/([A-Z])\1+/g, '$1')] : []

const followedBy = (skeletons: string[], letters: string[]): string[] =>
  skeletons.flatMap((each) => letters.map((letter) => each + letter)).slice(0, mostVariants)

/** How names may begin that a letter stands for: K. is Khalid, too. */
export const initialsOf = (sounds: Sounds): Sounds[] => [...(initials[sounds] ?? sounds)]

const initials: Record<string, string> = {
  a: 'aA*E',
  e: 'eEi*',
  i: 'iE*y',
  u: 'uE*w',
  s: 'sSš',
  k: 'kxq',
  g: 'gGqj',
  d: 'dDðZ',
  t: 'tTθþ',
  z: 'zZðD',
  h: 'hH',
  '*': '*aeiu',
  E: 'Eaeiu',
  x: 'xk',
  š: 'šs',
  q: 'qgk',
  D: 'Dd',
  ð: 'ðdtz',
  T: 'Tt',
  Z: 'Zzd',
  S: 'Ss',
  H: 'Hh',
  G: 'Gg',
  θ: 'θþt',
  j: 'jg',
}
