import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { findPictureSizes } from '#features/images/server/repository.ts'
import { publicationColumns, publications, publicationTexts, publicationWords } from './table.ts'
import { derivedOf, derivedVersion, wordsOf } from './texts.ts'

/** The derived data matches its publication. */
export const isDerived = and(
  eq(publicationTexts.publicationId, publications.id),
  eq(publicationTexts.version, derivedVersion),
)

/** Publications in every language, as input for derived data. */
const listWhole = (db: Database, ids: number[]) =>
  db.select(publicationColumns).from(publications).where(inArray(publications.id, ids))

/** Must run in the transaction of each write to publications. */
export const derivePublications = async (db: Database, ids: number[]): Promise<void> => {
  const rows = await listWhole(db, ids)
  if (rows.length === 0) return
  const sizeOf = await findPictureSizes(
    db,
    rows.flatMap(({ contentEn, contentAr }) => [contentEn, contentAr]),
  )
  const derived = rows.map((row) => ({ row, texts: derivedOf(row, sizeOf) }))
  await db
    .insert(publicationTexts)
    .values(derived.map(({ row, texts }) => ({ publicationId: row.id, version: derivedVersion, ...texts })))
    .onConflictDoUpdate({ target: publicationTexts.publicationId, set: newValues })
  const words = derived.flatMap(({ row, texts }) =>
    [row.titleEn, row.titleAr, texts.plainEn, texts.plainAr].flatMap(wordsOf),
  )
  await addWords(db, [...new Set(words)])
}

const newValues = {
  version: sql`excluded.version`,
  previewEn: sql`excluded.preview_en`,
  previewAr: sql`excluded.preview_ar`,
  plainEn: sql`excluded.plain_en`,
  plainAr: sql`excluded.plain_ar`,
  articleEn: sql`excluded.article_en`,
  articleAr: sql`excluded.article_ar`,
}

/** Longer words cannot be indexed, and users do not search for them. */
const maxWordLength = 100

const addWords = async (db: Database, words: string[]): Promise<void> => {
  // Sorted, so that concurrent inserts of the same words lock them in the same order.
  const indexed = words.filter((word) => word.length <= maxWordLength).sort()
  const { word, stems } = publicationWords
  await db.execute(sql`insert into ${publicationWords} (${sql.identifier(word.name)}, ${sql.identifier(stems.name)})
    select new, tsvector_to_array(search_vector(new)) from unnest(${sql.param(indexed)}::text[]) as new
    where not exists (select from ${publicationWords} where ${word} = new) on conflict do nothing`)
}

const atOnce = 20

/**
 * Updates derived data after a new version of Mizan or a manual change in the database; returns the number of
 * publications. Each batch is a transaction of its own, so it can stop and resume at any time.
 */
export const deriveOutdated = async (db: Database, isStopping = () => false): Promise<number> => {
  let count = 0
  let last = 0
  while (!isStopping()) {
    const ids = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: publications.id })
        .from(publications)
        .leftJoin(publicationTexts, isDerived)
        .where(and(gt(publications.id, last), isNull(publicationTexts.publicationId)))
        .orderBy(asc(publications.id))
        .limit(atOnce)
        .for('no key update', { of: publications, skipLocked: true })
      const found = rows.map(({ id }) => id)
      await derivePublications(tx, found)
      return found
    })
    count += ids.length
    if (ids.length === 0) break
    last = ids.at(-1) ?? last
  }
  return count
}
