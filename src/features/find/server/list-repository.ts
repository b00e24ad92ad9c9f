import { or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { containsText } from '#db/rows.ts'
import { keyNewNames } from '#features/conflicts/server/names-repository.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import type { FoundKind } from '#features/conflicts/values.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { numbered, ofAgreement, ofPower, partiesFor } from './matters-repository.ts'
import {
  asDialled,
  containsQuery,
  findAlike,
  idsAlike,
  powerHashIn,
  readQuery,
  type Searched,
} from './query-repository.ts'

/** A list shows more similar names than the results of the search. */
const maxAlike = 500

/**
 * The search of a list: words, a name with digits, and names in either script, as in the search of the office
 * (decision 67). Undefined, meaning no condition, for an empty query.
 */
export const readListSearch = async (db: Database, typed = '') => {
  if (typed.trim() === '') return undefined
  await keyNewNames(db)
  const query = asDialled(await readQuery(db, typed))
  const alike = await findAlike(db, query, maxAlike)
  const idsOf = (kind: FoundKind) => alike.flatMap((each) => (each.kind === kind ? each.subjectId : []))
  return {
    query,
    idsOf,
    /** `others` are subqueries for further ids. */
    matches: (table: Searched, kind: FoundKind, others: readonly SQL[] = []): SQL | undefined =>
      or(
        // A single letter is not a word of the query.
        containsQuery(table.searchText, query) ?? containsText(table.searchText, typed),
        // An array, so that the primary key is used.
        sql`${table.id} = any(array(${sql.join([idsAlike(table, query, { alike: idsOf(kind) }), ...others], sql` union all `)}))`,
      ),
  }
}

/** Requests are also found by number, and by the parties and powers that the reader may know of. */
export const searchRequests = async (
  db: Database,
  typed: string | undefined,
  { reader, numbers }: { reader: Reader; numbers: PartyNumbers },
): Promise<SQL | undefined> => {
  const search = await readListSearch(db, typed)
  if (!search) return undefined
  const { ofParty } = partiesFor(search.idsOf('party'), reader)
  const powerHash = powerHashIn(search.query.typed, numbers)
  const byPower = ofPower({ ...search.query, powerHash }, reader)
  return search.matches(consultations, 'request', [
    numbered(search.query),
    ofParty,
    byPower,
    ofAgreement(search.query, reader),
  ])
}
