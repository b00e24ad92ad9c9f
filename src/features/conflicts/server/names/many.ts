import { keysOf, singlesOf } from './keys.ts'
import { type Name, readName } from './parts.ts'
import { type Comparison, comparisonWith, type KnownLikenesses } from './similarity.ts'

type Listed = { name: Name; compare: (found: Name) => Comparison }

/**
 * Thousands of names with an index in memory, to compare all people with them: a query of the database for each of
 * the names takes several times as long.
 */
export class ManyNames {
  readonly #listed: Listed[] = []
  readonly #withKey = new Map<string, number[]>()
  readonly #likenesses: KnownLikenesses = new Map()

  /** Its position is the number of names before it. */
  add(listed: string): void {
    const name = readName(listed)
    const at = this.#listed.push({ name, compare: comparisonWith(name, this.#likenesses) }) - 1
    for (const key of soughtKeysOf(name)) {
      const before = this.#withKey.get(key)
      if (before) before.push(at)
      else this.#withKey.set(key, [at])
    }
  }

  /** The positions of names that may belong to the same person or company as this one. */
  find(name: string): { at: number; likeness: number }[] {
    const found = readName(name)
    const { whole, pairs, halves, singles } = keysOf(found)
    const candidates = new Set<number>()
    for (const keys of [whole, pairs, halves, singles])
      for (const key of keys) for (const at of this.#withKey.get(key) ?? []) candidates.add(at)
    const keysOfFound = new Set(found.parts.flatMap(({ keys }) => keys))
    return [...candidates].flatMap((at) => {
      const listed = this.#listed[at]
      if (!listed || !sharesMost(listed.name, found, keysOfFound)) return []
      const { isOne, likeness } = listed.compare(found)
      return isOne ? [{ at, likeness }] : []
    })
  }
}

/**
 * Names with the same ends, or with two equal parts or more, share a pair too. A name of three parts or more is found
 * by two of them only.
 */
const soughtKeysOf = (name: Name): Set<string> => {
  const { whole, pairs, halves, singles } = keysOf(name)
  return new Set([
    ...whole.filter((key) => !key.includes('+')),
    ...pairs,
    ...(name.parts.length > 2 ? [] : halves),
    ...singlesOf(name, singles),
  ])
}

/**
 * A quick condition before the comparison of two people: all parts of the shorter name, but one, sound like a part of
 * the other. With fewer, two names are never one.
 */
const sharesMost = (one: Name, other: Name, keysOfOther: ReadonlySet<string>): boolean => {
  if (one.isCompany || other.isCompany || one.also || other.also) return true
  const shared = one.parts.filter(({ keys }) => keys.some((key) => keysOfOther.has(key))).length
  return shared >= Math.min(one.parts.length, other.parts.length) - 1
}
