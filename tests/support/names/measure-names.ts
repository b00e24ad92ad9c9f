import { sql } from 'drizzle-orm'
import type { DatabaseConnection } from '#db/connection.ts'
import { findNames, keyNames } from '#features/conflicts/server/names-repository.ts'
import { foundKinds } from '#features/conflicts/values.ts'
import { backgroundNames, seeded } from './background.ts'
import { type ListOfNames, type NamePair, namePairs } from './pairs.ts'

const shown = 50
/** The rank of a correct name that is not among the results shown. */
const missing = shown

export type FoundPair = NamePair & { place: number; above: string[]; milliseconds: number }

/** Inserts names of other people, with those of the pairs among them. */
export const fillNames = async ({ db }: DatabaseConnection, count: number): Promise<void> => {
  const random = seeded(5)
  const pairs = Object.values(namePairs).flat()
  const names = backgroundNames(count - pairs.length)
  for (const { found } of pairs) names.splice(random(names.length), 0, found)
  for (let at = 0; at < names.length; at += 5_000)
    await db.execute(sql`
      insert into known_names (kind, subject_id, place, name)
      select 'client', ${at}::integer + number, 0, name
      from unnest(${sql.param(names.slice(at, at + 5_000))}::text[]) with ordinality as listed (name, number)`)
  await keyNames(db)
  await db.execute(sql`analyze known_names`)
}

/** The rank of each correct name, from 0. Other spellings of the same name do not count as wrong. */
export const findPairs = async ({ db }: DatabaseConnection, list: ListOfNames): Promise<FoundPair[]> => {
  const found: FoundPair[] = []
  for (const pair of namePairs[list]) {
    const same = spellingsOf(pair)
    const began = performance.now()
    const hits = await findNames(db, pair.requested, { kinds: foundKinds, accepts: () => true, limit: shown })
    const milliseconds = performance.now() - began
    const others = hits.filter(({ name }) => name === pair.found || !same.has(name)).map(({ name }) => name)
    const at = others.indexOf(pair.found)
    const place = at === -1 ? missing : at
    found.push({ ...pair, place, above: others.slice(0, place), milliseconds })
  }
  return found
}

const spellingsOf = ({ requested, found }: NamePair): Set<string> =>
  new Set(
    Object.values(namePairs)
      .flat()
      .filter((pair) => [pair.requested, pair.found].some((name) => name === requested || name === found))
      .flatMap((pair) => [pair.requested, pair.found]),
  )

export const shareAmongFirstFive = (found: readonly FoundPair[]): number =>
  found.filter(({ place }) => place < 5).length / found.length

export const wrongOnesAbove = (found: readonly FoundPair[]): number =>
  found.reduce((sum, { place }) => sum + place, 0) / found.length
