import type { Sounds } from './sounds.ts'

/** The consonants that can represent a sound. */
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

const maxVariants = 6

/** The consonants of a part, in each possible spelling. Leaves out letters on which spellings disagree. */
export const skeletonsOf = (sounds: Sounds): string[] => {
  let found = ['']
  const last = sounds.length - 1
  for (const [at, sound] of [...sounds].entries()) {
    // A final h is often omitted.
    const isSilent = at === last && last > 0 && /[hH@]/.test(sound)
    const initial = at === 0 && /[wy]/.test(sound) ? sound.toUpperCase() : ''
    const letters = isSilent ? '' : initial || (consonants[sound] ?? (/\d/.test(sound) ? sound : ''))
    if (letters) found = followedBy(found, [...letters])
    // Some pronounce and write it as a t, as in Nematullah.
    if (sound === '@') found = followedBy(found, ['', 'T'])
  }
  // Consonants are doubled in spelling, or because the vowel between them was dropped.
  return [...new Set(found.map((each) => each.replace(/([A-Z])\1+/g, '$1') || 'A'))]
}

/** Skeletons of two parts joined as one word. Skips translated parts and parts without consonants. */
export const joinedSkeletons = (one: string, other: string): string[] =>
  /^[B-Z]/.test(one) && /^[B-Z]/.test(other) ? [(one + other).replace(/([A-Z])\1+/g, '$1')] : []

const followedBy = (skeletons: string[], letters: string[]): string[] =>
  skeletons.flatMap((each) => letters.map((letter) => each + letter)).slice(0, maxVariants)

/** The possible first sounds of names with this initial: K. can be Khalid. */
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
