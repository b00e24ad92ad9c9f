import type { Database } from '#db/connection.ts'
import { type FoundName, findNames } from '#features/conflicts/server/names-repository.ts'
import type { FoundKind } from '#features/conflicts/values.ts'
import { hasNameAndPhone, type Query } from './query-repository.ts'

const maxNames = 15

/**
 * Names with a different spelling that may be the same person. For a query of one name, the other parts of
 * the found name have less weight.
 */
export const findAlike = async (db: Database, query: Query, limit = maxNames): Promise<FoundName[]> => {
  const { name, names: words } = query
  const letters = words.filter((word) => /\p{L}{2}/u.test(word))
  // An address or a number is not a name, but "&", "W.L.L." and "3" may be part of one.
  const isOther = words.some((word) => word.includes('@') || /\d{3}/.test(word))
  if (letters.length === 0 || isOther || name.length < minNameLength) return []
  const min = letters.length === 1 ? 0.65 : 0.74
  const accepts = ({ likeness }: { likeness: number }) => likeness >= min
  // The digits are those of the sender, not of a party.
  const kinds: FoundKind[] = hasNameAndPhone(query) ? ['request'] : ['request', 'party']
  // A separate query, so that many accounts with one name do not hide the requests.
  const people = await findNames(db, name, {
    kinds: ['user', 'client', 'member'],
    accepts,
    limit,
  })
  return [...people, ...(await findNames(db, name, { kinds, accepts, limit }))]
}

const minNameLength = 3
