import type { Database } from '#db/connection.ts'
import { type FoundName, findNames } from '#features/conflicts/server/names-repository.ts'
import type { Sought } from './sought-repository.ts'

const mostNames = 15

/**
 * Names that are written otherwise than the query and may be the same. A single name says little of whose it is: what
 * else the found one has does not count against it as much.
 */
export const findAlike = async (db: Database, { typed, words }: Sought): Promise<FoundName[]> => {
  const letters = words.filter((word) => /\p{L}{2}/u.test(word) && !word.includes('@'))
  if (letters.length === 0 || letters.length < words.length || typed.length < shortestName) return []
  const least = letters.length === 1 ? 0.65 : 0.74
  // Apart, so that many accounts of one name do not hide the requests.
  const people = await findNames(db, typed, { kinds: ['user', 'client', 'member'], least, limit: mostNames })
  return [
    ...people,
    ...(await findNames(db, typed, { kinds: ['request', 'party'], least, limit: mostNames })),
  ]
}

const shortestName = 3
