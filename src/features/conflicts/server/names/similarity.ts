import type { FoundKind } from '../../values.ts'
import { isArabic } from './closeness.ts'
import { isOnePart, likenessOfParts, sharesSense } from './part-likeness.ts'
import { joinedOf, type Name, type NamePart, readName } from './parts.ts'

const tradeWorth = 0.35
const initialWorth = 0.3
const worthOf = (part: NamePart | undefined): number =>
  part?.isTrade ? tradeWorth : part?.isInitial ? initialWorth : 1

/** Below this, two parts are different names. */
const minLikeness = 0.62
/** Below this, two parts are not even similar. */
const minSimilarity = 0.5

/** The likeness of two words that are probably translations but not listed. */
const likenessOfTranslation = 0.8

/** Below this, two names with matching parts are not similar. */
const minSimilarName = 0.65

/** From this value on, two names may be the same. */
export const mayBeOne = 0.8

/**
 * `isOne`: the names may belong to the same person or company. `isSimilar`: they are different and differ in
 * about one letter.
 */
export type Comparison = { likeness: number; isOne: boolean; isSimilar: boolean }

/** Indices of the matching parts in the searched name (`ats`) and in the found name (`tos`). */
type Match = { likeness: number; one: NamePart; other: NamePart; ats: number[]; tos: number[] }

/** The likeness of parts that were compared before. Equal parts share one object. */
export type KnownLikenesses = Map<NamePart, Map<NamePart, number>>

/** Compares many names with one. Several comparisons can share the likenesses of their parts. */
export const comparisonWith = (
  requested: Name,
  likenesses: KnownLikenesses = new Map(),
): ((found: Name) => Comparison) => {
  const compares = [requested, ...(requested.also ? [requested.also] : [])].map((each) =>
    comparisonWithOne(each, likenesses),
  )
  return (found) =>
    [found, ...(found.also ? [found.also] : [])]
      .flatMap((each) => compares.map((compare) => compare(each)))
      .reduce((one, other) => (isBetter(other, one) ? other : one))
}

const isBetter = (one: Comparison, other: Comparison): boolean =>
  one.isOne === other.isOne ? one.likeness > other.likeness : one.isOne

const none: Comparison = { likeness: 0, isOne: false, isSimilar: false }

const comparisonWithOne = (requested: Name, likenesses: KnownLikenesses): ((found: Name) => Comparison) => {
  const known = requested.parts.map((part) => {
    const before = likenesses.get(part) ?? new Map<NamePart, number>()
    likenesses.set(part, before)
    return before
  })
  const compared = (at: number, part: NamePart): number => {
    const before = known[at]?.get(part)
    if (before !== undefined) return before
    const found = likenessOfParts(requested.parts[at] as NamePart, part)
    known[at]?.set(part, found)
    return found
  }
  const joinedOfRequested = joinedOf(requested.parts)
  const worthOfRequested = worthOfAll(requested.parts)

  const matchesWith = (parts: NamePart[]): Match[] => {
    const matches: Match[] = []
    for (const [at, one] of requested.parts.entries()) {
      for (const [to, other] of parts.entries()) {
        const like = compared(at, other)
        if (like >= minSimilarity) matches.push({ likeness: like, one, other, ats: [at], tos: [to] })
      }
      for (const { part, from } of joinedOf(parts))
        if (sharesKey(one, part))
          matches.push({
            likeness: likenessOfParts(one, part),
            one,
            other: part,
            ats: [at],
            tos: [from, from + 1],
          })
    }
    for (const { part, from } of joinedOfRequested)
      for (const [to, other] of parts.entries())
        if (sharesKey(part, other))
          matches.push({
            likeness: likenessOfParts(part, other),
            one: part,
            other,
            ats: [from, from + 1],
            tos: [to],
          })
    return matches.sort((one, other) => other.likeness - one.likeness || distanceOf(one) - distanceOf(other))
  }

  return (found) => {
    const worthOfFound = worthOfAll(found.parts)
    if (worthOfRequested === 0 || worthOfFound === 0) return none
    const isCompany = requested.isCompany || found.isCompany
    const [left, right] = [new Map<number, number>(), new Map<number, number>()]
    let [ofRequested, ofFound] = [0, 0]
    const matches = matchesWith(found.parts)
    const taken: Match[] = []
    for (const match of matches) {
      const { likeness: like, ats, tos } = match
      if (like < minLikeness || ats.some((at) => left.has(at)) || tos.some((to) => right.has(to))) continue
      taken.push(match)
      for (const at of ats) {
        left.set(at, tos.at(at === ats[0] ? 0 : -1) ?? 0)
        ofRequested += worthOf(requested.parts[at]) * like ** 2
      }
      for (const to of tos) {
        right.set(to, ats[0] ?? 0)
        ofFound += worthOf(found.parts[to]) * like ** 2
      }
    }
    if (isCompany) {
      const leftOver = requested.parts.filter((_, at) => !left.has(at))
      const rightOver = found.parts.filter((_, to) => !right.has(to))
      ofRequested += worthOfAll(leftOver.filter((part) => sharesTrade(part, found.parts)))
      ofFound += worthOfAll(rightOver.filter((part) => sharesTrade(part, requested.parts)))
      if (isLikelyTranslation(leftOver, rightOver, taken)) {
        ofRequested += likenessOfTranslation
        ofFound += likenessOfTranslation
      }
    }
    const shares = [ofRequested / worthOfRequested, ofFound / worthOfFound]
    const covered = Math.max(...shares)
    // A person's name is often shortened to its first and last part, and seldom lacks either.
    const [lastOfRequested, lastOfFound] = [requested.parts.length - 1, found.parts.length - 1]
    const isTurned =
      lastOfRequested > 0 &&
      left.get(0) === lastOfFound &&
      left.get(lastOfRequested) === 0 &&
      hasSameArticle(requested.parts[0], found.parts[lastOfFound]) &&
      hasSameArticle(requested.parts[lastOfRequested], found.parts[0])
    const ends =
      (left.get(0) === 0 || isTurned ? 0.5 : 0) +
      (right.get(lastOfFound) === lastOfRequested || left.get(lastOfRequested) === lastOfFound || isTurned
        ? 0.5
        : 0)
    const score = 0.55 * covered + 0.3 * Math.min(...shares) + 0.15 * (isCompany ? covered : ends)
    // A company is often called by one distinctive word, without the words that mark it as a company.
    const isOneKind =
      requested.isCompany === found.isCompany || (requested.isCompany ? found : requested).parts.length === 1
    const likeness = score * (isOneKind ? 1 : otherKind) * (isInOrder(left) ? 1 : otherOrder)
    if (likeness >= mayBeOne) {
      const isOne = taken.every(({ one, other }) => isOnePart(one, other, isCompany))
      return { likeness, isOne, isSimilar: !isOne }
    }
    // All parts match, or all but one, which is similar.
    const partsLeft = Math.min(requested.parts.length, found.parts.length) - left.size
    const isLike = ({ ats, tos }: Match) =>
      !ats.some((at) => left.has(at)) && !tos.some((to) => right.has(to))
    const isSimilar =
      !isCompany && (partsLeft === 1 ? left.size > 0 && matches.some(isLike) : likeness >= minSimilarName)
    return { likeness, isOne: false, isSimilar }
  }
}

/** Reduces the likeness: a person's name is seldom a company's, and its order seldom changes. */
const otherKind = 0.9
const otherOrder = 0.95

const hasSameArticle = (one: NamePart | undefined, other: NamePart | undefined): boolean =>
  one?.hasArticle === other?.hasArticle

const distanceOf = ({ ats, tos }: Match): number => Math.abs((ats[0] ?? 0) - (tos[0] ?? 0))

const isInOrder = (partners: ReadonlyMap<number, number>): boolean => {
  const places = [...partners].sort(([one], [other]) => one - other).map(([, to]) => to)
  return places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0))
}

const worthOfAll = (parts: NamePart[]): number => parts.reduce((sum, part) => sum + worthOf(part), 0)

const sharesKey = (one: NamePart, other: NamePart): boolean =>
  one.keys.some((key) => other.keys.includes(key))

/** Two words for one trade, such as إعاشة وتموين, may be one word in the other name. */
const sharesTrade = (part: NamePart, others: readonly NamePart[]): boolean =>
  part.isTrade && others.some((other) => sharesSense(part, other))

/**
 * Whether the one remaining word of each name is likely to be a translation of the other: the rest of the
 * name is translated, so an unlisted word probably is too. A trade is not enough, because names of people
 * are not translated.
 */
const isLikelyTranslation = (
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

/**
 * Whether two names may be those of one person: spellings in either script; names without letters that the keys know must be equal. A father's name is a part of
 * his daughter's, so each first name must be in the other name too.
 */
export const isSameName = (one: string, other: string): boolean => {
  const [left, right] = [readName(one), readName(other)]
  return (
    (one !== '' && one.toLowerCase() === other.toLowerCase()) ||
    (comparisonWith(left)(right).isOne && beginsIn(left, right) && beginsIn(right, left))
  )
}

const beginsIn = ({ parts: [first] }: Name, { parts }: Name): boolean =>
  first !== undefined && parts.some((part) => likenessOfParts(first, part) >= mayBeOne)

export type Identity = { userId: number | null; guestId: number | null; email: string; phone: string }

/**
 * Spouses share a number or an address and can be opponents. So records with the number or the address of the sender
 * belong to the sender only if they have the sender's name too.
 */
export const senderAmong = (
  { userId, guestId, email, phone, names }: Identity & { names: readonly string[] },
  found: readonly { kind: FoundKind; subjectId: number; name: string }[],
) => {
  const isNamedLike = (kind: FoundKind, id: number) =>
    found.some(
      (each) =>
        each.kind === kind && each.subjectId === id && names.some((name) => isSameName(name, each.name)),
    )
  return (kind: FoundKind, each: Identity & { id: number }): boolean =>
    (userId !== null && each.userId === userId) ||
    (guestId !== null && each.guestId === guestId) ||
    (((email !== '' && each.email.toLowerCase() === email.toLowerCase()) ||
      (phone !== '' && each.phone === phone)) &&
      isNamedLike(kind, each.id))
}
