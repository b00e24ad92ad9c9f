import { isArabic } from './closeness.ts'
import { sharesSense } from './part-likeness.ts'
import type { NamePart } from './parts.ts'

/** Two words for one trade, such as إعاشة وتموين, may be one word in the other name. */
export const sharesTrade = (part: NamePart, others: readonly NamePart[]): boolean =>
  part.isTrade && others.some((other) => sharesSense(part, other))

/**
 * Whether the one remaining word of each name is likely to be a translation of the other: the rest of the
 * name is translated, so an unlisted word probably is, too. A trade is not enough, because names of people
 * are not translated.
 */
export const isLikelyTranslation = (
  left: readonly NamePart[],
  right: readonly NamePart[],
  matches: readonly { one: NamePart; other: NamePart }[],
): boolean => {
  const [one, ...others] = left.filter(isDistinctive)
  const [other, ...othersOfIt] = right.filter(isDistinctive)
  if (!one || !other || others.length > 0 || othersOfIt.length > 0) return false
  return (
    isAcross(one, other) &&
    (one.senses.length === 0 || other.senses.length === 0) &&
    matches.some((match) => !match.one.isTrade && isAcross(match.one, match.other) && isTranslated(match))
  )
}

const isDistinctive = ({ isTrade, isInitial }: NamePart): boolean => !isTrade && !isInitial

const isAcross = (one: NamePart, other: NamePart): boolean =>
  isArabic(one.readings[0] ?? '') !== isArabic(other.readings[0] ?? '')

/** Matched by meaning, not by sound. */
const isTranslated = ({ one, other }: { one: NamePart; other: NamePart }): boolean =>
  sharesSense(one, other) && one.keys.every((key) => key.startsWith('~') || !other.keys.includes(key))
