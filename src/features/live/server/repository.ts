import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { type LiveKind, liveKinds } from '../values.ts'
import type { RecordNews } from './news.ts'
import { liveTables, openedRequest } from './tables-repository.ts'

type Requested = { kind: LiveKind; found: SQL }

/** The kinds of records among these of which the staff member may read at least one. */
export const listReadableKinds = async (
  db: Database,
  reader: Reader,
  news: readonly RecordNews[],
): Promise<LiveKind[]> => {
  const requested = news.flatMap((each) => requestedOf(each, reader))
  const columns = liveKinds.flatMap((kind) => {
    const found = requested.filter((each) => each.kind === kind).map((each) => each.found)
    return found.length === 0 ? [] : [{ kind, found: sql.join(found, sql` or `) }]
  })
  if (columns.length === 0) return []
  const { rows } = await db.execute<{ kind: LiveKind }>(
    sql.join(
      columns.map(({ kind, found }) => sql`select ${kind}::text as kind where ${found}`),
      sql` union all `,
    ),
  )
  return rows.map(({ kind }) => kind)
}

const requestedOf = ({ table, kind, ids, requests }: RecordNews, reader: Reader): Requested[] => {
  const [, isReadable] = liveTables[table]
  const there = ids.length === 0 ? [] : [isReadable(ids, reader)]
  const gone = requests.length === 0 ? [] : [openedRequest(requests, reader)]
  return [...there, ...gone].map((found) => ({ kind, found }))
}
