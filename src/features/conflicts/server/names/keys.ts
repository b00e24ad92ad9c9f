import { joinedOf, type Name, type NamePart, readName } from './parts.ts'
import { skeletonsOf } from './sounds.ts'

const maxParts = 6

/**
 * The index keys of a name, from the rarest to the most common. `ends`: its first and last part together.
 * `pairs`: each two of its parts, since a name is often shortened. `halves`: each part with the first
 * consonant of another one, for spellings that no rule covers. `singles`: its parts, and neighbors joined.
 * `whole`: all parts together.
 */
export type NameKeys = {
  ends: string[]
  pairs: string[]
  halves: string[]
  singles: string[]
  whole: string[]
}

export const keysOf = (name: Name): NameKeys => {
  const keys = keysOfParts(name.parts)
  if (!name.also) return keys
  const also = keysOf(name.also)
  return {
    ends: [...keys.ends, ...also.ends],
    pairs: [...keys.pairs, ...also.pairs],
    halves: [...keys.halves, ...also.halves],
    singles: [...keys.singles, ...also.singles],
    whole: [...keys.whole, ...also.whole],
  }
}

const keysOfParts = (written: NamePart[]): NameKeys => {
  const all = written.filter(({ isInitial }) => !isInitial)
  const parts = all.length > maxParts ? [...all.slice(0, maxParts - 1), all.at(-1) as NamePart] : all
  const joined = joinedOf(parts)
  const pairs = new Set<string>()
  for (const [at, part] of parts.entries())
    for (const other of parts.slice(at + 1)) for (const key of both(part, other)) pairs.add(key)
  for (const { part, from } of joined)
    for (const [at, other] of parts.entries())
      if (at !== from && at !== from + 1) for (const key of both(part, other)) pairs.add(key)
  const [first, last] = [parts[0], parts.at(-1)]
  return {
    ends: parts.length > 1 && first && last ? both(first, last).map((key) => `^${key}`) : [],
    pairs: [...pairs],
    halves: halvesOf(parts.length < all.length ? parts : written),
    singles: [...new Set([...parts, ...joined.map(({ part }) => part)].flatMap(({ keys }) => keys))],
    whole: [parts, distinctiveOf(parts), ...(parts.length === 2 ? joined.map(({ part }) => [part]) : [])]
      .flatMap(allTogether)
      .map((key) => `=${key}`),
  }
}

/** The distinctive words of a company name, without its trade, which is often shortened. */
const distinctiveOf = (parts: NamePart[]): NamePart[] => {
  const distinctive = parts.filter(({ isTrade }) => !isTrade)
  return distinctive.length < parts.length ? distinctive : []
}

const halvesOf = (parts: NamePart[]): string[] => {
  const initials = parts.map(({ keys, isInitial, readings }) =>
    [
      ...new Set(
        (isInitial ? readings.flatMap(skeletonsOf).filter((key) => key !== 'A') : keys).map(beginningOf),
      ),
    ].filter((each) => each !== '~'),
  )
  const halves = parts.flatMap(({ keys }, at) =>
    initials.flatMap((of, from) =>
      from === at ? [] : of.flatMap((each) => keys.map((key) => `${key}.${each}`)),
    ),
  )
  return [...new Set(halves)]
}

/** The first letter is not selective for names with Abd, because there are so many of them. */
const beginningOf = (key: string): string => key.slice(0, key.startsWith('BD') ? 3 : 1)

const maxWholes = 8

/** All parts joined in one key, in each possible spelling. */
const allTogether = (parts: NamePart[]): string[] =>
  parts
    .reduce<string[][]>(
      (found, { keys }) => found.flatMap((each) => keys.map((key) => [...each, key])).slice(0, maxWholes),
      parts.length > 0 && parts.length <= maxParts ? [[]] : [],
    )
    .map((keys) => keys.sort().join('+'))

const both = (one: NamePart, other: NamePart): string[] =>
  one.keys.flatMap((left) => other.keys.map((right) => [left, right].sort().join('+')))

/** Keys of the only distinctive part, if the name has just one. */
export const singlesOf = ({ parts }: Name, singles: string[]): string[] => {
  const distinctive = parts.filter(({ isTrade, isInitial }) => !isTrade && !isInitial)
  if (distinctive.length > 1) return []
  return parts.length === 1 ? singles : distinctive.flatMap(({ keys }) => keys)
}

/** Keys of a name to be indexed, in no particular order. */
export const indexedKeysOf = (name: string): string[] => {
  const { ends, pairs, halves, singles, whole } = keysOf(readName(name))
  return [...new Set([...ends, ...pairs, ...halves, ...singles, ...whole])]
}
