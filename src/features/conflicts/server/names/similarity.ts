import { closeness } from './closeness.ts'
import { joinedOf, type Name, type NamePart } from './parts.ts'
import type { Sounds } from './sounds.ts'

const tradeWorth = 0.35
const initialWorth = 0.3
const worthOf = (part: NamePart | undefined): number =>
  part?.isTrade ? tradeWorth : part?.isInitial ? initialWorth : 1

const likenessOfInitial = 0.8
/** Of two usual names: Hamad is no spelling of Ahmad, however alike they are written. */
const mostOfTwoUsual = 0.7

const likenessOfParts = (one: NamePart, other: NamePart): number => {
  if (one.isInitial || other.isInitial) {
    const [initial, whole] = one.isInitial ? [one, other] : [other, one]
    const begins = whole.readings.some(([first = '']) => initial.readings.includes(first))
    return begins ? likenessOfInitial : 0
  }
  if (one.senses.some((sense) => other.senses.includes(sense))) return 1
  let best = 0
  for (const left of one.readings)
    for (const right of other.readings) best = Math.max(best, likenessOfReadings(left, right))
  if (one.usual && other.usual && one.usual !== other.usual) return Math.min(best, mostOfTwoUsual)
  return one.hasArticle === other.hasArticle ? best : best * 0.985
}

/** Abd and Abu say nothing about which of all their names one is. */
const likenessOfReadings = (one: Sounds, other: Sounds): number =>
  /^ab[du]/.test(one) && one.slice(0, 3) === other.slice(0, 3) && one.length > 3 && other.length > 3
    ? closeness(one.slice(3), other.slice(3))
    : closeness(one, other)

/** Below it, two parts are two names. */
const leastLikeness = 0.62

/** From it on, two names may be one. */
export const mayBeOne = 0.8

/** Which parts of the name asked for (`ats`) are which of the one found (`tos`). */
type Match = { likeness: number; ats: number[]; tos: number[] }

/** Compares many names with one. Parts of names are the same objects wherever they recur, so each is compared once. */
export const comparisonWith = (asked: Name): ((found: Name) => number) => {
  const [compare, compareAlso] = [comparisonWithOne(asked), asked.also && comparisonWithOne(asked.also)]
  const either = (found: Name): number => Math.max(compare(found), compareAlso?.(found) ?? 0)
  return (found) => (found.also ? Math.max(either(found), either(found.also)) : either(found))
}

const comparisonWithOne = (asked: Name): ((found: Name) => number) => {
  const known = asked.parts.map(() => new Map<NamePart, number>())
  const compared = (at: number, part: NamePart): number => {
    const before = known[at]?.get(part)
    if (before !== undefined) return before
    const found = likenessOfParts(asked.parts[at] as NamePart, part)
    known[at]?.set(part, found)
    return found
  }
  const joinedOfAsked = joinedOf(asked.parts)
  const worthOfAsked = worthOfAll(asked.parts)

  const matchesWith = (parts: NamePart[]): Match[] => {
    const matches: Match[] = []
    for (const [at, one] of asked.parts.entries()) {
      for (const [to, other] of parts.entries()) {
        const like = compared(at, other)
        if (like >= leastLikeness) matches.push({ likeness: like, ats: [at], tos: [to] })
      }
      for (const { part, from } of joinedOf(parts))
        if (sharesKey(one, part))
          matches.push({ likeness: likenessOfParts(one, part), ats: [at], tos: [from, from + 1] })
    }
    for (const { part, from } of joinedOfAsked)
      for (const [to, other] of parts.entries())
        if (sharesKey(part, other))
          matches.push({ likeness: likenessOfParts(part, other), ats: [from, from + 1], tos: [to] })
    return matches.sort((one, other) => other.likeness - one.likeness || distanceOf(one) - distanceOf(other))
  }

  return (found) => {
    const worthOfFound = worthOfAll(found.parts)
    if (worthOfAsked === 0 || worthOfFound === 0) return 0
    const [left, right] = [new Map<number, number>(), new Map<number, number>()]
    let [ofAsked, ofFound] = [0, 0]
    for (const { likeness: like, ats, tos } of matchesWith(found.parts)) {
      if (ats.some((at) => left.has(at)) || tos.some((to) => right.has(to))) continue
      for (const at of ats) {
        left.set(at, tos.at(at === ats[0] ? 0 : -1) ?? 0)
        ofAsked += worthOf(asked.parts[at]) * like ** 2
      }
      for (const to of tos) {
        right.set(to, ats[0] ?? 0)
        ofFound += worthOf(found.parts[to]) * like ** 2
      }
    }
    const shares = [ofAsked / worthOfAsked, ofFound / worthOfFound]
    const covered = Math.max(...shares)
    const isCompany = asked.isCompany || found.isCompany
    // A person's name is often written shorter, with its first and last part; seldom without either.
    const [lastOfAsked, lastOfFound] = [asked.parts.length - 1, found.parts.length - 1]
    const isTurned =
      lastOfAsked > 0 &&
      left.get(0) === lastOfFound &&
      left.get(lastOfAsked) === 0 &&
      hasSameArticle(asked.parts[0], found.parts[lastOfFound]) &&
      hasSameArticle(asked.parts[lastOfAsked], found.parts[0])
    const ends =
      (left.get(0) === 0 || isTurned ? 0.5 : 0) +
      (right.get(lastOfFound) === lastOfAsked || left.get(lastOfAsked) === lastOfFound || isTurned ? 0.5 : 0)
    const score = 0.55 * covered + 0.3 * Math.min(...shares) + 0.15 * (isCompany ? covered : ends)
    // Companies are often called by one word, without what tells that they are some.
    const isOneKind =
      asked.isCompany === found.isCompany || (asked.isCompany ? found : asked).parts.length === 1
    return score * (isOneKind ? 1 : otherKind) * (isInOrder(left) ? 1 : otherOrder)
  }
}

/** A person's name is seldom that of a company, and seldom written in another order. */
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
