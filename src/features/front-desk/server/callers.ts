import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { findCallers } from '#features/find/server/find.ts'
import { maxFound } from '#features/find/values.ts'
import { phoneInQuery } from '#fields/number-in-query.ts'
import type { SimilarAnswer } from '../schema.ts'

type Given = { name?: string | undefined; phone?: string | undefined; email?: string | undefined }

/**
 * People and earlier requests that may be the caller's: first those that match name and number, then each
 * alone. The searches run one after the other in the same transaction.
 */
export const findSimilarCallers = async (
  db: Database,
  { name = '', phone = '', email = '' }: Given,
  reader: Reader,
): Promise<SimilarAnswer> => {
  const digits = phoneInQuery(phone)
  const searches = [
    ...(name && digits !== undefined ? [{ typed: name, digits }] : []),
    ...[phone, email, name].filter(Boolean).map((typed) => ({ typed })),
  ]
  const answer: SimilarAnswer = { people: [], requests: [] }
  for (const search of searches) {
    const found = await findCallers(db, search, reader)
    answer.people.push(...found.people)
    answer.requests.push(...found.requests)
  }
  return {
    people: distinct(answer.people, ({ kind, id }) => `${kind} ${id}`),
    requests: distinct(answer.requests, ({ id }) => String(id)),
  }
}

const distinct = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] => {
  const seen = new Set<string>()
  return rows.filter((row) => !seen.has(keyOf(row)) && seen.add(keyOf(row))).slice(0, maxFound)
}
