import { closeness, isArabic } from './closeness.ts'
import type { NamePart } from './parts.ts'
import type { Sounds } from './sounds.ts'
import { isSpellingOf } from './spelling.ts'

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
