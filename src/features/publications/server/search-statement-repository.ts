import { and, type SQL, sql } from 'drizzle-orm'
import type { Page, Sort } from '#api/lists.ts'
import { inOrder, orderBy } from '#db/pages.ts'
import { spellingsOfQuery } from '#languages/english-spelling.ts'
import type { PublicationList, PublicationSortField } from './list-repository.ts'
import { conditionsOf, isShown } from './repository.ts'
import { wordsOf } from './search-hits.ts'
import { publications, publicationWords } from './table.ts'

const { id, publishDate, searchVector, searchHead, searchTitle } = publications

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
const rankedByContents = 100

/**
 * One row with the ids of a page of results, the total, the words to mark with their stems, and the stems of the
 * query.
 */
export const searchStatement = ({ q, page, sort, category, year, authorId }: PublicationSearch): SQL => {
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
