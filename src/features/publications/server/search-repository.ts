import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { inOrder, orderBy } from '#db/pages.ts'
import { prepared } from '#db/prepared.ts'
import type { Page, Sort } from '#http/lists.ts'
import { derivedOf } from './derived.ts'
import { isCurrent, listWhole } from './derived-repository.ts'
import { jsonOf, keyOf, onPage, type PublicationList, type PublicationSortField } from './list-repository.ts'
import { conditionsOf, isShown } from './repository.ts'
import { type KnownStems, wordsOf } from './search-hits.ts'
import { publications, publicationTexts, publicationWords } from './table.ts'

const { id, publishDate, publishedLanguages, searchVector, searchHead, searchTitle } = publications

type PublicationSearch = PublicationList & {
  q: string
  /** By default the best matches first. */
  sort?: Sort<PublicationSortField> | undefined
}

/** What a search asks for, as the database understands it. */
type Question = { query: string; fragment: string | null; stems: string[] }

/** Finding that out takes the database as long as half of a search, and people go through pages of results. */
const knownQuestions = new Map<string, Question>()
const mostKnown = 500

const remember = (q: string, question: Question): void => {
  const oldest = knownQuestions.keys().next()
  if (knownQuestions.size >= mostKnown && !oldest.done) knownQuestions.delete(oldest.value)
  knownQuestions.set(q, question)
}

/** A row that a search found, in every language. */
type FoundRow = Record<'titleEn' | 'titleAr' | 'plainEn' | 'plainAr' | 'json', string> & {
  publishedLanguages: string[]
}

export type FoundPublications = { rows: FoundRow[]; total: number; stems: KnownStems }

/** Everything that a page of results needs, in one statement. */
export const searchPublications = async (
  db: Database,
  search: PublicationSearch,
): Promise<FoundPublications> => {
  const { q, page, sort, withContents } = search
  const known = knownQuestions.get(q)
  const key = `search ${known !== undefined} ${sort?.field} ${sort?.descending} ${keyOf(search)}`
  const rows = await prepared(db, key, () => searchStatement(db, search, known !== undefined)).execute({
    ...search,
    offset: page.offset,
    ...(known ?? { words: wordsOf(q) }),
  })
  const [first] = rows
  const question: Question = known ?? JSON.parse(first?.question ?? '{"stems":[]}')
  if (!known && first?.question) remember(q, question)
  const stems: KnownStems = new Map(
    (first?.words ?? '').split('\n').map((line) => line.split('\t') as [string, string]),
  )
  const queryStems = new Set(question.stems)
  const found: FoundRow[] = []
  for (const { json, plainEn, plainAr, id: foundId, ...row } of rows) {
    if (foundId === null) continue
    if (json !== null) found.push({ ...row, json, plainEn, plainAr } as FoundRow)
    else found.push(await derivedNow(db, foundId, { withContents, queryStems, stems }))
  }
  return { rows: found, total: first?.total ?? 0, stems }
}

/** The same for a row that is not derived yet; adds its words to the known ones. */
const derivedNow = async (
  db: Database,
  underived: number,
  known: { withContents: boolean; queryStems: ReadonlySet<string>; stems: KnownStems },
): Promise<FoundRow> => {
  const [row] = await listWhole(db, [underived])
  if (!row) throw new Error('a publication that was found is gone')
  const { titleEn, titleAr, publishedLanguages: languages } = row
  const { plainEn, plainAr, listedFields, contentFields } = derivedOf(row)
  const words = [titleEn, titleAr, plainEn, plainAr].flatMap(wordsOf)
  for (const [word, stems] of await listStems(db, [...new Set(words)]))
    if (stems.some((stem) => known.queryStems.has(stem))) known.stems.set(word, stems.join())
  const json = `{${listedFields}${known.withContents ? `,${contentFields}` : ''}}`
  return { titleEn, titleAr, plainEn, plainAr, json, publishedLanguages: languages }
}

const listStems = async (db: Database, words: string[]): Promise<[string, string[]][]> => {
  const { rows } = await db.execute<{ word: string; stems: string[] }>(
    sql`select word, tsvector_to_array(search_vector(word)) as stems from unnest(${sql.param(words)}::text[]) as word`,
  )
  return rows.map(({ word, stems }) => [word, stems])
}

const searchStatement = (
  db: Database,
  { page, sort, withContents, ...filters }: PublicationSearch,
  isKnown: boolean,
) => {
  const where = and(isShown, ...conditionsOf(filters))
  return db
    .select({
      id: sql<number | null>`id`,
      total: sql<number>`total`,
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
      with asked as materialized (${isKnown ? askedBefore : asked}),
      found as materialized (${rowsFound(where)}),
      shown as materialized (${sort ? sorted(sort, onPage(page)) : ranked(page)})
      select shown.id, (select count(*)::int from found) as total,
        case when ${isFirst} then (${wordsAsked}) end as words,
        case when ${isFirst} then (${isKnown ? sql`null` : questionAsked}) end as question,
        ${publications.titleEn}, ${publications.titleAr}, ${publishedLanguages}::text[] as published_languages,
        ${publicationTexts.plainEn}, ${publicationTexts.plainAr}, ${jsonOf(withContents)} as json
      from (select) as always left join shown on true
      left join ${publications} on ${id} = shown.id
      left join ${publicationTexts} on ${publicationTexts.publicationId} = shown.id and ${isCurrent}
      order by shown.place
    ) as results`)
}

const isFirst = sql`shown.place is not distinct from (select min(place) from shown)`

const askedBefore = sql`select ${sql.placeholder('query')}::tsquery as words,
  ${sql.placeholder('fragment')}::text as fragment, ${sql.placeholder('stems')}::text[] as stems`

/** As `Question`, in JSON. */
const questionAsked = sql`
  select json_build_object('query', words::text, 'fragment', fragment, 'stems', stems)::text from asked`

/** Shorter fragments occur in nearly every title. */
export const shortestFragment = sql.raw('3')

/** What the query asks for, found out once: the words, a fragment of a title, and the stems of each word. */
const asked = sql`
  select search_query(q) as words,
    case when length(squeeze_text(q)) >= ${shortestFragment}
      then '%' || replace(replace(replace(squeeze_text(q), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' end as fragment,
    array(select unnest(tsvector_to_array(search_vector(word)))
      from unnest(${sql.placeholder('words')}::text[]) as word) as stems
  from (select ${sql.placeholder('q')}::text as q) as query`

/** The words to mark, a line each, with their stems. */
const wordsAsked = sql`
  select string_agg(word || chr(9) || array_to_string(stems, ','), chr(10)) from ${publicationWords}
  where stems && (select stems from asked)`

/** A union of two queries, since an `or` of both would read every vector again. */
const rowsFound = (where: SQL | undefined): SQL => {
  const columns = sql`select ${id}, ${publishDate}, ts_rank(${searchHead}, (select words from asked)) as head from ${publications}`
  return sql`
    ${columns} where ${where} and ${searchVector} @@ (select words from asked)
    union ${columns} where ${where} and ${searchTitle} like (select fragment from asked)`
}

const sorted = (sort: Sort<PublicationSortField>, limits: SQL): SQL => {
  const order = sql.join(orderBy(inOrder(publications, sort)), sql`, `)
  return sql`
    select ${id}, row_number() over (order by ${order}) as place from ${publications}
    where ${id} in (select id from found) order by ${order} ${limits}`
}

/** How many of the best matches are also ranked by their contents, which takes longer (decision 9). */
const rankedByContents = 100

/** Ranks by words in title and summary, then by date, and the best of these again by all their words. */
const ranked = (page: Page): SQL => {
  const first = sql.raw(String(rankedByContents))
  const last =
    page.offset > 0
      ? sql`${sql.placeholder('offset')}::int + ${sql.raw(String(page.limit))}`
      : sql.raw(String(page.limit))
  return sql`
    select id, row_number() over (order by case when place <= ${first} then
      (select ts_rank(${searchVector}, (select words from asked), 1) from ${publications} where ${id} = best.id)
    end desc nulls last, place) as place
    from (
      select id, row_number() over (order by head desc, publish_date desc, id desc) as place from (
        select * from found order by head desc, publish_date desc, id desc limit greatest(${first}, ${last})
      ) as nearest
    ) as best
    order by place ${onPage(page)}`
}
