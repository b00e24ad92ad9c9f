import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import type { ListedPublication } from '../schema.ts'
import { derivedOf, inPublishedLanguages } from './derived.ts'
import { isDerived } from './derived-repository.ts'
import { listedColumns, withPreviews } from './list-repository.ts'
import { type KnownStems, wordsOf } from './search-hits.ts'
import { type PublicationSearch, searchStatement } from './search-statement-repository.ts'
import { publications, publicationTexts } from './table.ts'

export type FoundTexts = Record<'titleEn' | 'titleAr' | 'plainEn' | 'plainAr', string>
/** A row of a list, and its texts in the published languages. */
type FoundRow = { listed: ListedPublication; texts: FoundTexts }
export type FoundPublications = { rows: FoundRow[]; total: number; stems: KnownStems }

type Found = { ids: number[]; total: number; words: Record<string, string>; stems: string[] }

/** A page of results. The second statement reads only its rows. */
export const searchPublications = async (
  db: Database,
  search: PublicationSearch,
): Promise<FoundPublications> => {
  const [found] = (await db.execute<Found>(searchStatement(search))).rows
  if (!found) throw new Error('a search returned no row')
  const { ids, total } = found
  const stems: KnownStems = new Map(Object.entries(found.words))
  const rows = ids.length > 0 ? await readFound(db, ids, search.withContents) : []
  const underived = rows.filter(({ isDerived }) => !isDerived).flatMap(({ texts }) => Object.values(texts))
  for (const [word, own] of await listStems(db, [...new Set(underived.flatMap(wordsOf))]))
    if (own.some((stem) => found.stems.includes(stem))) stems.set(word, own.join())
  return { rows: ids.flatMap((id) => rows.find(({ listed }) => listed.id === id) ?? []), total, stems }
}

const readFound = async (db: Database, ids: number[], withContents: boolean) => {
  const found = await db
    .select({
      listed: listedColumns(withContents),
      plainEn: publicationTexts.plainEn,
      plainAr: publicationTexts.plainAr,
    })
    .from(publications)
    .leftJoin(publicationTexts, isDerived)
    .where(inArray(publications.id, ids))
  return found.map(({ listed, plainEn, plainAr }) => {
    const isDerived = plainEn !== null && plainAr !== null
    const { titleEn, titleAr, publishedLanguages } = listed
    const plain = isDerived ? { plainEn, plainAr } : derivedOf(listed)
    const texts = { titleEn, titleAr, plainEn: plain.plainEn, plainAr: plain.plainAr, publishedLanguages }
    const row = inPublishedLanguages(withPreviews(listed, withContents))
    return { isDerived, texts: inPublishedLanguages(texts), listed: row }
  })
}

/** The stems of the words of rows that are not derived yet. */
const listStems = async (db: Database, words: string[]): Promise<[string, string[]][]> => {
  if (words.length === 0) return []
  const { rows } = await db.execute<{ word: string; stems: string[] }>(
    sql`select word, tsvector_to_array(search_vector(word)) as stems from unnest(${sql.param(words)}::text[]) as word`,
  )
  return rows.map(({ word, stems }) => [word, stems])
}
