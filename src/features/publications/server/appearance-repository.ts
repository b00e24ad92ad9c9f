import { and, gt, min, sql } from 'drizzle-orm'
import type { Changes } from '#db/changes.ts'
import type { Database } from '#db/connection.ts'
import { publications } from './table.ts'

const { publishDate, isVisible, publishedLanguages } = publications

/**
 * Milliseconds until the next scheduled publication appears, searched from `since` milliseconds ago, so the
 * result may be negative; Infinity if none is scheduled. Relative, because the clocks of server and database
 * differ.
 */
const readNext = async (db: Database, since: number): Promise<number> => {
  const [row] = await db
    .select({ wait: sql<string | null>`extract(epoch from ${min(publishDate)} - now()) * 1000` })
    .from(publications)
    .where(
      and(
        sql`${isVisible}`,
        sql`cardinality(${publishedLanguages}) > 0`,
        gt(publishDate, sql`now() - make_interval(secs => ${Math.max(0, since) / 1000})`),
      ),
    )
  return row?.wait ? Number(row.wait) : Number.POSITIVE_INFINITY
}

/**
 * Like `readNext`, but queries the database only after a change of the content or when the cached time has passed.
 */
export const nextAppearance = (db: Database, changes: Changes) => {
  let known = { version: -1, from: Number.POSITIVE_INFINITY, at: 0 }
  return async (since: number): Promise<number> => {
    const now = Date.now()
    const began = now - since
    const { contentVersion: version } = changes
    const isKnown = known.version === version && known.from <= began && began < known.at
    if (isKnown) return known.at - now
    const wait = await readNext(db, since)
    known = { version, from: began, at: now + wait }
    return wait
  }
}
