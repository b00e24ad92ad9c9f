import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Page, Sort } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { inOrder, orderBy } from '#db/rows.ts'
import { spellingsOfQuery } from '#languages/english-spelling.ts'
import type { ListedPublication } from '../schema.ts'
import { isDerived } from './derived-repository.ts'
import {
  conditionsOf,
  isShown,
  listedColumns,
  type PublicationList,
  type PublicationSortField,
  withPreviews,
} from './repository.ts'
import { publications, publicationTexts, publicationWords } from './table.ts'
import { derivedOf, inPublishedLanguages, type KnownStems, wordsOf } from './texts.ts'

const { id, publishDate, searchVector, searchHead, searchTitle } = publications

export type PublicationSearch = PublicationList & {
  q: string
  /** The default is best matches first. */
  sort?: Sort<PublicationSortField> | undefined
}

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

/**
 * Written so that the index is not used: reading it for every publication takes longer than checking the
 * matches.
 */
const isShownAmongMatches = sql`(${isShown}) is true`

/** The number of best matches that are also ranked by their contents, which takes longer (decision 9). */
const rankedByContents = 100

/**
 * One row with the ids of a page of results, the total, the words to mark with their stems, and the stems of the
 * query.
 */
const searchStatement = ({ q, page, sort, category, year, authorId }: PublicationSearch): SQL => {
  const limits = sql`limit ${page.limit} offset ${page.offset}`
  return sql`
    with asked as materialized (${requested(q)}),
      ${rowsFound(and(isShownAmongMatches, ...conditionsOf({ category, year, authorId })))},
      shown as (${sort ? sorted(sort, limits) : sql`select id, place from (${ranked(page)}) as ranked order by place ${limits}`})
    select array(select id from shown order by place) as ids,
      (select count(*)::int from by_words) + (select count(*)::int from by_title) as total,
      (${wordsRequested}) as words, (select stems from asked) as stems`
}

/** Shorter fragments occur in nearly every title. */
export const minFragmentLength = sql.raw('3')

/** The parsed query, computed once: its words in each spelling, a fragment of a title, and the stems of each word. */
const requested = (q: string): SQL => {
  const spellings = spellingsOfQuery(q)
  const words = spellings.flatMap(wordsOf)
  return sql`
    select (select coalesce(string_agg('(' || query || ')', ' | '), '')::tsquery
        from (select nullif(search_query(spelling)::text, '') as query
          from unnest(${sql.param(spellings)}::text[]) as spelling) as queries) as words,
      case when length(squeeze_text(q)) >= ${minFragmentLength}
        then '%' || replace(replace(replace(squeeze_text(q), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' end as fragment,
      array(select unnest(tsvector_to_array(search_vector(word))) from unnest(${sql.param(words)}::text[]) as word) as stems
    from (select ${q}::text as q) as query`
}

/** The words to mark and their stems, as JSON. */
const wordsRequested = sql`
  select coalesce(json_object_agg(word, array_to_string(stems, ',')), '{}') from ${publicationWords}
  where stems && (select stems from asked)`

/**
 * Two queries, because one with `or` would read every vector again. Only the few results of the second query
 * are compared with the first: combining both and removing duplicates took as long as the search itself.
 */
const rowsFound = (where: SQL | undefined): SQL => {
  const columns = sql`select ${id}, ${publishDate}, ts_rank(${searchHead}, (select words from asked)) as head from ${publications}`
  return sql`
    by_words as materialized (${columns} where ${where} and ${searchVector} @@ (select words from asked)),
    by_title as materialized (${columns} where ${where} and ${searchTitle} like (select fragment from asked)
      and ${id} not in (select id from by_words)),
    found as not materialized (select * from by_words union all select * from by_title)`
}

const sorted = (sort: Sort<PublicationSortField>, limits: SQL): SQL => {
  const order = sql.join(orderBy(inOrder(publications, sort)), sql`, `)
  return sql`
    select ${id}, row_number() over (order by ${order}) as place from ${publications}
    where ${id} in (select id from found) order by ${order} ${limits}`
}

/** Ranks by words in title and summary, then by date, and the best ones again by all their words. */
const ranked = ({ limit, offset }: Page): SQL => {
  const first = sql.raw(String(rankedByContents))
  const last = Math.max(rankedByContents, offset + limit)
  return sql`
    select id, row_number() over (order by case when place <= ${first} then
      (select ts_rank(${searchVector}, (select words from asked), 1) from ${publications} where ${id} = best.id)
    end desc nulls last, place) as place
    from (
      select id, row_number() over (order by head desc, publish_date desc, id desc) as place from (
        select * from found order by head desc, publish_date desc, id desc limit ${last}
      ) as nearest
    ) as best`
}

/** The stems of the words of rows that are not derived yet. */
const listStems = async (db: Database, words: string[]): Promise<[string, string[]][]> => {
  if (words.length === 0) return []
  const { rows } = await db.execute<{ word: string; stems: string[] }>(
    sql`select word, tsvector_to_array(search_vector(word)) as stems from unnest(${sql.param(words)}::text[]) as word`,
  )
  return rows.map(({ word, stems }) => [word, stems])
}
