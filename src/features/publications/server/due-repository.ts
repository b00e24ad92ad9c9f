import { and, gt, inArray, lte, min, sql } from 'drizzle-orm'
import type { Changes } from '#db/changes.ts'
import { nextVersion } from '#db/columns.ts'
import type { Database } from '#db/connection.ts'
import { contentLanguages } from '#languages/language.ts'
import { derivePublications } from './derived-repository.ts'
import { publications } from './table.ts'

/**
 * Publishes the other language of each publication when its date has come, and returns their ids. Safe to run
 * in several instances: each row changes once.
 */
export const publishDueLanguages = async (db: Database): Promise<number[]> => {
  const isDue = lte(publications.otherLanguageDate, sql`now()`)
  const due = await db.select({ id: publications.id }).from(publications).where(isDue)
  if (due.length === 0) return []
  return db.transaction(async (tx) => {
    const published = await tx
      .update(publications)
      .set({
        publishedLanguages: [...contentLanguages],
        otherLanguageDate: null,
        updatedAt: nextVersion(publications.updatedAt),
      })
      .where(
        inArray(
          publications.id,
          tx
            .select({ id: publications.id })
            .from(publications)
            .where(isDue)
            .for('update', { skipLocked: true }),
        ),
      )
      .returning({ id: publications.id })
    const ids = published.map(({ id }) => id)
    await derivePublications(tx, ids)
    return ids
  })
}

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
