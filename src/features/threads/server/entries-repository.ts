import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'

/**
 * The newest entries of several kinds, newest first. `parts` select kind, id and time of each kind, and `find`
 * fetches the entries of a page.
 */
export const listNewest = async <Kind extends string, Entry extends { kind: Kind; id: number }>(
  db: Database,
  parts: readonly SQL[],
  count: number,
  find: (idsOf: (kind: Kind) => number[]) => Promise<Entry[]>,
): Promise<{ entries: Entry[]; hasMore: boolean }> => {
  if (parts.length === 0) return { entries: [], hasMore: false }
  const { rows } = await db.execute<{ kind: Kind; id: number }>(sql`
    select kind, id from (${sql.join([...parts], sql` union all `)}) as entries
    order by at desc, kind, id desc limit ${count + 1}`)
  const shown = rows.slice(0, count)
  const found = await find((kind) => shown.flatMap((row) => (row.kind === kind ? row.id : [])))
  return {
    entries: shown.flatMap((row) => found.find((each) => each.kind === row.kind && each.id === row.id) ?? []),
    hasMore: rows.length > count,
  }
}
