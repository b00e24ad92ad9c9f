/**
 * A name as a sequence of sounds for both scripts, one character each: lower-case letters for sounds that
 * both scripts write, capitals and signs for sounds that only Arabic distinguishes.
 */
export type Sounds = string

// θ ث, þ an English th, x خ, ð ذ, š ش, S ص, D ض, T ط, Z ظ, E ع, G غ, H ح, @ ة, ' ء; a, i, u and the long A are vowels,
// * is an alif that begins a word with any vowel, Y one that ends it and is typed as ى, and w and y may be vowels; e is what
// Latin spellings have for a and i.
const arabicSounds: Record<string, string> = {
  ا: 'A',
  ى: 'y',
  ء: "'",
  ؤ: "'",
  ئ: "'",
  ب: 'b',
  پ: 'p',
  ت: 't',
  ة: '@',
  ث: 'θ',
  ج: 'j',
  چ: 'č',
  ح: 'H',
  خ: 'x',
  د: 'd',
  ذ: 'ð',
  ر: 'r',
  ز: 'z',
  ژ: 'j',
  س: 's',
  ش: 'š',
  ص: 'S',
  ض: 'D',
  ط: 'T',
  ظ: 'Z',
  ع: 'E',
  غ: 'G',
  ف: 'f',
  ڤ: 'v',
  ق: 'q',
  ك: 'k',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
  ی: 'y',
}

/** Longer spellings come first. */
const latinSounds: [string, string][] = [
  ['tion', 'šn'],
  ['tch', 'č'],
  ['dj', 'j'],
  ['sch', 'š'],
  ['sh', 'š'],
  ['ch', 'č'],
  ['th', 'þ'],
  ['dh', 'ð'],
  ['kh', 'x'],
  ['gh', 'G'],
  ['ph', 'f'],
  ['ck', 'k'],
  ['qu', 'q'],
  ['oo', 'u'],
  ['ou', 'u'],
  ['ee', 'i'],
  ['ei', 'i'],
  ['ea', 'i'],
  ['ie', 'i'],
  ['ai', 'ay'],
  ['au', 'aw'],
  ['x', 'ks'],
  ['c', 'k'],
  ['o', 'u'],
]

const vowelMarks = /[\u064b-\u065f\u0670\u0640]/g

/** Sounds of one word without diacritics. Ignores characters that are not letters. */
export const soundsOf = (word: string): Sounds =>
  /[\u0600-\u06ff]/.test(word) ? ofArabic(word) : ofLatin(word)

/** A vowel between two equal letters keeps them separate, as in ممدوح. A final heh may be a teh marbuta. */
const ofArabic = (word: string): Sounds =>
  [...word.replace(vowelMarks, '')]
    .map((letter, at, { length }) => {
      if (at === 0 && letter === 'ا') return '*'
      if (at === length - 1 && at > 0 && letter === 'ى') return 'Y'
      return at === length - 1 && at > 1 && letter === 'ه' ? '@' : (arabicSounds[letter] ?? letter)
    })
    .join('')

const ofLatin = (spelt: string): Sounds => {
  // Example: Ouali and Slimane, which are Wali and Sliman in French.
  const word = spelt.replace(/(?<=[aiou]n)e$/, '')
  let sounds = /^ou[aeiy]/.test(word) ? 'w' : ''
  for (let at = sounds ? 2 : 0; at < word.length; ) {
    const [spelling = '', sound = ''] = latinSounds.find(([each]) => word.startsWith(each, at)) ?? []
    const letter = word[at] ?? ''
    // Example: Cedar and City.
    if (spelling === 'c' && /[eiy]/.test(word[at + 1] ?? '')) sounds += 's'
    else if (spelling) sounds += sound
    else sounds += /[a-z0-9]/.test(letter) ? letter : /['`]/.test(letter) ? "'" : ''
    at += spelling.length || 1
  }
  return single(sounds)
}

/** Some spellings write a doubled sound once, others twice. */
const single = (sounds: Sounds): Sounds => sounds.replace(/([^0-9])\1+/g, '$1')

export const isVowel = (sound: string): boolean => 'aeiuA*Y'.includes(sound)

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
