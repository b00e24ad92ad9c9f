import { inArray, lte, sql } from 'drizzle-orm'
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
