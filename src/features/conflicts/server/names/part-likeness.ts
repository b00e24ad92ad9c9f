import { closeness, isArabic, unlike } from './closeness.ts'
import type { NamePart } from './parts.ts'
import { isVowel, type Sounds } from './sounds.ts'

const likenessOfInitial = 0.8
/** The maximum likeness of two common names: Hamad is not a spelling of Ahmad. */
const maxOfTwoCommon = 0.7

/** A value from 0 to 1. */
export const likenessOfParts = (one: NamePart, other: NamePart): number => {
  if (one.isInitial || other.isInitial) {
    const [initial, whole] = one.isInitial ? [one, other] : [other, one]
    const begins = whole.readings.some(([first = '']) => initial.readings.includes(first))
    return begins ? likenessOfInitial : 0
  }
  if (sharesSense(one, other)) return 1
  let best = 0
  for (const left of one.readings)
    for (const right of other.readings) best = Math.max(best, likenessOfReadings(left, right))
  if (one.usual && other.usual && one.usual !== other.usual) return Math.min(best, maxOfTwoCommon)
  return one.hasArticle === other.hasArticle ? best : best * 0.985
}

/** Abd and Abu are too common to be distinctive. */
const withoutPrefix = (one: Sounds, other: Sounds): [Sounds, Sounds] =>
  /^ab[du]/.test(one) && one.slice(0, 3) === other.slice(0, 3) && one.length > 3 && other.length > 3
    ? [one.slice(3), other.slice(3)]
    : [one, other]

const likenessOfReadings = (one: Sounds, other: Sounds): number => closeness(...withoutPrefix(one, other))

/**
 * Whether two similar parts are spellings of the same name, not two names that differ in a letter. Arabic
 * spells foreign words in company names by their sound.
 */
export const isOnePart = (one: NamePart, other: NamePart, isCompany: boolean): boolean => {
  if (one.isInitial || other.isInitial) return true
  if (one.usual && other.usual) return one.usual === other.usual
  const pairs = one.readings.flatMap((left) => other.readings.map((right) => [left, right] as const))
  if (pairs.some(([left, right]) => isSpellingOf(...withoutPrefix(left, right)))) return true
  const isAcross = pairs.some(([left, right]) => isArabic(left) !== isArabic(right))
  // Within one script, a person's name is not translated: Amal and Aamal are two names.
  if ((isCompany || isAcross) && sharesSense(one, other)) return true
  return isCompany && isAcross && pairs.some(([left, right]) => likenessOfReadings(left, right) >= heardAlike)
}

const heardAlike = 0.82

export const sharesSense = (one: NamePart, other: NamePart): boolean =>
  one.senses.some((sense) => other.senses.includes(sense))

/**
 * The cost of a different letter, which makes a different name. The total cost of two spellings of one name
 * is below it.
 */
const otherLetter = 1

type Scripts = 'arabic' | 'latin' | 'both'

/** Whether two sequences of sounds are spellings of one name, not two names that differ in a letter. */
const isSpellingOf = (one: Sounds, other: Sounds): boolean => {
  if (one === other) return true
  const [isOneArabic, isOtherArabic] = [isArabic(one), isArabic(other)]
  if (isOneArabic === isOtherArabic) return costOf(one, other, isOneArabic ? 'arabic' : 'latin') < otherLetter
  return (isOneArabic ? costOf(one, other, 'both') : costOf(other, one, 'both')) < otherLetter
}

/** The cost of spelling one part as the other. Across scripts, `one` is the Arabic spelling. */
const costOf = (one: Sounds, other: Sounds, scripts: Scripts): number => {
  const dropped = (sounds: Sounds, at: number) =>
    scripts === 'arabic' || (scripts === 'both' && sounds === one)
      ? costOfArabic(sounds, at, scripts)
      : costOfLatin(sounds, at, scripts)
  let before = [0]
  for (let at = 0; at < other.length; at += 1) before.push((before[at] ?? 0) + dropped(other, at))
  for (let row = 0; row < one.length; row += 1) {
    const now = [(before[0] ?? 0) + dropped(one, row)]
    for (let column = 0; column < other.length; column += 1)
      now.push(
        Math.min(
          (before[column] ?? 0) + costOfChange(one, row, other, column, scripts),
          (before[column + 1] ?? 0) + dropped(one, row),
          (now[column] ?? 0) + dropped(other, column),
        ),
      )
    before = now
  }
  return before[other.length] ?? 0
}

/**
 * Arabic letters that are often typed for each other: seats of hamza, endings, ض and ظ, and letters for
 * foreign sounds.
 */
const typedAlike = new Set(
  "yY YA yA h@ @A 'y 'w 'A '* A* DZ bp fv vw jč jg gk gq gG"
    .split(' ')
    .flatMap(([one = '', other = '']) => [one + other, other + one]),
)

/** Arabic letters and the Latin vowels that can represent them. */
const vowelsOf: Readonly<Record<string, string>> = {
  A: 'ae',
  '*': 'aeiuy',
  y: 'iye',
  w: 'uw',
  E: 'aeiuy',
  "'": 'aeiuyw',
  '@': 'aeht',
  Y: 'aeiy',
  h: 'a',
}

const costOfChange = (one: Sounds, row: number, other: Sounds, column: number, scripts: Scripts): number => {
  const [left, right] = [one[row] ?? '', other[column] ?? '']
  if (left === right) return 0
  if (scripts === 'arabic') {
    const isEnd = row === one.length - 1 && column === other.length - 1
    return typedAlike.has(left + right) &&
      (left + right !== 'yA' || isEnd) &&
      (left + right !== 'Ay' || isEnd)
      ? 0.1
      : otherLetter
  }
  if (scripts === 'both' && isVowel(right)) return vowelsOf[left]?.includes(right) ? 0.05 : otherLetter
  if (scripts === 'both' && vowelsOf[left]?.includes(right)) return 0.1
  if (isVowel(left) && isVowel(right)) {
    if (/^(?:ae|ea|ei|ie)$/.test(left + right)) return 0.1
    // The first vowel of a name varies between spellings; the last one distinguishes names.
    return isFirstOfSeveral(one, row) && isFirstOfSeveral(other, column) ? 0.3 : otherLetter
  }
  const cost = unlike(left, right)
  return cost <= 0.4 ? cost : otherLetter
}

const isFirstOfSeveral = (sounds: Sounds, at: number): boolean =>
  !/[aeiu]/.test(sounds.slice(0, at)) && /[aeiu](?!$)/.test(sounds.slice(at + 1))

const costOfArabic = (sounds: Sounds, at: number, scripts: Scripts): number => {
  const sound = sounds[at] ?? ''
  // A letter doubled in some spellings, as in داوود.
  if (sound === sounds[at - 1]) return 0.1
  if (sound === "'" || (sound === '*' && scripts === 'both')) return 0.2
  return sound === 'E' && scripts === 'both' ? 0.1 : otherLetter
}

const costOfLatin = (sounds: Sounds, at: number, scripts: Scripts): number => {
  const sound = sounds[at] ?? ''
  const isLast = at === sounds.length - 1
  if (sound === 'e' && isLast) return 0.3
  // Half a letter after the first vowel, so that omitting one vowel and adding another counts as a change.
  if (isVowel(sound))
    return isLast ? otherLetter : scripts === 'both' ? 0.05 : isFirstOfSeveral(sounds, at) ? 0.3 : 0.5
  if (sound === 'h' && isLast) return 0.1
  if (sound === "'") return 0.1
  // Examples: Ziyad and Ziad, and Awad.
  if (sound === 'y' || sound === 'w')
    return /[aeiu]/.test((sounds[at - 1] ?? '') + (sounds[at + 1] ?? '')) && !isLast ? 0.3 : otherLetter
  return otherLetter
}
