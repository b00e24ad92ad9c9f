import { and, type SQL, sql } from 'drizzle-orm'
import type { Page, Sort } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { inOrder, orderBy } from '#db/pages.ts'
import { isCurrent } from './derived-repository.ts'
import { jsonOf, onPage, type PublicationList, type PublicationSortField } from './list-repository.ts'
import { conditionsOf, isPublished, isShown } from './repository.ts'
import { publications, publicationTexts, publicationWords } from './table.ts'

const { id, publishDate, publishedLanguages, searchVector, searchHead, searchTitle } = publications

export type PublicationSearch = PublicationList & {
  q: string
  /** The default is best matches first. */
  sort?: Sort<PublicationSortField> | undefined
}

/**
 * Written so that the index is not used: reading it for every publication takes longer than checking the
 * matches.
 */
const isShownAmongMatches = sql`(${isShown}) is true`

/** The number of best matches that are also ranked by their contents, which takes longer (decision 9). */
export const rankedByContents = 100

/**
 * A page of results with all its data. Without results, one row carries the remaining columns. With
 * `isKnown`, the parsed query is passed as placeholders.
 */
export const searchStatement = (
  db: Database,
  { page, sort, withContents, ...filters }: PublicationSearch,
  isKnown: boolean,
) =>
  rowsOf(db, {
    withContents,
    requested: isKnown ? requestedBefore : requested,
    ctes: sql`
      ${rowsFound(and(isShownAmongMatches, ...conditionsOf(filters)))},
      ${sort ? sql`` : sql`ranked as materialized (${ranked(page)}),`}
      shown as materialized (${sort ? sorted(sort, onPage(page)) : sql`select id, place from ranked order by place ${onPage(page)}`})`,
    total: sql`(select count(*)::int from by_words) + (select count(*)::int from by_title)`,
    best: sort
      ? sql`null`
      : sql`(select array_agg(id order by place) from ranked where place <= ${sql.raw(String(rankedByContents))})`,
    question: isKnown ? sql`null` : questionRequested,
    wait: sql`(select extract(epoch from min(${publishDate}) - now()) * 1000 from ${publications}
      where ${isPublished} and ${publishDate} > now())`,
  })

/** The same for known ids, without publications that visitors may no longer see. */
export const knownRowsStatement = (db: Database, { withContents }: PublicationSearch) =>
  rowsOf(db, {
    withContents,
    requested: requestedBefore,
    ctes: sql`shown as materialized (
      select ${id}, place from unnest(${sql.placeholder('ids')}::int[]) with ordinality as known (known_id, place)
      join ${publications} on ${id} = known_id and ${isShown})`,
    total: sql`null::int`,
    best: sql`null::int[]`,
    question: sql`null`,
    wait: sql`null::float`,
  })

type Parts = { withContents: boolean } & Record<
  'requested' | 'ctes' | 'total' | 'best' | 'question' | 'wait',
  SQL
>

const rowsOf = (db: Database, { withContents, requested, ctes, total, best, question, wait }: Parts) => {
  const once = (value: SQL) => sql`case when ${isFirst} then (${value}) end`
  return db
    .select({
      id: sql<number | null>`id`,
      total: sql<number>`total`,
      best: sql<number[] | null>`best`,
      /** Milliseconds until the next publication appears; null if none is scheduled. */
      wait: sql<number | null>`wait`.mapWith(Number),
      words: sql<string | null>`words`,
      question: sql<string | null>`question`,
      titleEn: sql<string>`title_en`,
      titleAr: sql<string>`title_ar`,
      publishedLanguages: sql<string[]>`published_languages`,
      plainEn: sql<string>`plain_en`,
      plainAr: sql<string>`plain_ar`,
      json: sql<string | null>`json`,
    })
    .from(sql`(
      with search as materialized (${requested}), ${ctes}
      select shown.id, ${total} as total, ${once(best)} as best, ${once(wait)} as wait,
        ${once(wordsRequested)} as words, ${once(question)} as question,
        ${publications.titleEn}, ${publications.titleAr}, ${publishedLanguages}::text[] as published_languages,
        ${publicationTexts.plainEn}, ${publicationTexts.plainAr}, ${jsonOf(withContents)} as json
      from (select) as always left join shown on true
      left join ${publications} on ${id} = shown.id
      left join ${publicationTexts} on ${publicationTexts.publicationId} = shown.id and ${isCurrent}
      order by shown.place
    ) as results`)
}

const isFirst = sql`shown.place is not distinct from (select min(place) from shown)`

const requestedBefore = sql`select ${sql.placeholder('query')}::tsquery as words,
  ${sql.placeholder('fragment')}::text as fragment, ${sql.placeholder('stems')}::text[] as stems`

/** A `Question` as JSON. */
const questionRequested = sql`
  select json_build_object('query', words::text, 'fragment', fragment, 'stems', stems)::text from search`

/** Shorter fragments occur in nearly every title. */
export const minFragmentLength = sql.raw('3')

/** The words of the query in each spelling. One prepared statement handles any number of them. */
const anySpelling = sql`(select coalesce(string_agg('(' || query || ')', ' | '), '')::tsquery
  from (select nullif(search_query(spelling)::text, '') as query from unnest(${sql.placeholder('spellings')}::text[]) as spelling) as queries)`

/** The parsed query, computed once: its words, a fragment of a title, and the stems of each word. */
const requested = sql`
  select ${anySpelling} as words,
    case when length(squeeze_text(q)) >= ${minFragmentLength}
      then '%' || replace(replace(replace(squeeze_text(q), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' end as fragment,
    array(select unnest(tsvector_to_array(search_vector(word)))
      from unnest(${sql.placeholder('words')}::text[]) as word) as stems
  from (select ${sql.placeholder('q')}::text as q) as query`

/** The words to mark, one per line, with their stems. */
const wordsRequested = sql`
  select string_agg(word || chr(9) || array_to_string(stems, ','), chr(10)) from ${publicationWords}
  where stems && (select stems from search)`

/**
 * Two queries, because one with `or` would read every vector again. Only the few results of the second query
 * are compared with the first: combining both and removing duplicates took as long as the search itself.
 */
const rowsFound = (where: SQL | undefined): SQL => {
  const columns = sql`select ${id}, ${publishDate}, ts_rank(${searchHead}, (select words from search)) as head from ${publications}`
  return sql`
    by_words as materialized (${columns} where ${where} and ${searchVector} @@ (select words from search)),
    by_title as materialized (${columns} where ${where} and ${searchTitle} like (select fragment from search)
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
const ranked = (page: Page): SQL => {
  const first = sql.raw(String(rankedByContents))
  const last =
    page.offset > 0
      ? sql`${sql.placeholder('offset')}::int + ${sql.raw(String(page.limit))}`
      : sql.raw(String(page.limit))
  return sql`
    select id, row_number() over (order by case when place <= ${first} then
      (select ts_rank(${searchVector}, (select words from search), 1) from ${publications} where ${id} = best.id)
    end desc nulls last, place) as place
    from (
      select id, row_number() over (order by head desc, publish_date desc, id desc) as place from (
        select * from found order by head desc, publish_date desc, id desc limit greatest(${first}, ${last})
      ) as nearest
    ) as best`
}
